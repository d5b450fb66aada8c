/**
 * Who holds what: shown on demand, never used to say what is legal.
 *
 * A position's messages say where the stones are, and holdings follow from the stones alone (see the
 * rules page), so the board draws them without a call. A test compares them with the server's.
 */

import { type Cell, Ruleset, type State } from "@ludex/client/smallholder";
import { type HexBoard, nameOf } from "./hexes";

const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** What makes a line: cells share a line when one of these is equal. */
const LINES: readonly ((cell: Place) => number)[] = [
  (cell) => cell.row,
  (cell) => cell.column,
  (cell) => cell.column - cell.row,
];

interface Place {
  readonly column: number;
  readonly row: number;
}

/** The names of the cells that the groups of these stones hold. */
export function holdings(board: HexBoard, ruleset: Ruleset, stones: readonly Cell[]): Set<string> {
  const covers = ruleset === Ruleset.HULL_SETBACKS ? inHull : inGap;
  const held = new Set<string>();
  for (const group of groups(stones)) {
    for (const cell of board.cells) if (covers(group, cell)) held.add(cell.name);
  }
  return held;
}

/** What each seat holds that matters to the other: empty cells and the other's stones. */
export function heldBySeat(board: HexBoard, state: State): [Set<string>, Set<string>] {
  const own = [state.blackStones, state.whiteStones] as const;
  const [black, white] = own.map((stones) => {
    const held = holdings(board, state.ruleset, stones);
    for (const stone of stones) held.delete(nameOf(stone.column, stone.row));
    return held;
  });
  return [black ?? new Set(), white ?? new Set()];
}

/** Stones that hang together. */
export function groups(stones: readonly Cell[]): Place[][] {
  const left = new Map(stones.map((stone) => [nameOf(stone.column, stone.row), stone]));
  const found: Place[][] = [];
  for (const [name, stone] of left) {
    left.delete(name);
    const group: Place[] = [stone];
    // The loop goes on over what is pushed within it.
    for (const member of group) {
      for (const [columns, rows] of STEPS) {
        for (const sign of [1, -1]) {
          const next = nameOf(member.column + sign * columns, member.row + sign * rows);
          const neighbour = left.get(next);
          if (neighbour === undefined) continue;
          left.delete(next);
          group.push(neighbour);
        }
      }
    }
    found.push(group);
  }
  return found;
}

/** Whether a cell lies strictly between two stones of the group on one line. */
function inGap(group: readonly Place[], cell: Place): boolean {
  return LINES.some((line) => {
    const along = (place: Place) => (line === LINES[0] ? place.column : place.row);
    const places = group.filter((stone) => line(stone) === line(cell)).map(along);
    const here = along(cell);
    return places.some((place) => place < here) && places.some((place) => place > here);
  });
}

/** Whether a cell's column, row and lean all lie between the group's least and greatest. */
function inHull(group: readonly Place[], cell: Place): boolean {
  return LINES.every((line) => {
    const places = group.map(line);
    return Math.min(...places) <= line(cell) && line(cell) <= Math.max(...places);
  });
}
