/** The own cards: those face down, and the hand, of which cards are picked. */

import { Colour } from "@ludex/client/limits";
import { choice, still } from "../parts/choice";
import { Glide } from "../parts/glide";
import { Card, LETTERS, WORDS } from "./cards";
import type { Rect } from "./layout";
import type { Place } from "./table";

export interface DownProps {
  place: Place;
  at: readonly Rect[];
  /** The move that committing the picked cards is; undefined while none is to be committed. */
  committing: { text: string; legal: boolean; complete: boolean } | undefined;
  aimed: boolean;
  onDown: () => void;
}

/** The own face-down cards, or where they will lie. */
export function Down({ place, at, committing, aimed, onDown }: DownProps) {
  const [first] = at;
  const last = at.at(-1);
  if (first === undefined || last === undefined) return null;
  const down = place.down.map((colour) => WORDS[colour ?? Colour.UNSPECIFIED]).join(" and ");
  const words =
    place.down.length > 0 ? `Your face-down cards: ${down}` : "Your face-down cards: none yet";
  const attributes =
    committing === undefined
      ? still(words)
      : choice({
          target: "C:",
          label: `Put the picked cards face down, ${committing.legal ? "legal" : "not legal"}`,
          legal: committing.legal,
          move: committing.text,
        });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: `attributes` has the role
    <g
      class={`down${aimed ? " aimed" : ""}`}
      {...attributes}
      onClick={committing === undefined ? undefined : onDown}
    >
      <rect
        class="whole"
        x={first.x}
        y={first.y}
        width={last.x + last.width - first.x}
        height={first.height}
      />
      {at.map((rect, index) => (
        <g key={rect.x}>
          <rect class="empty" {...rect} rx={rect.width * 0.12} />
          {place.down.length > index && (
            <g transform={`translate(${rect.x} ${rect.y})`} class="face-down">
              <Card colour={place.down[index]} width={rect.width} height={rect.height} />
              <path
                class="veil"
                d={`M0 ${rect.height * 0.5}h${rect.width}v${rect.height * 0.38}a${rect.width * 0.12} ${rect.width * 0.12} 0 0 1-${rect.width * 0.12} ${rect.width * 0.12}h-${rect.width * 0.76}a${rect.width * 0.12} ${rect.width * 0.12} 0 0 1-${rect.width * 0.12}-${rect.width * 0.12}z`}
              />
            </g>
          )}
        </g>
      ))}
      {committing !== undefined && (committing.legal || !committing.complete) && (
        <text class="invite" y={first.y + first.height / 2 - 3}>
          {(committing.complete ? ["Put", "down"] : ["one", "more"]).map((word, index) => (
            <tspan key={word} x={(first.x + last.x + last.width) / 2} dy={index * 17}>
              {word}
            </tspan>
          ))}
        </text>
      )}
      <rect
        class="rim"
        x={first.x - 4}
        y={first.y - 4}
        width={last.x + last.width - first.x + 8}
        height={first.height + 8}
        rx={10}
      />
    </g>
  );
}

export interface HandProps {
  hand: Place["hand"];
  at: readonly Rect[];
  picked: readonly number[];
  /**
   * Whether cards can be picked now, and if so, which of them lead to a legal move. Undefined for one
   * that would take the place of what is picked already.
   */
  pickable: ((index: number) => boolean | undefined) | undefined;
  refused: (colour: Colour) => boolean;
  dragged: number | undefined;
  stillness: boolean;
  onCard: (index: number, event: MouseEvent) => void;
  drag: (index: number, event: PointerEvent) => void;
}

const LEADS: Record<string, string> = {
  true: ", legal",
  false: ", not legal",
  undefined: ", instead of what is picked",
};

export function Hand(props: HandProps) {
  const { hand, at, picked, pickable } = props;
  const counts = new Map<Colour, number>();
  return (
    <g class="hand">
      {hand.map((seen, index) => {
        const colour = seen ?? Colour.UNSPECIFIED;
        const rect = at[index];
        if (rect === undefined) return null;
        const copy = counts.get(colour) ?? 0;
        counts.set(colour, copy + 1);
        const up = picked.includes(index);
        const legal = pickable?.(index);
        const words = `${WORDS[colour]} card${copy > 0 ? ` ${copy + 1}` : ""}`;
        const refused = props.refused(colour);
        const attributes =
          pickable === undefined
            ? still(words, { refused })
            : {
                ...choice({
                  target: copy === 0 ? LETTERS[colour] : `${LETTERS[colour]}${copy + 1}`,
                  label: `${words}${up ? ", picked" : LEADS[String(legal)]}`,
                  legal,
                  chosen: up,
                  refused,
                }),
                onClick: (event: MouseEvent) => props.onCard(index, event),
                "data-drag": "true",
                onPointerDown: (event: PointerEvent) => props.drag(index, event),
              };
        return (
          <Glide
            key={`${colour} ${copy}`}
            to={{ x: rect.x, y: rect.y - (up ? 14 : 0) }}
            stillness={props.stillness}
          >
            <g class={`hand-card${props.dragged === index ? " gone" : ""}`} {...attributes}>
              <Card colour={seen} width={rect.width} height={rect.height} />
              <path
                class="cross"
                d={`M${rect.width * 0.3} ${rect.height * 0.3}l${rect.width * 0.4} ${rect.height * 0.4}m0-${rect.height * 0.4}l-${rect.width * 0.4} ${rect.height * 0.4}`}
              />
              <rect
                class="rim"
                x={-2.5}
                y={-2.5}
                width={rect.width + 5}
                height={rect.height + 5}
                rx={rect.width * 0.12 + 2.5}
              />
            </g>
          </Glide>
        );
      })}
    </g>
  );
}
