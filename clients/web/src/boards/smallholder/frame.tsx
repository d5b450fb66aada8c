/** The letters and numbers around the board, and how much room they take. */

import type { Size } from "../parts/measure";
import type { Box } from "../parts/viewport";
import type { HexBoard } from "./hexes";

const LEAST_PIXELS = 12;
const MOST_PIXELS = 17;
const USUAL = 0.34;
/** The room that the buttons for the picture's size take, in pixels. */
const BUTTONS = 52;
const AROUND = 1.85;
/** A board of more cells than this is not easily touched on a phone, unless it is scaled. */
const LARGE = 61;

/** Whether the picture needs buttons to be scaled with. */
export function isLarge({ cells }: HexBoard): boolean {
  return cells.length > LARGE;
}

/** The size of a label, in the picture's units: never too small to be read. */
export function labelSize(board: HexBoard, size: Size): number {
  const unit = unitPixels(board, size);
  return Math.max(Math.min(USUAL, MOST_PIXELS / unit), LEAST_PIXELS / unit);
}

/** About how many pixels the picture's unit takes: known before the frame is, and near enough. */
export function unitPixels(board: HexBoard, size: Size): number {
  const { width, height } = bounds(board);
  const free = size.height - (isLarge(board) ? BUTTONS : 0);
  return Math.max(Math.min(size.width / (width + AROUND), free / (height + AROUND)), 1);
}

/** The picture's frame: the cells with their labels, and below them the buttons if there are any. */
export function frame(board: HexBoard, label: number, size: Size): Box {
  const { left, top, width, height } = bounds(board);
  const side = 0.55 + label / 2;
  return {
    x: left - side,
    y: top - 0.12,
    width: width + 2 * side,
    height: height + 0.47 + label / 2 + (isLarge(board) ? BUTTONS / unitPixels(board, size) : 0),
  };
}

function bounds({ cells }: HexBoard) {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs) - 0.5;
  const top = Math.min(...ys) - 0.58;
  return {
    left,
    top,
    width: Math.max(...xs) + 0.5 - left,
    height: Math.max(...ys) + 0.58 - top,
  };
}

/** Each row's number left of it, each column's letter below its lowest cell. */
export function Labels({ board, size }: { board: HexBoard; size: number }) {
  const rows = new Map<number, { x: number; y: number }>();
  const columns = new Map<number, { x: number; y: number }>();
  for (const cell of board.cells) {
    if (!rows.has(cell.row)) rows.set(cell.row, { x: cell.x - 0.95, y: cell.y });
    if (!columns.has(cell.column)) {
      columns.set(cell.column, { x: cell.x + 0.42, y: cell.y + 0.42 + size * 0.72 });
    }
  }
  const written = [
    ...[...rows].map(([row, place]) => ({ words: String(row + 1), ...place })),
    ...[...columns].map(([column, place]) => ({
      words: String.fromCharCode(65 + column),
      ...place,
    })),
  ];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="labels" font-size={size} aria-hidden="true">
      {written.map(({ words, x, y }) => (
        <text key={words} x={x} y={y + size * 0.36}>
          {words}
        </text>
      ))}
    </g>
  );
}
