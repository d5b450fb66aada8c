/**
 * Links that carry a sealed game. Two kinds:
 *
 *     #/join/<game>/<match>/<seats>/<seat token>/<sealed state>   one for each player, at the beginning
 *     #/turn/<game>/<match>/<seats>/<sealed state>[/<move>]       after each move, for everybody
 *
 * The state is sealed: it shows nothing to whoever has no token. A turn's link has no token, so it can
 * be sent by any means. The move that led there is in it only where nothing is hidden from anybody. All
 * of it stands behind the `#`, which browsers send to no server.
 *
 * `match` is drawn by the page that makes the game. It names the place in each browser where the
 * player's token is kept; the service has its own in the seal, so a wrong one opens nothing.
 */

import { GAMES, type GameName } from "@ludex/client";

export interface Link {
  game: GameName;
  match: string;
  seats: number;
  /** Only in a player's first link. */
  token: string | undefined;
  state: Uint8Array;
  /** The move that led to the state, as whoever wrote the link says. Only in a turn's link. */
  move: string | undefined;
}

export function writeLink({ game, match, seats, token, state, move }: Link): string {
  const head =
    token === undefined
      ? `#/turn/${game}/${match}/${seats}`
      : `#/join/${game}/${match}/${seats}/${token}`;
  const tail = token === undefined && move !== undefined ? `/${encodeURIComponent(move)}` : "";
  return `${head}/${toText(state)}${tail}`;
}

/** The link as one sends it. */
export function address(link: Link): string {
  return `${location.origin}${location.pathname}${writeLink(link)}`;
}

/** Reads the part of an address from `#` on. Throws with a sentence when it is no link of ours. */
export function parseLink(hash: string): Link {
  const [kind, name, match, seats, ...rest] = hash.replace(/^#\/?/, "").split("/");
  const game = GAMES.find((each) => each === name);
  const [token, text, move] = kind === "join" ? rest : [undefined, ...rest];
  const cut =
    "This is not a whole link. It may have been cut off on its way: ask for it once more.";
  if (kind !== "join" && kind !== "turn") throw new Error("There is no such page.");
  if (game === undefined || !match || !/^[\w-]{4,64}$/.test(match)) throw new Error(cut);
  if (!text || (kind === "join" && !token)) throw new Error(cut);
  const state = toBytes(text, cut);
  return {
    game,
    match,
    seats: Number(seats),
    token,
    state,
    move: move ? spoken(move, cut) : undefined,
  };
}

function spoken(text: string, message: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(message);
  }
}

/** A name for a match that no other has. */
export function newMatch(): string {
  return toText(crypto.getRandomValues(new Uint8Array(9)));
}

/** URL-safe base64. */
export function toText(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function toBytes(text: string, message = "This is no base64."): Uint8Array {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    throw new Error(message);
  }
}
