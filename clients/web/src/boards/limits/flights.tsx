/** Cards on their way: what the last move did, as it is seen from this seat. */

import { Colour, type Event, type LimitCard } from "@ludex/client/limits";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Card, LimitCardArt } from "./cards";
import { closedCards, handCards, type Layout, type Rect } from "./layout";

export interface Flight {
  readonly from: Rect;
  readonly to: Rect;
  /** What flies: a card, open or closed, or the limit card. */
  readonly card: Colour | "closed" | LimitCard;
  /** Its turn among what the move does, from 0. */
  readonly step: number;
}

const FLIGHT_MS = 420;
const STEP_MS = 110;

/** The flights of a move's events. */
export function flightsOf(events: readonly Event[], layout: Layout): Flight[] {
  const flights: Flight[] = [];
  let step = 0;
  const send = (from: Rect, to: Rect, card: Flight["card"]) => {
    flights.push({ from, to, card, step });
    step += 1;
  };
  for (const { kind } of events) {
    switch (kind.case) {
      case "committed": {
        const { seat, cards } = kind.value;
        const shown = cards.length > 0 ? cards : [Colour.UNSPECIFIED];
        for (const [index, colour] of shown.entries()) {
          send(handOf(layout, seat), downOf(layout, seat, index), openOr(colour));
        }
        break;
      }
      case "placed":
        send(handOf(layout, kind.value.seat), layout.discardPile, openOr(kind.value.colour));
        break;
      case "exchanged": {
        const { seat, colour } = kind.value;
        for (const _ of [0, 1]) send(handOf(layout, seat), layout.discardPile, openOr(colour));
        for (const _ of [0, 1]) send(handOf(layout, seat), layout.drawPile, "closed");
        break;
      }
      case "drawn": {
        const { seat, count, cards } = kind.value;
        for (let index = 0; index < count; index++) {
          send(layout.drawPile, handOf(layout, seat), openOr(cards[index] ?? Colour.UNSPECIFIED));
        }
        break;
      }
      case "checked": {
        const { check, limitCardTo } = kind.value;
        check?.revealed.forEach(({ cards }, seat) => {
          for (const [index, colour] of cards.entries()) {
            send(downOf(layout, seat, index), handOf(layout, seat), openOr(colour));
          }
        });
        send(layout.discardPile, layout.drawPile, "closed");
        const place = layout.seats[limitCardTo];
        if (check?.limitCard !== undefined && place !== undefined) {
          send(layout.limitCard, small(place), check.limitCard);
        }
        break;
      }
      case "limitRevealed":
        if (kind.value.card !== undefined) {
          send(layout.limitPile, layout.limitCard, kind.value.card);
        }
    }
  }
  return flights;
}

function openOr(colour: Colour): Colour | "closed" {
  return colour === Colour.UNSPECIFIED ? "closed" : colour;
}

function handOf(layout: Layout, seat: number): Rect {
  const place = layout.seats[seat] ?? layout.drawPile;
  if (layout.hand !== undefined && inside(layout.hand, place)) {
    return handCards(layout.hand, 1)[0] ?? place;
  }
  return closedCards(place, 3, 1).hand[1] ?? place;
}

function downOf(layout: Layout, seat: number, index: number): Rect {
  const place = layout.seats[seat] ?? layout.drawPile;
  const own = layout.down[index] ?? layout.down[0];
  if (own !== undefined && inside(own, place)) return own;
  return closedCards(place, 5, 2).down[index] ?? place;
}

function inside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}

/** A limit card's place beside a score. */
function small(place: Rect): Rect {
  return { x: place.x + place.width - 92, y: place.y + place.height - 34, width: 80, height: 26 };
}

/** A card that flies once and is gone. */
export function Flying({ flight }: { flight: Flight }) {
  const group = useRef<SVGGElement>(null);
  const { from, to, card, step } = flight;
  useLayoutEffect(() => {
    const scale = from.width / Math.max(to.width, 1);
    const start = `translate(${from.x}px, ${from.y}px) scale(${scale})`;
    const end = `translate(${to.x}px, ${to.y}px) scale(1)`;
    const flying = group.current?.animate(
      [
        { transform: start, opacity: 1 },
        { transform: end, opacity: 1, offset: 0.92 },
        { transform: end, opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: step * STEP_MS, easing: "cubic-bezier(0.3, 0.6, 0.3, 1)" },
    );
    return () => flying?.cancel();
    // The flight is this element's own: another one is another element.
  }, []);
  return (
    <g ref={group} class="flying">
      {typeof card === "object" ? (
        <LimitCardArt card={card} width={to.width} height={to.height} />
      ) : (
        <Card colour={card === "closed" ? undefined : card} width={to.width} height={to.height} />
      )}
    </g>
  );
}
