/** What can be chosen, derived from the legal moves and from nothing else. */

import type { Colour, Move } from "@ludex/client/limits";
import { COLOURS, LETTERS } from "./cards";

export interface Choices {
  readonly commits: readonly { readonly cards: readonly Colour[]; readonly text: string }[];
  readonly places: ReadonlyMap<Colour, string>;
  readonly exchange: string | undefined;
  readonly suspects: ReadonlyMap<number, string>;
}

export function choicesOf(legal: readonly { text: string; move: Move }[]): Choices {
  const commits: { cards: readonly Colour[]; text: string }[] = [];
  const places = new Map<Colour, string>();
  const suspects = new Map<number, string>();
  let exchange: string | undefined;
  for (const { text, move } of legal) {
    const { action } = move;
    switch (action.case) {
      case "commit":
        commits.push({ cards: action.value.cards, text });
        break;
      case "place":
        places.set(action.value.colour, text);
        break;
      case "suspect":
        suspects.set(action.value.seat, text);
        break;
      case "exchange":
        exchange = text;
    }
  }
  return { commits, places, exchange, suspects };
}

/** The commitment of exactly these cards. */
export function commitOf({ commits }: Choices, picked: readonly Colour[]): string | undefined {
  return commits.find(
    ({ cards }) => cards.length === picked.length && without(cards, picked)?.length === 0,
  )?.text;
}

/** Whether these cards are picked for a legal move, or for the beginning of one. */
export function leadsOn(choices: Choices, picked: readonly Colour[]): boolean {
  const [only] = picked;
  if (only !== undefined && picked.length === 1 && choices.places.has(only)) return true;
  return choices.commits.some(({ cards }) => without(cards, picked) !== undefined);
}

/**
 * The cards of the hand that are picked once this one is chosen, by their indices: one more, or one
 * less if it is picked already, or this one alone where no move has them all. Undefined where no
 * move has this card at all.
 */
export function pick(
  choices: Choices,
  hand: readonly (Colour | undefined)[],
  picked: readonly number[],
  index: number,
): readonly number[] | undefined {
  if (picked.includes(index)) return picked.filter((each) => each !== index);
  const leads = (indices: readonly number[]) => {
    const colours = indices.map((each) => hand[each]);
    return !colours.includes(undefined) && leadsOn(choices, colours as Colour[]);
  };
  return [[...picked, index], [index]].find(leads);
}

/** The text of a commitment of these cards, legal or not. */
export function commitText(picked: readonly Colour[]): string {
  const letters = COLOURS.flatMap((colour) =>
    picked.filter((card) => card === colour).map((card) => LETTERS[card]),
  );
  return `C:${letters.join("")}`;
}

/** What is left of the cards without some of them; undefined if they aren't all there. */
function without(cards: readonly Colour[], some: readonly Colour[]): Colour[] | undefined {
  const left = [...cards];
  for (const card of some) {
    const index = left.indexOf(card);
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  return left;
}
