/** The boards of The SmallHolder as they are drawn: cells, names and places. */

/** A cell: where it is in the messages, its name, and its centre on the screen. */
export interface Hex {
  readonly column: number;
  readonly row: number;
  readonly name: string;
  /** One unit is the distance between neighbouring centres; y grows downwards. */
  readonly x: number;
  readonly y: number;
}

export interface HexBoard {
  /** By row from the bottom, then by column: the order in which legal moves are listed. */
  readonly cells: readonly Hex[];
  readonly byName: ReadonlyMap<string, Hex>;
}

const ROW_STEP = Math.sqrt(3) / 2;
const SMALLEST = 2;
const LARGEST = 10;

export function nameOf(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** The board that `Options.board` names; undefined for a name that no board has. */
export function hexBoard(name: string): HexBoard | undefined {
  const shape = shapeOf(name);
  if (shape === undefined) return undefined;
  const cells: Hex[] = [];
  for (let row = 0; row <= shape.last; row++) {
    for (let column = 0; column <= shape.last; column++) {
      const lean = column - row;
      if (lean < shape.least || lean > shape.most) continue;
      cells.push({
        column,
        row,
        name: nameOf(column, row),
        x: column - row / 2,
        y: -row * ROW_STEP,
      });
    }
  }
  return { cells, byName: new Map(cells.map((cell) => [cell.name, cell])) };
}

/** The greatest column and row, and between what `column - row` lies. */
interface Shape {
  last: number;
  least: number;
  most: number;
}

function shapeOf(name: string): Shape | undefined {
  for (let side = SMALLEST; side <= LARGEST; side++) {
    const longer = side + 1;
    if (name === `hex${side}`) return { last: 2 * side - 2, least: 1 - side, most: side - 1 };
    if (name === `hex${`${side}${longer}`.repeat(3)}`) {
      return { last: 2 * side - 1, least: 1 - side, most: side };
    }
  }
  return undefined;
}

/** The corners of a hexagon around a place, for a polygon; `size` 1 makes neighbours touch. */
export function corners(x: number, y: number, size: number): string {
  const half = size / 2;
  const reach = size / Math.sqrt(3);
  const points = [
    [0, -reach],
    [half, -reach / 2],
    [half, reach / 2],
    [0, reach],
    [-half, reach / 2],
    [-half, -reach / 2],
  ];
  return points.map(([dx, dy]) => `${round(x + (dx ?? 0))},${round(y + (dy ?? 0))}`).join(" ");
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
