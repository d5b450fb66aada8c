/** Which page is shown, by the address's fragment: nothing of it ever reaches a server. */

import { GAMES, type GameName } from "@ludex/client";
import { signal } from "@preact/signals";
import { type Link, parseLink } from "./links/link";

export type Route =
  | { page: "start" }
  | { page: "setup"; game: GameName }
  | { page: "game"; game: GameName }
  | { page: "link"; link: Link }
  | { page: "unknown"; why: string };

export const route = signal<Route>(routeOf(location.hash));

/** Shows another page. */
export function go(hash: string): void {
  location.hash = hash;
}

/** Grows when a page is to be opened anew although its address is the same. */
export const opened = signal(0);

/** Shows a page, anew if it is shown already. */
export function reopen(hash: string): void {
  opened.value += 1;
  location.hash = hash;
}

/** Shows another page without a step in the browser's history. */
export function replace(hash: string): void {
  history.replaceState(null, "", hash);
  follow();
}

function follow(): void {
  route.value = routeOf(location.hash);
}

addEventListener("hashchange", follow);

function routeOf(hash: string): Route {
  const [first = "", second] = hash.replace(/^#\/?/, "").split("/");
  if (first === "") return { page: "start" };
  const game = GAMES.find((each) => each === first);
  if (game !== undefined && second === undefined) return { page: "setup", game };
  if (game !== undefined && second === "play") return { page: "game", game };
  try {
    return { page: "link", link: parseLink(hash) };
  } catch (error) {
    return { page: "unknown", why: (error as Error).message };
  }
}
