/** Violations as boards show them. */

import type { Violation } from "@ludex/client";
import type { Refusal } from "../boards/board";

const SEAT = /^(?:S|seat )?(\d+)$/;

/**
 * A violation names what it is about in the game's notation, and does not say of which kind it is; a
 * board marks those of its cells and cards that are among them.
 */
export function refusalOf(move: string, violation: Violation | undefined): Refusal {
  const concerns = violation?.concerns ?? [];
  const [page = "", section = ""] = (violation?.rule ?? "").split("#");
  return {
    move,
    code: violation?.code ?? "",
    message: violation?.message ?? "The move is illegal.",
    rule: section === "" ? "" : `${page}.md#${section}`,
    cells: concerns,
    cards: concerns,
    seats: concerns.flatMap((each) => {
      const found = SEAT.exec(each);
      return found?.[1] === undefined ? [] : [Number(found[1])];
    }),
  };
}
