/** Where everything lies on the table, in pixels, for the width that there is. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The players' places, by seat. */
  readonly seats: readonly Rect[];
  readonly limitCard: Rect;
  readonly limitPile: Rect;
  readonly drawPile: Rect;
  readonly discardPile: Rect;
  /** Where the own cards lie face down, one beside the other; undefined without an own seat. */
  readonly down: readonly Rect[];
  /** Where the own hand lies; undefined likewise. */
  readonly hand: Rect | undefined;
}

const GAP = 10;
const PLACE_HEIGHT = 96;
const LEAST_PLACE = 164;
const MOST_PLACE = 260;
const CAPTION = 20;
/** No card is drawn wider. */
const MOST_CARD = 100;
/** From this width on the limit card and the piles stand in one row. */
const WIDE = 600;

export const CARD_RATIO = 1.4;

export interface Wanted {
  readonly width: number;
  readonly players: number;
  /** The seat whose hand lies open. */
  readonly own: number | undefined;
  /** How many cards that hand has at most, and how many it puts face down. */
  readonly hand: number;
  readonly down: number;
}

export function layoutOf({ width, players, own, hand, down }: Wanted): Layout {
  const wide = width >= WIDE;
  const seats: Rect[] = [];
  const others = Array.from({ length: players }, (_, step) => ((own ?? -1) + 1 + step) % players);
  if (own !== undefined) others.pop();

  const across = Math.max(
    1,
    Math.min(others.length, Math.floor((width + GAP) / (LEAST_PLACE + GAP))),
  );
  const rows = Math.ceil(others.length / across);
  const placeWidth = Math.min(MOST_PLACE * (wide ? 1 : 2), (width - (across - 1) * GAP) / across);
  const indent = (width - across * placeWidth - (across - 1) * GAP) / 2;
  others.forEach((seat, index) => {
    const row = Math.floor(index / across);
    // A last row that isn't full stands in the middle.
    const inRow = row === rows - 1 ? others.length - row * across : across;
    const shift = ((across - inRow) * (placeWidth + GAP)) / 2;
    seats[seat] = {
      x: indent + shift + (index % across) * (placeWidth + GAP),
      y: row * (PLACE_HEIGHT + GAP),
      width: placeWidth,
      height: PLACE_HEIGHT,
    };
  });

  let y = rows * (PLACE_HEIGHT + GAP) + GAP / 2;
  const middle = wide ? inOneRow(width, y) : inTwoRows(width, y);
  y = middle.bottom + GAP;

  if (own === undefined) {
    return { width, height: y, seats, ...middle.piles, down: [], hand: undefined };
  }
  const cards = ownCards({ width, y, wide, hand, down });
  seats[own] = cards.place;
  return {
    width,
    height: cards.bottom,
    seats,
    ...middle.piles,
    down: cards.down,
    hand: cards.hand,
  };
}

type Piles = Pick<Layout, "limitCard" | "limitPile" | "drawPile" | "discardPile">;

function inOneRow(width: number, y: number): { piles: Piles; bottom: number } {
  const pile = Math.min(MOST_CARD, (width - 4 * GAP) / 8);
  const high = pile * CARD_RATIO;
  const card = Math.min(460, width - 3 * (pile + 2 * GAP) - GAP);
  const left = (width - card - 3 * (pile + 2 * GAP)) / 2;
  const at = (index: number): Rect => ({
    x: left + card + 2 * GAP + index * (pile + 2 * GAP),
    y,
    width: pile,
    height: high,
  });
  return {
    piles: {
      limitCard: { x: left, y, width: card, height: high },
      limitPile: at(0),
      drawPile: at(1),
      discardPile: at(2),
    },
    bottom: y + high + CAPTION,
  };
}

function inTwoRows(width: number, y: number): { piles: Piles; bottom: number } {
  const limitCard = { x: 0, y, width, height: 92 };
  const pile = 60;
  const space = width / 3;
  const at = (index: number): Rect => ({
    x: index * space + (space - pile) / 2,
    y: y + limitCard.height + GAP,
    width: pile,
    height: pile * CARD_RATIO,
  });
  return {
    piles: { limitCard, limitPile: at(0), drawPile: at(1), discardPile: at(2) },
    bottom: at(0).y + pile * CARD_RATIO + CAPTION,
  };
}

/** The own place: name and points, the cards face down, and the hand. */
function ownCards({
  width,
  y,
  wide,
  hand,
  down,
}: {
  width: number;
  y: number;
  wide: boolean;
  hand: number;
  down: number;
}) {
  const inner = GAP;
  if (wide) {
    const card = Math.min(MOST_CARD, (width - 240) / (hand + down + 1));
    const high = card * CARD_RATIO;
    const downLeft = width - inner - down * (card + GAP / 2);
    const handWidth = hand * (card + GAP);
    return {
      place: { x: 0, y, width, height: high + 2 * inner + CAPTION },
      hand: {
        x: Math.max(190, (width - handWidth) / 2),
        y: y + inner + 6,
        width: handWidth,
        height: high,
      },
      down: row(downLeft, y + inner + 6, card, down),
      bottom: y + high + 2 * inner + CAPTION + GAP,
    };
  }
  const small = 46;
  const top = small * CARD_RATIO + 2 * inner;
  const card = Math.min(64, (width - 2 * inner - (hand - 1) * 6) / hand);
  const high = card * CARD_RATIO;
  const lift = 14;
  return {
    place: { x: 0, y, width, height: top + lift + high + inner },
    hand: { x: inner, y: y + top + lift, width: width - 2 * inner, height: high },
    down: row(width - inner - down * (small + GAP / 2), y + inner, small, down),
    bottom: y + top + lift + high + inner + GAP,
  };
}

function row(x: number, y: number, card: number, count: number): Rect[] {
  return Array.from({ length: count }, (_, index) => ({
    x: x + index * (card + GAP / 2),
    y,
    width: card,
    height: card * CARD_RATIO,
  }));
}

/** Where each card of the hand lies, side by side in the middle of their room. */
export function handCards(hand: Rect, count: number): Rect[] {
  const width = hand.height / CARD_RATIO;
  const step = count > 1 ? Math.min(width + GAP, (hand.width - width) / (count - 1)) : 0;
  const left = hand.x + (hand.width - (width + step * (count - 1))) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + index * step,
    y: hand.y,
    width,
    height: hand.height,
  }));
}

/** Where a small closed card of another's hand lies in their place. */
export function closedCards(place: Rect, count: number, down: number) {
  const width = 20;
  const height = width * CARD_RATIO;
  const room = place.width - 24 - down * (width + 4) - 12;
  const step = count > 1 ? Math.min(width - 4, (room - width) / (count - 1)) : 0;
  const y = place.y + 34;
  const at = (x: number): Rect => ({ x, y, width, height });
  const hand = Array.from({ length: count }, (_, index) => at(place.x + 12 + index * step));
  const downLeft = place.x + 12 + Math.max(count - 1, 0) * step + (count > 0 ? width : 0) + 12;
  return {
    hand,
    down: Array.from({ length: down }, (_, index) => at(downLeft + index * (width + 4))),
  };
}

export function middle({ x, y, width, height }: Rect) {
  return { x: x + width / 2, y: y + height / 2 };
}
