import type { JSX } from "preact";
import { cellOf, middle } from "./geometry";
import "./hexaequo.css";
import { PieceShape, TileShape } from "./shapes";

const TILES = [
  { cell: "I8", seat: 0 },
  { cell: "J8", seat: 0, piece: "disk" },
  { cell: "H9", seat: 1, piece: "disk" },
  { cell: "I9", seat: 1 },
  { cell: "J7", seat: 1, piece: "ring" },
  { cell: "I7", seat: 0 },
  { cell: "H8", seat: 1 },
] as const;

/** A few tiles and pieces. */
export function Emblem(): JSX.Element {
  return (
    <svg viewBox="-146 -132 292 264" aria-hidden="true">
      {TILES.map((tile) => {
        const { x, y } = middle(cellOf(tile.cell));
        return (
          <g key={tile.cell} transform={`translate(${x} ${y})`}>
            <TileShape seat={tile.seat} />
            {"piece" in tile && (
              <PieceShape kind={tile.piece} seat={tile.piece === "ring" ? 0 : tile.seat} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
