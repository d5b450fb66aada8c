/** A landscape: its tiles, the borders of its territories, and the figures on it. */

import { PAWN, QuadrantArt, TILE, UNIT } from "./art";
import { at, type Land } from "./land";
import type { ShownBoard, ShownFigure } from "./shown";

/** The laid tiles, quadrant by quadrant. */
export function Ground({ board, borders }: { board: ShownBoard; borders: boolean }) {
  const { land } = board;
  return (
    <g class="ground">
      {[...land.quadrants].map(([key, { x, y, terrain, house }]) => (
        <QuadrantArt key={key} x={x * UNIT} y={y * UNIT} terrain={terrain} house={house} />
      ))}
      {board.board.laid.map(({ column, row }) => (
        <rect
          key={at(column, row)}
          class="edge"
          x={column * TILE}
          y={row * TILE}
          width={TILE}
          height={TILE}
        />
      ))}
      <path class={borders ? "borders plain" : "borders"} d={borderLines(land)} />
    </g>
  );
}

/** A line along every edge between two territories, and around the land. */
function borderLines(land: Land): string {
  const lines: string[] = [];
  for (const [key, { x, y }] of land.quadrants) {
    const here = land.territory.get(key);
    // Towards the east and the south; to the other two where no quadrant draws the line itself.
    if (land.territory.get(at(x + 1, y)) !== here) lines.push(line(x + 1, y, "v"));
    if (land.territory.get(at(x, y + 1)) !== here) lines.push(line(x, y + 1, "h"));
    if (!land.quadrants.has(at(x - 1, y))) lines.push(line(x, y, "v"));
    if (!land.quadrants.has(at(x, y - 1))) lines.push(line(x, y, "h"));
  }
  return lines.join("");
}

function line(x: number, y: number, direction: "h" | "v"): string {
  return `M${x * UNIT} ${y * UNIT}${direction}${UNIT}`;
}

/** The outline of some quadrants. */
export function outline(keys: Iterable<{ x: number; y: number }>): string {
  const within = new Set([...keys].map(({ x, y }) => at(x, y)));
  const lines: string[] = [];
  for (const key of within) {
    const [x = 0, y = 0] = key.split(",").map(Number);
    if (!within.has(at(x + 1, y))) lines.push(line(x + 1, y, "v"));
    if (!within.has(at(x - 1, y))) lines.push(line(x, y, "v"));
    if (!within.has(at(x, y + 1))) lines.push(line(x, y + 1, "h"));
    if (!within.has(at(x, y - 1))) lines.push(line(x, y, "h"));
  }
  return lines.join("");
}

/** The figures of one territory. */
export interface Stand {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly figures: readonly ShownFigure[];
}

/** Figures by territory: in one territory all stand together, and score the same. */
export function stands(figures: readonly ShownFigure[]): Stand[] {
  const byKey = new Map<string, ShownFigure[]>();
  for (const figure of figures) byKey.set(figure.key, [...(byKey.get(figure.key) ?? []), figure]);
  return [...byKey].map(([key, together]) => {
    const { x, y } = together[0] as ShownFigure;
    return { key, x, y, figures: together };
  });
}

/** The figures of one territory, drawn on its first quadrant, with what each of them scores. */
export function StandArt({
  stand,
  seat,
  size = 11,
}: {
  stand: Stand;
  seat: number;
  size?: number;
}) {
  const count = stand.figures.length;
  const score = stand.figures[0]?.score ?? 0;
  const spread = count > 1 ? Math.min(4, 7 / (count - 1)) : 0;
  return (
    <g>
      {stand.figures.map((_, index) => (
        <path
          key={index}
          class={`pawn pawn-${seat % 6}`}
          d={PAWN}
          transform={`translate(${7.6 + (index - (count - 1) / 2) * spread} 17.6)`}
        />
      ))}
      <circle class="badge" cx={14.6} cy={6.2} r={size * 0.56} />
      <text class="score" x={14.6} y={6.2 + size * 0.34} font-size={size * 0.92}>
        {score}
      </text>
      {count > 1 && (
        <text class="count" x={7.6} y={16} font-size={7}>
          ×{count}
        </text>
      )}
    </g>
  );
}
