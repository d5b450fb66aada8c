import { create } from "@bufbuild/protobuf";
import { Colour, type Event, EventSchema } from "@ludex/client/limits";
import { describe, expect, test } from "vitest";
import { flightsOf } from "./flights";
import { handCards, type Layout, layoutOf, type Rect } from "./layout";

const { BLUE, GREEN, RED } = Colour;

function inside(inner: Rect, outer: Rect | undefined): boolean {
  return (
    outer !== undefined &&
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function event(kind: NonNullable<Parameters<typeof create<typeof EventSchema>>[1]>["kind"]): Event {
  return create(EventSchema, { kind: kind as Event["kind"] });
}

describe.each([344, 1000])("at %d pixels, seen from seat 0 of three", (width) => {
  const layout = layoutOf({ width, players: 3, own: 0, hand: 5, down: 1 });
  const flights = (...events: Event[]) => flightsOf(events, layout as Layout);

  test("the own card goes down open, another's closed", () => {
    const [own, other] = flights(
      event({ case: "committed", value: { seat: 0, cards: [RED] } as never }),
      event({ case: "committed", value: { seat: 2, cards: [] } as never }),
    );
    expect(own).toMatchObject({ card: RED, to: layout.down[0], step: 0 });
    expect(own?.from).toEqual(handCards(layout.hand as Rect, 1)[0]);
    expect(other).toMatchObject({ card: "closed", step: 1 });
    expect(inside(other?.from as Rect, layout.seats[2])).toBe(true);
    expect(inside(other?.to as Rect, layout.seats[2])).toBe(true);
  });

  test("a placed card goes to the discards, and a drawn one comes from the draw pile", () => {
    const [placed, drawn] = flights(
      event({ case: "placed", value: { seat: 1, colour: GREEN } as never }),
      event({ case: "drawn", value: { seat: 1, count: 1, cards: [] } as never }),
    );
    expect(placed).toMatchObject({ card: GREEN, to: layout.discardPile });
    expect(inside(placed?.from as Rect, layout.seats[1])).toBe(true);
    expect(drawn).toMatchObject({ card: "closed", from: layout.drawPile });
    expect(inside(drawn?.to as Rect, layout.seats[1])).toBe(true);
  });

  test("an exchange discards two openly and hides two", () => {
    const all = flights(event({ case: "exchanged", value: { seat: 0, colour: BLUE } as never }));
    expect(all.map(({ card }) => card)).toEqual([BLUE, BLUE, "closed", "closed"]);
    expect(all.map(({ to }) => to)).toEqual([
      layout.discardPile,
      layout.discardPile,
      layout.drawPile,
      layout.drawPile,
    ]);
  });

  test("a check reveals every card that lay face down, and sends the limit card to its loser", () => {
    const limitCard = { red: 2, green: 0 };
    const all = flights(
      event({
        case: "checked",
        value: {
          check: { revealed: [{ cards: [RED] }, { cards: [GREEN] }, { cards: [BLUE] }], limitCard },
          limitCardTo: 2,
          pointTo: 1,
        } as never,
      }),
    );
    expect(all.slice(0, -1).map(({ card }) => card)).toEqual([RED, GREEN, BLUE, "closed"]);
    expect(all.at(-1)?.card).toMatchObject(limitCard);
    expect(inside(all.at(-1)?.to as Rect, layout.seats[2])).toBe(true);
    expect(all.at(-1)?.from).toBe(layout.limitCard);
  });
});
