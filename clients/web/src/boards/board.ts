// clients/web/src/boards/board.ts -- the one interface between the shell and a game's board.
import type { ComponentType } from "preact";

/** A place that a violation or a move concerns, in the game's notation: a cell, tile, card or seat. */
export interface Refusal {
  /** The move that was asked about, as text. */
  move: string;
  code: string;
  message: string;
  /** Link target in the rules page, e.g. "hexaequo.md#chains". */
  rule: string;
  cells: readonly string[];
  cards: readonly string[];
  seats: readonly number[];
}

export interface BoardProps<Position = unknown, Move = unknown, GameEvent = unknown> {
  /** The state (plain play) or view (sealed play, or hands hidden) to draw. */
  position: Position;
  /** The seat at whose side the screen stands: its hand lies open, others' closed. Undefined: spectator. */
  seat: number | undefined;
  /** Names of the seats, by seat. */
  names: readonly string[];
  /** Every legal move of that seat here; empty when it isn't to act, the game is over, or one looks back. */
  legal: readonly { text: string; move: Move }[];
  /** Whether the person may act now. */
  active: boolean;
  /** The move that led here and what happened, for highlighting and animation; undefined at the start. */
  last: { text: string; move: Move; seat: number; events: readonly GameEvent[] } | undefined;
  /** The position before the last move, for animation; undefined when stepping backwards or at the start. */
  before: Position | undefined;
  /** Why the last asked move is illegal, to be shown on the cells concerned; undefined when nothing was asked. */
  refusal: Refusal | undefined;
  /** Plays a whole legal move, by its canonical text. */
  play(move: string): void;
  /** Asks the service why this move is illegal ("why not?"); the answer comes back as `refusal` and in the shell's panel. */
  why(move: string): void;
  /** Forgets the refusal. */
  dismiss(): void;
  /** True when the user wants less motion. */
  stillness: boolean;
}

export interface BoardModule {
  /** The interactive board with everything that lies on the table (hands, piles, scores). */
  Board: ComponentType<BoardProps>;
  /** A small still picture for the start page (no interaction), under 3 kB. */
  Emblem: ComponentType;
}
