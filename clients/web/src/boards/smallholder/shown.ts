/** What the board shows, read from the messages. */

import type { Event, Move, State, View } from "@ludex/client/smallholder";
import type { BoardProps } from "../board";
import { nameOf } from "./hexes";

export type Props = BoardProps<State | View, Move, Event>;

export const COLOURS = ["Black", "White"] as const;

/** Nothing is hidden, so a view holds the whole state. */
export function stateOf(position: State | View): State | undefined {
  return position.$typeName === "ludex.smallholder.v1.View" ? position.state : position;
}

/** The seat of the stone on each cell, by the cell's name. */
export function stonesOf(state: State): Map<string, 0 | 1> {
  const stones = new Map<string, 0 | 1>();
  for (const { column, row } of state.blackStones) stones.set(nameOf(column, row), 0);
  for (const { column, row } of state.whiteStones) stones.set(nameOf(column, row), 1);
  return stones;
}

/** What the last move did: where its stone stands, and what left the board. */
export interface Happened {
  readonly placed: string | undefined;
  readonly captured: ReadonlySet<string>;
  /** Whose stones were captured. */
  readonly of: 0 | 1;
}

export function happened(last: Props["last"]): Happened {
  let placed: string | undefined;
  const captured = new Set<string>();
  for (const { kind } of last?.events ?? []) {
    if (kind.case === "stonePlaced" && kind.value.cell !== undefined) {
      placed = nameOf(kind.value.cell.column, kind.value.cell.row);
    }
    if (kind.case === "stonesCaptured") {
      for (const { column, row } of kind.value.cells) captured.add(nameOf(column, row));
    }
  }
  return { placed: placed ?? last?.text, captured, of: last?.seat === 0 ? 1 : 0 };
}
