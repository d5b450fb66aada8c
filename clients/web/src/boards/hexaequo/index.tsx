/** Hexaequo's board, which grows while it is played on. */

import type { Event, Move, State, View } from "@ludex/client/hexaequo";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board";
import { useDrag } from "../parts/drag";
import { Ghost } from "../parts/ghost";
import { useRoving } from "../parts/roving";
import { Viewport } from "../parts/viewport";
import { back, begun, type Choice, choose, targets } from "./building";
import {
  boxOf,
  type Cell,
  cellOf,
  hexagon,
  middle,
  NEIGHBOURS,
  nameOf,
  plus,
  SIZE,
} from "./geometry";
import "./hexaequo.css";
import { leaving, touched, useMotion } from "./motion";
import { COLOURS, read, type Shown } from "./reading";
import { PieceShape, TileShape } from "./shapes";
import { Tray } from "./tray";

export { Emblem } from "./emblem";

type Props = BoardProps<State | View, Move, Event>;

const HEXAGON = hexagon(SIZE - 2.5);
const SMALL = hexagon(SIZE - 9);
/** The picture is never closer than this many cells around the opening, so that it grows calmly. */
const LEAST = ["G8", "K8", "H7", "J7", "G10", "J10"].map(cellOf);

export function Board(props: Props): JSX.Element {
  const { position, seat, legal, active, last, refusal, names, stillness } = props;
  const shown = useMemo(() => read(position), [position]);
  const texts = useMemo(() => (active ? legal.map(({ text }) => text) : []), [legal, active]);
  const [choice, setChoice] = useState<Choice>(undefined);
  useEffect(() => setChoice(undefined), [position, active]);

  const root = useRef<HTMLDivElement>(null);
  const events = last?.events ?? [];
  useMotion(root, position, events, stillness || props.before === undefined);
  const onKeyDown = useRoving(root, () => {
    props.dismiss();
    setChoice(back);
  });

  const mover = seat ?? shown.toMove;
  const own = useMemo(() => piecesOf(shown, mover), [shown, mover]);
  const enemy = useMemo(() => piecesOf(shown, 1 - mover), [shown, mover]);
  const open = useMemo(() => targets(texts, choice), [texts, choice]);
  const pick = (place: string) => {
    if (!active) return;
    props.dismiss();
    const next = choose(texts, choice, place, own, enemy);
    if ("play" in next) props.play(next.play);
    else if ("why" in next) props.why(next.why);
    else setChoice(next.choice);
  };

  const path = choice?.kind === "piece" ? choice.path : [];
  const { dragged, begin } = useDrag<string>(root, {
    begun: (place) => {
      props.dismiss();
      // A piece in the midst of a chain goes on; anything else begins.
      if (path.at(-1) !== place) setChoice(begun(place));
    },
    dropped: (place, over) => {
      if (over === undefined || over === place) setChoice(back);
      else pick(over);
    },
  });
  const drag = (place: string) =>
    active
      ? { "data-drag": true, onPointerDown: (event: PointerEvent) => begin(place, event) }
      : {};

  const marked = useMemo(() => touched(events), [events]);
  const gone = leaving(events);
  const stop = path.length > 1 && texts.includes(path.join("-")) ? path.join("-") : undefined;
  const box = useMemo(() => boxOf([...LEAST, ...inSight(shown)]), [shown]);
  const refused = new Set(refusal?.cells ?? []);
  // The piece in hand stands where it has landed so far, and no longer where it started.
  const lifted =
    path.length > 1 ? { from: path[0] as string, to: path.at(-1) as string } : undefined;
  // Whoever sat here first keeps the near side: sides that swap with every move confuse.
  const [near] = useState(mover);
  const far = 1 - near;

  const cellProps = (name: string) => {
    const target = open.get(name);
    const here = path.at(-1) === name;
    const isLegal = target !== undefined || (here && stop !== undefined);
    return {
      role: "button" as const,
      tabIndex: -1,
      "aria-label": labelOf(name, shown, isLegal, here, stop !== undefined),
      "aria-pressed": here,
      "data-target": name,
      "data-legal": isLegal,
      "data-chosen": here && stop === undefined,
      "data-move": here ? stop : target?.completes,
      "data-refused": refused.has(name) || undefined,
      "data-last": marked.has(name) || undefined,
      onClick: () => pick(name),
    };
  };

  return (
    <div
      ref={root}
      class="hx"
      role="group"
      aria-label="Hexaequo"
      data-board="hexaequo"
      data-active={active}
      data-building={choice !== undefined}
      onKeyDown={onKeyDown}
    >
      <Tray
        seat={far}
        names={names}
        shown={shown}
        active={active && far === mover}
        {...{ open, choice, pick, drag }}
      />
      <Viewport box={box} label="The board" stillness={stillness}>
        {[...shown.shore].map(([name, cell]) => (
          <g key={`s${name}`} transform={at(cell)} class="hx-cell hx-shore" {...cellProps(name)}>
            <polygon class="hx-hit" points={HEXAGON} />
            <polygon class="hx-mark" points={SMALL} />
            <Hint />
          </g>
        ))}
        {[...shown.tiles].map(([name, { cell, seat: colour, piece }]) => {
          const leaves = lifted?.from === name;
          return (
            <g
              key={`t${name}`}
              transform={at(cell)}
              class="hx-cell hx-laid"
              {...cellProps(name)}
              {...(own.has(name) && drag(name))}
            >
              <g data-tile={name} class="hx-moving">
                <TileShape seat={colour} />
              </g>
              <polygon class="hx-mark" points={SMALL} />
              <text class="hx-name" y={SIZE - 13}>
                {name}
              </text>
              {piece !== undefined && (
                <g data-piece={name} class="hx-moving" opacity={leaves ? 0.25 : 1}>
                  <PieceShape {...piece} />
                </g>
              )}
              <Hint />
            </g>
          );
        })}
        <g class="hx-over">
          {gone.map(({ cell, piece }) => (
            <g key={`g${cell.q},${cell.r},${last?.text}`} transform={at(cell)}>
              <g data-leaving={nameOf(cell)} class="hx-moving" opacity={0}>
                <PieceShape {...piece} />
              </g>
            </g>
          ))}
          {path.length > 1 && (
            <polyline class="hx-path" points={path.map((name) => pointsOf(name)).join(" ")} />
          )}
          {lifted !== undefined && (
            <g transform={at(cellOf(lifted.to))} class="hx-lifted">
              <PieceShape
                {...(shown.tiles.get(lifted.from)?.piece ?? { kind: "disk", seat: mover })}
              />
            </g>
          )}
        </g>
      </Viewport>
      <Tray
        seat={near}
        names={names}
        shown={shown}
        active={active && near === mover}
        {...{ open, choice, pick, drag }}
      />
      {dragged !== undefined && (
        <Ghost x={dragged.x} y={dragged.y} width={72} height={72} viewBox="-52 -52 104 104">
          <Dragged what={dragged.what} shown={shown} seat={mover} />
        </Ghost>
      )}
      {stop !== undefined && (
        <p class="hx-note">
          Jump on, or choose the piece once more to stop here.{" "}
          <button type="button" class="button small" onClick={() => props.play(stop)}>
            Stop here
          </button>
        </p>
      )}
    </div>
  );
}

/** What hangs on the pointer: a tile or piece of the reserve, or one from the board. */
function Dragged({ what, shown, seat }: { what: string; shown: Shown; seat: number }) {
  if (what === "T@") return <TileShape seat={seat} />;
  const piece = shown.tiles.get(what)?.piece;
  return <PieceShape {...(piece ?? { kind: what === "R@" ? "ring" : "disk", seat })} />;
}

/** The dot of a legal target; styles show it where it is one. */
function Hint(): JSX.Element {
  return <circle class="hx-hint" r={9} />;
}

/** The tiles, and the cells where one could be laid now. Others beside the board may be cut off. */
function inSight({ tiles, shore }: Shown): Cell[] {
  const touching = (cell: Cell) =>
    NEIGHBOURS.filter((step) => tiles.has(nameOf(plus(cell, step)))).length;
  return [
    ...[...tiles.values()].map(({ cell }) => cell),
    ...[...shore.values()].filter((cell) => touching(cell) > 1),
  ];
}

function piecesOf(shown: Shown, seat: number): Set<string> {
  return new Set(
    [...shown.tiles].filter(([, { piece }]) => piece?.seat === seat).map(([name]) => name),
  );
}

function labelOf(
  name: string,
  shown: Shown,
  legal: boolean,
  here: boolean,
  stops: boolean,
): string {
  const tile = shown.tiles.get(name);
  const what =
    tile === undefined
      ? "no tile"
      : `${COLOURS[tile.seat]} tile, ${
          tile.piece === undefined ? "empty" : `${COLOURS[tile.piece.seat]} ${tile.piece.kind}`
        }`;
  if (here) return `${name}, ${stops ? "stop here" : `${what}, chosen`}`;
  return `${name}, ${what}${legal ? ", legal" : ""}`;
}

function at(cell: { q: number; r: number }): string {
  const { x, y } = middle(cell);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
}

function pointsOf(name: string): string {
  const { x, y } = middle(cellOf(name));
  return `${x},${y}`;
}
