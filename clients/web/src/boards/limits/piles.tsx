/** The middle of the table: the limit card and the three piles. */

import type { Colour } from "@ludex/client/limits";
import { choice, still } from "../parts/choice";
import { Card, LimitCardArt, limitWords, WORDS } from "./cards";
import type { Layout, Rect } from "./layout";
import type { Table } from "./table";

export interface PilesProps {
  table: Table;
  layout: Layout;
  /** The viewer's own face-down cards: they raise the limits. */
  raised: readonly Colour[];
  /** The move that placing the picked card is, legal or not; undefined when none is picked. */
  placing: { text: string; legal: boolean } | undefined;
  /** Whether a card is held over the discard pile. */
  aimed: boolean;
  refused: boolean;
  /** Whether the top card has just come. */
  fresh: boolean;
  onDiscard: () => void;
}

export function Piles(props: PilesProps) {
  const { table, layout, placing, raised } = props;
  const { limitCard, limitPile, drawPile, discardPile } = layout;
  return (
    <g class="piles">
      <g transform={`translate(${limitCard.x} ${limitCard.y})`}>
        {table.limitCard === undefined ? (
          <g {...still("No limit card is left")}>
            <rect class="empty" width={limitCard.width} height={limitCard.height} rx={8} />
            <text class="caption" x={limitCard.width / 2} y={limitCard.height / 2 + 4}>
              No limit card is left
            </text>
          </g>
        ) : (
          <g {...still(`Limit card: ${limitWords(table.limitCard)}`)}>
            <LimitCardArt
              key={table.limitPile}
              card={table.limitCard}
              width={limitCard.width}
              height={limitCard.height}
              raised={raised}
            />
          </g>
        )}
      </g>
      <Pile at={limitPile} count={table.limitPile} name="Limit cards" one="limit" many="limits" />
      <Pile at={drawPile} count={table.drawPile} name="Draw pile" one="to draw" many="to draw" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the attributes have the role */}
      <g
        class={`discard${props.aimed ? " aimed" : ""}`}
        {...discardAttributes(props)}
        onClick={placing === undefined ? undefined : props.onDiscard}
      >
        <Pile
          at={discardPile}
          count={table.discardPile}
          name="Discards"
          one="discard"
          many="discards"
          open
          top={table.top}
          fresh={props.fresh}
        />
        {placing?.legal === true && (
          <text
            class="invite"
            x={discardPile.x + discardPile.width / 2}
            y={discardPile.y + discardPile.height / 2 + 5}
          >
            Place
          </text>
        )}
        <rect
          class="rim"
          x={discardPile.x - 5}
          y={discardPile.y - 5}
          width={discardPile.width + 10}
          height={discardPile.height + 10}
          rx={12}
        />
      </g>
    </g>
  );
}

function discardAttributes({ table, placing, refused }: PilesProps) {
  const top = table.top === undefined ? "empty" : `${WORDS[table.top]} on top`;
  const words = `Discard pile, ${table.discardPile} cards, ${top}`;
  if (placing === undefined) return still(words, { refused });
  return choice({
    target: "discard",
    label: `${words}: place the card here, ${placing.legal ? "legal" : "not legal"}`,
    legal: placing.legal,
    move: placing.text,
    refused,
  });
}

interface PileProps {
  at: Rect;
  count: number;
  name: string;
  /** What is counted, of one and of several. */
  one: string;
  many: string;
  /** Whether the top card lies open. */
  open?: boolean;
  top?: Colour | undefined;
  fresh?: boolean;
}

/** How many cards a pile shows below its top one. */
const DEEPEST = 4;

function Pile({ at, count, name, one, many, open = false, top, fresh }: PileProps) {
  const { x, y, width, height } = at;
  const below = Math.min(DEEPEST, Math.floor((count - 1) / 5) + (count > 1 ? 1 : 0));
  return (
    <g {...(open ? {} : still(`${name}: ${count}`))}>
      {count === 0 && <rect class="empty" {...at} rx={width * 0.12} />}
      {Array.from({ length: below }, (_, index) => (
        <rect
          key={index}
          class="edge"
          x={x + (below - index) * 1.6}
          y={y + (below - index) * 1.6}
          width={width}
          height={height}
          rx={width * 0.12}
        />
      ))}
      {count > 0 && (!open || top !== undefined) && (
        <g
          key={open ? count : name}
          class={fresh === true ? "fresh" : undefined}
          transform={`translate(${x} ${y})`}
        >
          <Card colour={top} width={width} height={height} />
        </g>
      )}
      <text class="caption" x={x + width / 2} y={y + height + 19}>
        <tspan class="count">{count}</tspan> {count === 1 ? one : many}
      </text>
    </g>
  );
}
