/** How much of a board is drawn, and the numbers around it. */

import type { Size } from "../parts/measure";
import type { Box } from "../parts/viewport";
import { TILE, UNIT } from "./art";
import type { ShownBoard } from "./shown";

/** All tiles fit in a square of so many. Used for the frame only: what is legal, the moves say. */
const SIDE = 4;
const LEAST_PIXELS = 12;

/** The cells that are drawn, by column and row. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The cells that are drawn: the land, and as far around it as it can grow. */
export function windowOf({ board }: ShownBoard, over: boolean): Window {
  const laid = board.laid.length > 0 ? board.laid : [{ column: 0, row: 0 }];
  const columns = laid.map(({ column }) => column);
  const rows = laid.map(({ row }) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const wide = over || right - left + 1 >= SIDE ? 0 : 1;
  const high = over || bottom - top + 1 >= SIDE ? 0 : 1;
  return { left: left - wide, right: right + wide, top: top - high, bottom: bottom + high };
}

export function labelSize(cells: Window, size: Size): number {
  const wide = (cells.right - cells.left + 1) * TILE + UNIT;
  const high = (cells.bottom - cells.top + 1) * TILE + UNIT;
  const unit = Math.max(Math.min(size.width / wide, size.height / high), 0.1);
  return Math.max(LEAST_PIXELS / unit, Math.min(7, 14 / unit));
}

export function frameOf(cells: Window, label: number): Box {
  const ruler = label * 2.4;
  return {
    x: cells.left * TILE - ruler,
    y: cells.top * TILE - ruler,
    width: (cells.right - cells.left + 1) * TILE + ruler + 4,
    height: (cells.bottom - cells.top + 1) * TILE + ruler + 4,
  };
}

/** Columns and rows in bold; nearer to the board the x and y of the quadrants. */
export function Rulers({ cells, size }: { cells: Window; size: number }) {
  const marks: { words: string; x: number; y: number; bold: boolean }[] = [];
  const [left, top] = [cells.left * TILE, cells.top * TILE];
  for (let column = cells.left; column <= cells.right; column++) {
    marks.push({
      words: String(column),
      x: column * TILE + UNIT,
      y: top - size * 1.45,
      bold: true,
    });
    for (const half of [0, 1]) {
      const x = (column + half / 2) * TILE + UNIT / 2;
      marks.push({ words: String(2 * column + half), x, y: top - size * 0.4, bold: false });
    }
  }
  for (let row = cells.top; row <= cells.bottom; row++) {
    const x = left - size * 1.75;
    marks.push({ words: String(row), x, y: row * TILE + UNIT + size * 0.35, bold: true });
    for (const half of [0, 1]) {
      const y = (row + half / 2) * TILE + UNIT / 2 + size * 0.35;
      marks.push({ words: String(2 * row + half), x: left - size * 0.75, y, bold: false });
    }
  }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="rulers" font-size={size} aria-hidden="true">
      {marks.map(({ words, x, y, bold }) => (
        <text key={`${x} ${y}`} class={bold ? "bold" : undefined} x={x} y={y}>
          {words}
        </text>
      ))}
    </g>
  );
}
