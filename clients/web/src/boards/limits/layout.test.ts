import { describe, expect, test } from "vitest";
import { closedCards, handCards, layoutOf, type Rect } from "./layout";

const WIDTHS = [328, 344, 480, 599, 600, 768, 1000, 1400];
const CASES = WIDTHS.flatMap((width) =>
  [2, 3, 4, 5, 6].flatMap((players) =>
    [undefined, 0, players - 1].map((own) => ({ width, players, own })),
  ),
);

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width - 0.01 &&
    other.x < one.x + one.width - 0.01 &&
    one.y < other.y + other.height - 0.01 &&
    other.y < one.y + one.height - 0.01
  );
}

describe.each(CASES)("$players players, $width pixels, seat $own", ({ width, players, own }) => {
  const [hand, down] = players === 2 ? [6, 2] : [5, 1];
  const layout = layoutOf({ width, players, own, hand, down });
  const { limitCard, limitPile, drawPile, discardPile } = layout;

  test("nothing lies on anything else or off the table", () => {
    const all = [...layout.seats, limitCard, limitPile, drawPile, discardPile];
    expect(layout.seats.filter((seat) => seat !== undefined)).toHaveLength(players);
    all.forEach((one, index) => {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width + 0.01);
      expect(one.y + one.height).toBeLessThanOrEqual(layout.height + 0.01);
      for (const other of all.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  test("the own cards lie in the own place, side by side", () => {
    if (own === undefined || layout.hand === undefined) {
      expect(layout.down).toEqual([]);
      return;
    }
    const place = layout.seats[own] as Rect;
    const cards = [...handCards(layout.hand, hand), ...layout.down];
    cards.forEach((card, index) => {
      expect(card.x).toBeGreaterThanOrEqual(place.x);
      expect(card.x + card.width).toBeLessThanOrEqual(place.x + place.width + 0.01);
      expect(card.y + card.height).toBeLessThanOrEqual(place.y + place.height + 0.01);
      for (const other of cards.slice(index + 1)) expect(overlap(card, other)).toBe(false);
    });
    // A finger has to hit one of them.
    expect(cards[0]?.width).toBeGreaterThanOrEqual(40);
  });

  test("the others' cards stay in their places", () => {
    layout.seats.forEach((place, seat) => {
      if (seat === own) return;
      const closed = closedCards(place, hand, down);
      for (const card of [...closed.hand, ...closed.down]) {
        expect(card.x + card.width).toBeLessThanOrEqual(place.x + place.width);
        expect(card.y + card.height).toBeLessThanOrEqual(place.y + place.height);
      }
    });
  });
});
