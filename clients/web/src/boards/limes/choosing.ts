/** What can be chosen, derived from the legal moves and from nothing else. */

import type { Move } from "@ludex/client/limes";
import { at, type Land } from "./land";

export interface Choices {
  /** For each cell where the tile can lie: the moves by quarter turns. */
  readonly lays: ReadonlyMap<string, ReadonlyMap<number, string>>;
  /** The quarter turns that look different, ascending. */
  readonly turns: readonly number[];
  /** The placements, by the quadrant that each is listed with. */
  readonly places: ReadonlyMap<string, string>;
  /** For each territory that a figure can leave: the moves by the territory entered. */
  readonly moves: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The move that uses no figure. */
  readonly decline: string | undefined;
}

export function choicesOf(legal: readonly { text: string; move: Move }[]): Choices {
  const lays = new Map<string, Map<number, string>>();
  const places = new Map<string, string>();
  const moves = new Map<string, Map<string, string>>();
  const turns = new Set<number>();
  let decline: string | undefined;
  for (const { text, move } of legal) {
    const { action } = move;
    switch (action.case) {
      case "layTile": {
        const { column, row, rotation } = action.value;
        inner(lays, at(column, row)).set(rotation, text);
        turns.add(rotation);
        break;
      }
      case "placeFigure":
        places.set(at(action.value.x, action.value.y), text);
        break;
      case "moveFigure": {
        const { fromX, fromY, toX, toY } = action.value;
        inner(moves, at(fromX, fromY)).set(at(toX, toY), text);
        break;
      }
      case "decline":
        decline = text;
    }
  }
  return { lays, turns: [...turns].sort((a, b) => a - b), places, moves, decline };
}

function inner<K, V>(outer: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const found = outer.get(key) ?? new Map<K, V>();
  outer.set(key, found);
  return found;
}

/** The next of the turns that look different. */
export function turnedOn({ turns }: Choices, turn: number, by: 1 | -1): number {
  if (turns.length === 0) return turn;
  const now = Math.max(turns.indexOf(turn), 0);
  return turns[(now + by + turns.length) % turns.length] ?? turn;
}

/** The placement that putting a figure on this quadrant would be, whichever quadrant lists it. */
export function placeAt(choices: Choices, land: Land, key: string): string | undefined {
  const here = land.quadrants.get(key);
  for (const [listed, text] of choices.places) {
    const there = land.quadrants.get(listed);
    // Placements are for one tile only, and so must the quadrant be that is pointed at.
    if (here === undefined || there === undefined || here.tile !== there.tile) continue;
    if (land.territory.get(key) === land.territory.get(listed)) return text;
  }
  return undefined;
}

/** The move of the figure in one territory to the one that this quadrant is part of. */
export function moveTo(
  choices: Choices,
  land: Land,
  from: string,
  key: string,
): string | undefined {
  const territory = land.territory.get(key);
  if (territory === undefined) return undefined;
  for (const [listed, text] of choices.moves.get(from) ?? []) {
    if (land.territory.get(listed) === territory) return text;
  }
  return undefined;
}
