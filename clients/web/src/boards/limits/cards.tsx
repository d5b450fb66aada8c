/** Cards: what they look like. Each colour has a letter and a shape of its own besides. */

import { Colour, type LimitCard } from "@ludex/client/limits";

/** The colours in the order in which cards and limits are listed. */
export const COLOURS = [
  Colour.RED,
  Colour.YELLOW,
  Colour.GREEN,
  Colour.BLUE,
  Colour.PURPLE,
] as const;

export const LETTERS: Record<Colour, string> = {
  [Colour.UNSPECIFIED]: "?",
  [Colour.RED]: "R",
  [Colour.YELLOW]: "Y",
  [Colour.GREEN]: "G",
  [Colour.BLUE]: "B",
  [Colour.PURPLE]: "P",
};

export const WORDS: Record<Colour, string> = {
  [Colour.UNSPECIFIED]: "unknown",
  [Colour.RED]: "red",
  [Colour.YELLOW]: "yellow",
  [Colour.GREEN]: "green",
  [Colour.BLUE]: "blue",
  [Colour.PURPLE]: "purple",
};

/** Around 0, 0, and about 10 wide. */
const SHAPES: Record<Colour, string> = {
  [Colour.UNSPECIFIED]: "",
  [Colour.RED]: "M0-5.2 5.4 4.2h-10.8z",
  [Colour.YELLOW]: "M0-4.8a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6z",
  [Colour.GREEN]: "M0-5.8 5 0 0 5.8-5 0z",
  [Colour.BLUE]: "M-4.3-4.3h8.6v8.6h-8.6z",
  [Colour.PURPLE]: "M0-5.6l1.6 3.5 3.8.4-2.8 2.6.8 3.7-3.4-1.9-3.4 1.9.8-3.7-2.8-2.6 3.8-.4z",
};

export interface CardProps {
  /** Undefined: the back. */
  colour: Colour | undefined;
  width: number;
  height: number;
}

/** A card with its north-west corner at 0, 0. */
export function Card({ colour, width, height }: CardProps) {
  if (colour === undefined) return <Back width={width} height={height} />;
  const small = width < 30;
  const letter = small ? Math.max(12, height * 0.42) : Math.min(height * 0.3, 30);
  return (
    <g class={`card ${WORDS[colour]}`}>
      <rect class="face" width={width} height={height} rx={width * 0.12} />
      <text x={width / 2} y={small ? height * 0.42 : height * 0.38} font-size={letter}>
        {LETTERS[colour]}
      </text>
      <Shape
        colour={colour}
        x={width / 2}
        y={height * 0.72}
        size={small ? width * 0.4 : width * 0.42}
      />
    </g>
  );
}

export function Shape({
  colour,
  x,
  y,
  size,
}: {
  colour: Colour;
  x: number;
  y: number;
  size: number;
}) {
  return (
    <path class="shape" d={SHAPES[colour]} transform={`translate(${x} ${y}) scale(${size / 11})`} />
  );
}

function Back({ width, height }: { width: number; height: number }) {
  const inset = Math.max(1.5, width * 0.1);
  return (
    <g class="card back">
      <rect class="face" width={width} height={height} rx={width * 0.12} />
      <rect
        class="inlay"
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={width * 0.08}
      />
      <path
        class="inlay"
        d={`M${width / 2} ${height * 0.28}l${width * 0.2} ${height * 0.22}l${-width * 0.2} ${height * 0.22}l${-width * 0.2} ${-height * 0.22}z`}
      />
    </g>
  );
}

/** The limit of a colour; undefined: unlimited. */
export function limitOf(card: LimitCard, colour: Colour): number | undefined {
  switch (colour) {
    case Colour.RED:
      return card.red;
    case Colour.YELLOW:
      return card.yellow;
    case Colour.GREEN:
      return card.green;
    case Colour.BLUE:
      return card.blue;
    case Colour.PURPLE:
      return card.purple;
    default:
      return undefined;
  }
}

/** A limit card in words. */
export function limitWords(card: LimitCard): string {
  return COLOURS.map((colour) => `${WORDS[colour]} ${limitOf(card, colour) ?? "unlimited"}`).join(
    ", ",
  );
}

/** A limit card, with how much the viewer's own face-down cards are known to raise it. */
export function LimitCardArt({
  card,
  width,
  height,
  raised = [],
}: {
  card: LimitCard;
  width: number;
  height: number;
  raised?: readonly Colour[];
}) {
  const column = (width - (width < 150 ? 5 : 12)) / COLOURS.length;
  const small = column < 28;
  const rim = small ? 2.5 : 6;
  const inner = column - (small ? 1.5 : 3);
  return (
    <g class="limit-card">
      <rect class="board" width={width} height={height} rx={small ? 5 : 8} />
      {COLOURS.map((colour, index) => {
        const limit = limitOf(card, colour);
        const more = limit === undefined ? 0 : raised.filter((each) => each === colour).length;
        return (
          <g
            key={colour}
            class={`card ${WORDS[colour]}`}
            transform={`translate(${rim + index * column + (small ? 0.75 : 1.5)} ${rim})`}
          >
            <rect class="face" width={inner} height={height - 2 * rim} rx={small ? 3 : 5} />
            {!small && (
              <text x={column * 0.27} y={17} font-size={13}>
                {LETTERS[colour]}
              </text>
            )}
            {!small && <Shape colour={colour} x={column * 0.7} y={12.5} size={12} />}
            <text
              class="number"
              x={inner / 2}
              y={small ? height / 2 + 2.5 : height * 0.58}
              font-size={small ? 13 : Math.min(height * 0.34, column * 0.56)}
            >
              {limit ?? "X"}
            </text>
            {more > 0 && !small && (
              <text class="more" x={inner / 2} y={height - 20} font-size={13}>
                +{more}
                {column >= 70 ? " yours" : ""}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
