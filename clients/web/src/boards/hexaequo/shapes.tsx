/** Tiles and pieces, drawn around the origin. Black and White differ in lightness and in an inner
 * mark, so that they can be told apart without any colour. */

import type { JSX } from "preact";
import { hexagon, SIZE } from "./geometry";
import type { Standing } from "./reading";

const OUTER = hexagon(SIZE - 1.5);
const INNER = hexagon(SIZE - 7);

export function TileShape({ seat }: { seat: number }): JSX.Element {
  return (
    <g class={`hx-tile hx-seat-${seat}`}>
      <polygon class="hx-tile-edge" points={OUTER} />
      <polygon class="hx-tile-face" points={INNER} />
    </g>
  );
}

export function PieceShape({ kind, seat }: Standing): JSX.Element {
  return (
    <g class={`hx-piece hx-seat-${seat}`}>
      {kind === "disk" ? (
        <>
          <circle class="hx-body" r={25} />
          <circle class="hx-groove" r={17} />
        </>
      ) : (
        <>
          <circle class="hx-ring-edge" r={21} />
          <circle class="hx-ring" r={21} />
        </>
      )}
    </g>
  );
}

/** A small picture of a thing in the reserve. */
export function Icon({
  what,
  seat,
}: {
  what: "tile" | "disk" | "ring";
  seat: number;
}): JSX.Element {
  return (
    <svg class="hx-icon" viewBox="-52 -52 104 104" aria-hidden="true">
      {what === "tile" ? (
        <TileShape seat={seat} />
      ) : (
        <g transform="scale(1.6)">
          <PieceShape kind={what} seat={seat} />
        </g>
      )}
    </svg>
  );
}
