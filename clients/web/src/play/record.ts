/** Games as files: written by one page, read and verified by another. */

import { fromJson, type JsonObject, type JsonValue, toJson } from "@bufbuild/protobuf";
import { GAMES, type GameName } from "@ludex/client";
import type { NewGameRequest } from "@ludex/client/hexaequo";
import { client } from "../service/client";

/** The form of the file. */
const FORMAT = "ludex record 1";

/** A game: how it began, and its plies. */
export interface GameRecord {
  game: GameName;
  /** The whole request that began it, seed included. */
  newGame: NewGameRequest;
  plies: readonly { seat: number; text: string }[];
}

/** Thrown for a file that is no record; the message says why. */
export class NoRecord extends Error {}

/** The record as the text of a file. */
export function written({ game, newGame, plies }: GameRecord, rulesVersion: string): string {
  const { input } = client(game).service.method.newGame;
  const content = {
    format: FORMAT,
    game,
    rulesVersion,
    newGame: toJson(input, newGame),
    plies: plies.map(({ seat, text }) => ({ seat, move: { text } })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The record in a file's text. Throws NoRecord. */
export function read(text: string): GameRecord {
  let content: JsonValue;
  try {
    content = JSON.parse(text) as JsonValue;
  } catch {
    throw new NoRecord("The file is no JSON.");
  }
  if (!isObject(content) || content["format"] !== FORMAT) {
    throw new NoRecord(`The file is no record: its "format" is not "${FORMAT}".`);
  }
  const game = GAMES.find((each) => each === content["game"]);
  if (game === undefined) throw new NoRecord(`There is no game "${String(content["game"])}".`);
  const listed = content["plies"];
  if (!Array.isArray(listed)) throw new NoRecord('The record has no "plies".');
  const plies = listed.map((ply, index) => {
    const move = isObject(ply) ? ply["move"] : undefined;
    const seat = isObject(ply) ? ply["seat"] : undefined;
    const wording = isObject(move) ? move["text"] : undefined;
    if (typeof wording !== "string" || typeof seat !== "number") {
      throw new NoRecord(`Ply ${index + 1} of the record has no seat or no move.`);
    }
    return { seat, text: wording };
  });
  const { input } = client(game).service.method.newGame;
  try {
    return { game, newGame: fromJson(input, content["newGame"] ?? {}), plies };
  } catch (error) {
    throw new NoRecord(`The record's beginning can't be read: ${(error as Error).message}`);
  }
}

/** Has the service play the whole record: how many plies are legal, and why the next is not. */
export async function verify({ game, newGame, plies }: GameRecord) {
  return client(game).replayGame(
    { newGame: newGame as never },
    plies.map(({ seat, text }) => ({ seat, move: text })),
  );
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
