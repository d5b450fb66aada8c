/** What counts for a figure, marked on the board. */

import { UNIT } from "./art";
import { outline } from "./ground";
import { at, type Land, type Quadrant } from "./land";
import { counted } from "./roles";
import type { ShownBoard } from "./shown";

/** What counts: for the figure that is looked at, or for all of them. */
export function Looked({
  land,
  stood,
  looked,
  dots,
}: {
  land: Land;
  stood: ShownBoard;
  looked: string | undefined;
  dots: boolean;
}) {
  const here = looked === undefined ? undefined : land.territory.get(looked);
  const keys = looked !== undefined ? [looked] : dots ? stood.figures.map(({ key }) => key) : [];
  const marks = new Map<string, Quadrant>();
  for (const key of keys)
    for (const mark of counted(land, key)) marks.set(at(mark.x, mark.y), mark);
  return (
    <g class="counts">
      {here !== undefined && <path class="outline" d={outline(here)} />}
      {[...marks].map(([key, { x, y }]) => (
        <g key={key} class="dot" transform={`translate(${x * UNIT + 3.8} ${y * UNIT + 3.8})`}>
          <circle r={2.7} />
        </g>
      ))}
    </g>
  );
}
