/** What lies on the table, read from the messages: a plain state or a view alike. */

import type { Check, Colour, Event, LimitCard, Move, State, View } from "@ludex/client/limits";
import type { BoardProps } from "../board";

export type Props = BoardProps<State | View, Move, Event>;

/** A card whose colour the viewer sees, or undefined for one that lies closed. */
export type Seen = Colour | undefined;

export interface Place {
  readonly hand: readonly Seen[];
  readonly down: readonly Seen[];
  readonly points: number;
  readonly limitCards: number;
  readonly score: number;
  /** Whether the seat has put a card on the discard pile in this round. */
  readonly discarded: boolean;
  /** Whether the seat has something to do now. */
  readonly acts: boolean;
}

export interface Table {
  readonly places: readonly Place[];
  readonly limitCard: LimitCard | undefined;
  readonly limitPile: number;
  readonly drawPile: number;
  readonly discardPile: number;
  readonly top: Colour | undefined;
  readonly startingSeat: number;
  readonly phase: "commit" | "play" | "over";
  readonly lastCheck: Check | undefined;
  readonly ply: number;
}

/** The table as this seat sees it; undefined: as everybody does. */
export function tableOf(position: State | View, seat: number | undefined): Table {
  const seen =
    position.$typeName === "ludex.limits.v1.View"
      ? fromView(position, seat)
      : fromState(position, seat);
  const committing = seen.places.some(({ down }) => down.length === 0);
  const phase = position.limitCard === undefined ? "over" : committing ? "commit" : "play";
  return {
    ...seen,
    limitCard: position.limitCard,
    startingSeat: position.startingSeat,
    lastCheck: position.lastCheck,
    ply: position.ply,
    phase,
    places: seen.places.map((place, index) => ({
      ...place,
      score: place.points - 2 * place.limitCards,
      acts:
        phase === "commit"
          ? place.down.length === 0
          : phase === "play" && position.toMove === index,
    })),
  };
}

type Piles = Pick<Table, "limitPile" | "drawPile" | "discardPile" | "top">;
type Read = Piles & { places: Omit<Place, "score" | "acts">[] };

function fromView(view: View, seat: number | undefined): Read {
  // A view is one seat's. Whoever else looks at it sees no hand.
  const own = view.seat === seat ? seat : undefined;
  return {
    limitPile: view.limitPileSize,
    drawPile: view.drawPileSize,
    discardPile: view.discardPileSize,
    top: view.topDiscard,
    places: view.players.map((player, index) => ({
      hand: index === own ? view.hand : closed(player.handSize),
      down: index === own ? view.faceDown : closed(player.faceDownCount),
      points: player.points,
      limitCards: player.limitCards,
      discarded: player.hasDiscarded,
    })),
  };
}

/** A state holds everything; what the seat may not see is closed here. */
function fromState(state: State, seat: number | undefined): Read {
  return {
    limitPile: state.limitPile.length,
    drawPile: state.drawPile.length,
    discardPile: state.discardPile.length,
    top: state.discardPile.at(-1)?.colour,
    places: state.players.map((player, index) => ({
      hand: index === seat ? player.hand : closed(player.hand.length),
      down: index === seat ? player.faceDown : closed(player.faceDown.length),
      points: player.points,
      limitCards: player.limitCards,
      discarded: state.discardPile.some((discard) => discard.seat === index),
    })),
  };
}

function closed(count: number): undefined[] {
  return Array.from({ length: count }, () => undefined);
}
