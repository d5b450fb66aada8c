/** Laying the tile: the cells to choose from, and the tile where it would lie. */

import { choice } from "../parts/choice";
import { Glide } from "../parts/glide";
import { TILE, TileArt, UNIT } from "./art";
import type { FieldProps } from "./field";
import type { Window } from "./frame";
import { at } from "./land";

/** The cells while the tile is laid. Those that aren't legal can be asked about. */
export function Cells(props: FieldProps & { cells: Window }) {
  const { cells, choices, board } = props;
  const drawn = [];
  for (let row = cells.top; row <= cells.bottom; row++) {
    for (let column = cells.left; column <= cells.right; column++) {
      const key = at(column, row);
      const legal = choices?.lays.has(key) === true;
      const laid = board.board.laid.some((tile) => tile.column === column && tile.row === row);
      const aimed = props.aim === key;
      const words = [`column ${column}, row ${row}`, laid ? "a tile lies there" : "empty"];
      words.push(aimed ? "choose again to lay the tile" : legal ? "legal" : "not legal");
      drawn.push(
        <g
          key={key}
          class={`cell${laid ? " laid" : ""}${legal ? " free" : ""}${props.hover === key ? " hovered" : ""}`}
          transform={`translate(${column * TILE} ${row * TILE})`}
          {...choice({
            target: `L:${key}`,
            label: words.join(", "),
            // With the tile aimed, another cell would only be aimed at instead.
            legal: legal && props.aim !== undefined && !aimed ? undefined : legal,
            move: aimed ? choices?.lays.get(key)?.get(props.turn) : undefined,
            chosen: aimed,
            refused: props.refused.has(key) || props.asked?.startsWith(`L:${key},`) === true,
          })}
          role="button"
          onClick={() => props.onCell(key)}
          onPointerEnter={(event) => event.pointerType === "mouse" && props.onHover(key)}
          onPointerLeave={() => props.onHover(undefined)}
        >
          <rect class="place" x={2.5} y={2.5} width={TILE - 5} height={TILE - 5} rx={3} />
          {legal && <path class="plus" d={`M${UNIT} ${UNIT - 4}v8M${UNIT - 4} ${UNIT}h8`} />}
          <path class="denied" d="M13 13l14 14M27 13l-14 14" />
          <rect class="rim" x={1.5} y={1.5} width={TILE - 3} height={TILE - 3} rx={3} />
        </g>,
      );
    }
  }
  return <g>{drawn}</g>;
}

/** The tile where it would lie: lightly where one points, and firmly where one has chosen. */
export function Aim({ aim, hover, choices, tile, turn, stillness, onTurn }: FieldProps) {
  if (tile === undefined || choices === undefined) return null;
  const shown = aim ?? (hover !== undefined && choices.lays.has(hover) ? hover : undefined);
  if (shown === undefined) return null;
  const [column = 0, row = 0] = shown.split(",").map(Number);
  const middle = { x: column * TILE + UNIT, y: row * TILE + UNIT };
  const firm = shown === aim;
  return (
    <g class={firm ? "aim firm" : "aim"}>
      <g class="through">
        <Glide key={shown} to={middle} from={{ ...middle, scale: 1.15 }} stillness={stillness}>
          <TileArt tile={tile} turn={turn} />
          <rect class="aimed-edge" x={-UNIT} y={-UNIT} width={TILE} height={TILE} rx={1.5} />
          {firm && <circle class="confirm" r={7.5} />}
          {firm && <path class="check" d="M-3.6 .2l2.6 2.8 4.8-5.6" />}
        </Glide>
      </g>
      {firm && choices.turns.length > 1 && (
        // Keys and screen readers have the button beside the tile.
        // biome-ignore lint/a11y/noStaticElementInteractions: a handle for the pointer alone
        <g
          class="handle"
          transform={`translate(${middle.x + UNIT - 6} ${middle.y - UNIT + 6})`}
          onClick={(event) => {
            event.stopPropagation();
            onTurn();
          }}
        >
          <circle r={8} />
          <path d="M3.6-2.4a4.3 4.3 0 1 0 .7 2.9M4.2-5v2.9h-2.9" />
        </g>
      )}
    </g>
  );
}
