/** What this browser keeps of each match that is played by link: the token, and how far it got. */

import type { Link } from "./link";

export interface Kept {
  /** The token from the player's first link. Absent: this browser only watches. */
  token?: string;
  /** The most plies that a link of this match had. */
  ply: number;
  /** That link's state, as text. */
  state: string;
  /** The state one ply before, as text, if this browser has seen it. */
  before?: string | undefined;
}

const keyOf = ({ game, match }: Pick<Link, "game" | "match">) => `ludex.link.${game}.${match}`;

export function recall(link: Pick<Link, "game" | "match">): Kept | undefined {
  const text = localStorage.getItem(keyOf(link));
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

export function keep(link: Pick<Link, "game" | "match">, kept: Kept): void {
  localStorage.setItem(keyOf(link), JSON.stringify(kept));
}

/** How a link stands to those that this browser has seen. */
export type Age = "new" | "same" | "older" | "other";

/**
 * `older`: fewer plies than one seen before. `other`: as many plies, but another state, so somebody
 * has moved twice from the same position.
 */
export function ageOf(kept: Kept | undefined, ply: number, state: string): Age {
  if (kept === undefined || ply > kept.ply) return "new";
  if (ply < kept.ply) return "older";
  return state === kept.state ? "same" : "other";
}

/** Forgets a match. */
export function forget(link: Pick<Link, "game" | "match">): void {
  localStorage.removeItem(keyOf(link));
}
