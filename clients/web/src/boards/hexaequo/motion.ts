/** The last move, shown as it happened: the moved piece travels, what came appears, what went fades. */

import type { Event } from "@ludex/client/hexaequo";
import { useLayoutEffect } from "preact/hooks";
import { type Cell, middle, nameOf } from "./geometry";
import { type Standing, standing } from "./reading";

const LEG_MS = 240;

/** A piece that has left the board, to be seen leaving. */
export interface Leaving {
  cell: Cell;
  piece: Standing;
  /** The landing after which it goes. */
  after: number;
}

/** The way of the moved piece, from start to last landing. Empty when none moved. */
export function wayOf(events: readonly Event[]): Cell[] {
  const way: Cell[] = [];
  for (const { kind } of events) {
    if (kind.case !== "pieceMoved" || !kind.value.from || !kind.value.to) continue;
    if (way.length === 0) way.push(kind.value.from);
    way.push(kind.value.to);
  }
  return way;
}

/** The captured pieces. */
export function leaving(events: readonly Event[]): Leaving[] {
  let moved = 0;
  return events.flatMap(({ kind }) => {
    if (kind.case === "pieceMoved") moved += 1;
    if (kind.case !== "pieceCaptured" || kind.value.cell === undefined) return [];
    const piece = standing(kind.value.piece);
    return piece === undefined ? [] : [{ cell: kind.value.cell, piece, after: moved }];
  });
}

/** Cells that the last move touched. */
export function touched(events: readonly Event[]): Set<string> {
  const cells = events.flatMap(({ kind }) => {
    if (kind.case === "pieceMoved") return [kind.value.from, kind.value.to];
    if (kind.case === "tileLaid" || kind.case === "piecePlaced") return [kind.value.cell];
    return [];
  });
  return new Set(cells.flatMap((cell) => (cell === undefined ? [] : [nameOf(cell)])));
}

/** Plays the events on the elements of the picture, once for each position. */
export function useMotion(
  root: { readonly current: Element | null },
  position: unknown,
  events: readonly Event[],
  still: boolean,
): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || still) return;
    const way = wayOf(events);
    const last = way.at(-1);
    if (last !== undefined) {
      const end = middle(last);
      const frames = way.map((cell, index) => {
        const { x, y } = middle(cell);
        return {
          transform: `translate(${x - end.x}px, ${y - end.y}px)`,
          offset: index / (way.length - 1),
        };
      });
      animate(element, `[data-piece="${nameOf(last)}"]`, frames, LEG_MS * (way.length - 1), 0);
    }
    for (const { cell, after } of leaving(events)) {
      animate(
        element,
        `[data-leaving="${nameOf(cell)}"]`,
        [
          { opacity: 1, transform: "scale(1)" },
          { opacity: 0, transform: "scale(1.9)" },
        ],
        420,
        LEG_MS * Math.max(0, after - 0.5),
      );
    }
    for (const { kind } of events) {
      if (kind.case === "tileLaid" && kind.value.cell) {
        appear(element, `[data-tile="${nameOf(kind.value.cell)}"]`);
      } else if (kind.case === "piecePlaced" && kind.value.cell) {
        appear(element, `[data-piece="${nameOf(kind.value.cell)}"]`);
      }
    }
  }, [position]);
}

function appear(root: Element, selector: string): void {
  const frames = [
    { transform: "scale(1.45)", opacity: 0 },
    { transform: "scale(1)", opacity: 1 },
  ];
  animate(root, selector, frames, 220, 0);
}

function animate(root: Element, selector: string, frames: Keyframe[], ms: number, delay: number) {
  const duration = Math.max(ms, 1);
  root
    .querySelector(selector)
    ?.animate(frames, { duration, delay, fill: "backwards", easing: "ease-in-out" });
}
