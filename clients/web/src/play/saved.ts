/** The game at this screen, kept in the browser so that a reload does not lose it. */

import type { JsonValue } from "@bufbuild/protobuf";
import type { GameName } from "@ludex/client";
import type { GameRecord } from "./record";
import { type Beginning, newGameJson, newGameOf, type Player, Table } from "./table";

interface Saved {
  newGame: JsonValue;
  players: Player[];
  plies: GameRecord["plies"];
}

const keyOf = (game: GameName) => `ludex.game.${game}`;

export function save({ game, newGame, players }: Beginning, plies: GameRecord["plies"]): void {
  const saved: Saved = { newGame: newGameJson(game, newGame), players: [...players], plies };
  localStorage.setItem(keyOf(game), JSON.stringify(saved));
}

export function hasSaved(game: GameName): boolean {
  return localStorage.getItem(keyOf(game)) !== null;
}

/** The saved game, played up to where it was. Undefined when there is none. */
export async function restore(game: GameName): Promise<Table | undefined> {
  const text = localStorage.getItem(keyOf(game));
  if (text === null) return undefined;
  try {
    const { newGame, players, plies } = JSON.parse(text) as Saved;
    return await Table.resume({ game, newGame: newGameOf(game, newGame), players }, plies);
  } catch (error) {
    // What can't be gone on with would fail at every reload.
    localStorage.removeItem(keyOf(game));
    throw error;
  }
}
