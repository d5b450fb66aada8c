/** What the board shows, read from the messages: a plain state or a view alike. */

import type { Board, Event, Move, State, Tile, View } from "@ludex/client/limes";
import type { BoardProps } from "../board";
import { at, type Land, landOf } from "./land";
import { counted } from "./roles";

export type Props = BoardProps<State | View, Move, Event>;

export const ROUNDS = 16;
export const FIGURES = 7;

export interface ShownFigure {
  /** The first quadrant of its territory. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly score: number;
}

export interface ShownBoard {
  readonly board: Board;
  readonly land: Land;
  readonly figures: readonly ShownFigure[];
  readonly score: number;
  readonly supply: number;
  /** What its player has still to do in this round. */
  readonly todo: "lay" | "figure" | "nothing";
}

export interface Shown {
  readonly boards: readonly ShownBoard[];
  /** The round, from 1; 16 when the game is over too. */
  readonly round: number;
  /** This round's tile; undefined when the game is over. */
  readonly tile: { readonly number: number; readonly tile: Tile } | undefined;
  readonly edgeOnly: boolean;
}

export function shownOf(position: State | View): Shown {
  const seen =
    position.$typeName === "ludex.limes.v1.View" ? fromView(position) : fromState(position);
  const tiles = seen.revealed.map((number) => position.tiles[number - 1]);
  const round = seen.revealed.length;
  const boards = seen.boards.map(({ board, scores }): ShownBoard => {
    const land = landOf(board.laid, tiles);
    const figures = board.figures.map(({ x, y }, index): ShownFigure => {
      const key = at(x, y);
      return { key, x, y, score: scores?.[index] ?? counted(land, key).length };
    });
    return {
      board,
      land,
      figures,
      score: figures.reduce((sum, figure) => sum + figure.score, 0),
      supply: FIGURES - figures.length,
      todo: finished(board) >= round ? "nothing" : board.figurePending ? "figure" : "lay",
    };
  });
  const over = round >= ROUNDS && boards.every(({ todo }) => todo === "nothing");
  const number = seen.revealed.at(-1);
  const tile = number === undefined ? undefined : position.tiles[number - 1];
  return {
    boards,
    round,
    tile: over || number === undefined || tile === undefined ? undefined : { number, tile },
    edgeOnly: position.edgeOnly,
  };
}

interface Seen {
  revealed: readonly number[];
  boards: readonly { board: Board; scores: readonly number[] | undefined }[];
}

function fromView(view: View): Seen {
  return {
    revealed: view.revealed,
    boards: view.boards.flatMap(({ board, figureScores }) =>
      board === undefined ? [] : [{ board, scores: figureScores }],
    ),
  };
}

/** A state has the whole order; what is revealed of it is as much as all have used, and one more. */
function fromState(state: State): Seen {
  const used = Math.min(...state.boards.map(finished));
  return {
    revealed: state.order.slice(0, Math.min(used + 1, ROUNDS)),
    boards: state.boards.map((board) => ({ board, scores: undefined })),
  };
}

/** How many rounds a board has finished. */
function finished(board: Board): number {
  return board.laid.length - (board.figurePending ? 1 : 0);
}
