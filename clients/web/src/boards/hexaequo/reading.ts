/** What the picture needs to know of a position. */

import { Colour, type Holding, Piece, type State, type View } from "@ludex/client/hexaequo";
import { type Cell, NEIGHBOURS, nameOf, plus, reachable } from "./geometry";

export interface Standing {
  kind: "disk" | "ring";
  seat: number;
}

export interface Shown {
  /** The laid tiles by name: their cell, seat, and what stands on them. */
  tiles: ReadonlyMap<string, { cell: Cell; seat: number; piece: Standing | undefined }>;
  /** Cells without a tile beside those with one. */
  shore: ReadonlyMap<string, Cell>;
  holdings: readonly Holding[];
  toMove: number;
}

const STANDING: Record<Piece, Standing | undefined> = {
  [Piece.UNSPECIFIED]: undefined,
  [Piece.BLACK_DISK]: { kind: "disk", seat: 0 },
  [Piece.BLACK_RING]: { kind: "ring", seat: 0 },
  [Piece.WHITE_DISK]: { kind: "disk", seat: 1 },
  [Piece.WHITE_RING]: { kind: "ring", seat: 1 },
};

export const COLOURS = ["black", "white"] as const;

/** A state, or the view that holds it. */
export function read(position: State | View): Shown {
  const state = "state" in position ? (position.state as State) : (position as State);
  const tiles = new Map(
    state.tiles.map(({ q, r, colour, piece }) => [
      nameOf({ q, r }),
      { cell: { q, r }, seat: seatOf(colour), piece: standing(piece) },
    ]),
  );
  const shore = new Map<string, Cell>();
  for (const { cell } of tiles.values()) {
    for (const step of NEIGHBOURS) {
      const beside = plus(cell, step);
      const name = nameOf(beside);
      if (reachable(beside) && !tiles.has(name)) shore.set(name, beside);
    }
  }
  return { tiles, shore, holdings: state.holdings, toMove: state.toMove };
}

export function seatOf(colour: Colour): number {
  return colour === Colour.WHITE ? 1 : 0;
}

export function standing(piece: Piece | undefined): Standing | undefined {
  return piece === undefined ? undefined : STANDING[piece];
}
