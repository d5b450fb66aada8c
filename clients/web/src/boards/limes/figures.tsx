/** Using a figure: the quadrants to choose from, and the figures. */

import { choice, still } from "../parts/choice";
import { Glide } from "../parts/glide";
import { PAWN, UNIT } from "./art";
import { type Choices, moveTo, placeAt } from "./choosing";
import type { FieldProps, Newest } from "./field";
import { type Stand, StandArt, stands } from "./ground";
import type { Land } from "./land";
import { ROLES, TERRAINS } from "./roles";

/** The quadrants while a figure is used. */
export function Quadrants(props: FieldProps & { choices: Choices }) {
  const { board, choices, picked, looked } = props;
  const { land } = board;
  return (
    <g>
      {[...land.quadrants].map(([key, { x, y, terrain, house }]) => {
        const move =
          picked === undefined ? placeAt(choices, land, key) : moveTo(choices, land, picked, key);
        const listed =
          move !== undefined &&
          (picked === undefined ? choices.places : choices.moves.get(picked))?.has(key);
        const words = [`${TERRAINS[terrain]}${house ? " with a house" : ""} at ${x}, ${y}`];
        if (move === undefined) words.push("not legal");
        else
          words.push(
            picked === undefined ? `place a ${ROLES[terrain]}` : `becomes a ${ROLES[terrain]}`,
            "legal",
          );
        return (
          <g
            key={key}
            class={`quadrant${looked !== undefined && land.territory.get(looked) === land.territory.get(key) ? " looked" : ""}`}
            transform={`translate(${x * UNIT} ${y * UNIT})`}
            {...choice({
              target: key,
              label: words.join(", "),
              legal: move !== undefined,
              move,
              refused:
                props.refused.has(key) ||
                props.asked?.endsWith(picked === undefined ? `P:${key}` : `>${key}`) === true,
            })}
            role="button"
            onClick={() => props.onQuadrant(key)}
            onPointerEnter={(event) => event.pointerType === "mouse" && props.onHover(key)}
            onPointerLeave={() => props.onHover(undefined)}
          >
            <rect class="spot" width={UNIT} height={UNIT} />
            {move !== undefined && (
              <rect class="open" x={1.2} y={1.2} width={UNIT - 2.4} height={UNIT - 2.4} rx={3} />
            )}
            {listed === true && (
              <path class="free-pawn" d={PAWN} transform="translate(10 16.2) scale(.82)" />
            )}
            <path class="denied" d="M5 5l10 10M15 5l-10 10" />
            <rect class="rim" x={1} y={1} width={UNIT - 2} height={UNIT - 2} rx={2} />
          </g>
        );
      })}
    </g>
  );
}

/** The figures. Those that may move can be picked up. */
export function Figures(props: FieldProps & { movable: Choices | undefined }) {
  const { board, movable, picked, last, seat } = props;
  return (
    <g>
      {stands(board.figures).map((stand) => {
        const { key, x, y } = stand;
        const words = standWords(board.land, stand);
        const newest = last.figure === key;
        const refused = props.refused.has(key) && props.movable === undefined;
        const attributes =
          movable === undefined || (picked !== undefined && picked !== key)
            ? still(words, { last: newest, refused })
            : {
                ...choice({
                  target: `M:${key}`,
                  label: `${words}, ${movable.moves.has(key) ? "can move" : "can't move"}`,
                  legal: movable.moves.has(key),
                  chosen: picked === key,
                  last: newest,
                }),
                onClick: () => props.onFigure(key),
                "data-drag": movable.moves.has(key) ? "true" : undefined,
                onPointerDown: (event: PointerEvent) =>
                  movable.moves.has(key) && props.dragFigure(key, event),
              };
        return (
          <Glide
            key={key}
            to={{ x: x * UNIT, y: y * UNIT }}
            from={newest ? origin(last, { x: x * UNIT, y: y * UNIT }) : undefined}
            stillness={props.stillness}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: `attributes` has the role */}
            <g
              {...attributes}
              class={`figure${picked !== undefined && picked !== key ? " through" : ""}`}
              onPointerEnter={() => props.onLook(key)}
              onPointerLeave={() => props.onLook(undefined)}
              onFocus={() => props.onLook(key)}
              onBlur={() => props.onLook(undefined)}
            >
              <rect
                class="reach"
                x={1.2}
                y={3}
                width={crowded(props, key) ? 8 : 12.5}
                height={16}
                rx={3}
              />
              <StandArt stand={stand} seat={seat} />
              <rect class="rim" x={1} y={2} width={13.5} height={17} rx={3} />
            </g>
          </Glide>
        );
      })}
    </g>
  );
}

/** Whether another figure can be placed on the quadrant where one stands: both must be reached. */
function crowded({ movable, picked, board }: Parameters<typeof Figures>[0], key: string): boolean {
  return (
    movable !== undefined && picked === undefined && placeAt(movable, board.land, key) !== undefined
  );
}

/** Where a figure comes from: the territory it left, or from above. */
function origin({ from }: Newest, to: { x: number; y: number }) {
  if (from === undefined) return { x: to.x, y: to.y - UNIT };
  const [x = 0, y = 0] = from.split(",").map(Number);
  return { x: x * UNIT, y: y * UNIT };
}

function standWords(land: Land, { key, x, y, figures }: Stand): string {
  const terrain = land.quadrants.get(key)?.terrain;
  const role = terrain === undefined ? "figure" : ROLES[terrain];
  const score = figures[0]?.score ?? 0;
  const points = score === 1 ? "1 point" : `${score} points`;
  const told = figures.length > 1 ? `${figures.length} figures, each ${role}` : role;
  return `${told} at ${x}, ${y}, ${points}${figures.length > 1 ? " each" : ""}`;
}
