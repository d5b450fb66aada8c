/** Limes: a tile a round for everybody, and seven figures. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useDrag } from "../parts/drag";
import { Ghost } from "../parts/ghost";
import { useKeepFocus } from "../parts/keep-focus";
import { useSize } from "../parts/measure";
import { useRoving } from "../parts/roving";
import { Switch } from "../parts/switches";
import { PAWN, TILE, TileArt, UNIT } from "./art";
import { choicesOf, moveTo, placeAt, turnedOn } from "./choosing";
import { Field, type Newest } from "./field";
import { at } from "./land";
import { Others } from "./others";
import { type Props, shownOf } from "./shown";
import { Tray } from "./tray";
import "./limes.css";

/** From this width on, in pixels, the others' boards stand beside the large one. */
const WIDE = 600;

/** What is under way: a tile aimed at a cell, or a figure picked up. */
interface Under {
  readonly aim?: string;
  readonly picked?: string;
}

type Dragging = { kind: "tile" } | { kind: "supply" } | { kind: "figure"; key: string };

export function Board(props: Props) {
  const { position, seat, names, legal, active, last, refusal, stillness } = props;
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view, { width: 340, height: 340 });
  const { width } = useSize(root, { width: 360, height: 360 });
  const shown = useMemo(() => shownOf(position), [position]);
  const before = useMemo(() => (props.before ? shownOf(props.before) : undefined), [props.before]);
  const [under, setUnder] = useState<Under>({});
  const [turn, setTurn] = useState(0);
  const [hover, setHover] = useState<string>();
  const [looked, setLooked] = useState<string>();
  const [elsewhere, setElsewhere] = useState<number>();
  const [borders, setBorders] = useState(false);
  const [dots, setDots] = useState(false);

  const home = seat ?? last?.seat ?? 0;
  const seen = elsewhere ?? home;
  const board = shown.boards[seen];
  const choices = useMemo(
    () => (active && seen === home && legal.length > 0 ? choicesOf(legal) : undefined),
    [active, legal, seen, home],
  );
  useEffect(() => {
    setUnder({});
    setHover(undefined);
    setLooked(undefined);
    setElsewhere(undefined);
  }, [position]);
  // The next tile can have fewer turns than the last one.
  const shownTurn = choices === undefined || choices.turns.includes(turn) ? turn : 0;

  const back = () => {
    if (refusal !== undefined) props.dismiss();
    else if (under.aim !== undefined || under.picked !== undefined) setUnder({});
    else setElsewhere(undefined);
  };
  const onCell = (key: string) => {
    if (choices === undefined) return;
    props.dismiss();
    const there = choices.lays.get(key);
    if (there === undefined) {
      setUnder({});
      props.why(`L:${key},${shownTurn}`);
    } else if (under.aim === key) {
      const move = there.get(shownTurn);
      if (move !== undefined) props.play(move);
    } else {
      setUnder({ aim: key });
    }
  };
  const onQuadrant = (key: string, picked = under.picked) => {
    if (choices === undefined || board === undefined) return;
    props.dismiss();
    const move =
      picked === undefined
        ? placeAt(choices, board.land, key)
        : moveTo(choices, board.land, picked, key);
    if (move !== undefined) props.play(move);
    else props.why(picked === undefined ? `P:${key}` : `M:${picked}>${key}`);
  };
  const onFigure = (key: string) => {
    if (choices === undefined) return;
    // With a figure in hand, one that stands somewhere marks where it stands.
    if (under.picked !== undefined && under.picked !== key) onQuadrant(key);
    else setUnder(under.picked === key || !choices.moves.has(key) ? {} : { picked: key });
  };
  const { dragged, begin } = useDrag<Dragging>(root, {
    begun: (what) => {
      props.dismiss();
      setUnder(what.kind === "figure" ? { picked: what.key } : {});
    },
    dropped: (what, target) => {
      const [, kind, key] = /^(L:|M:|)(-?\d+,-?\d+)$/.exec(target ?? "") ?? [];
      if (key === undefined) setUnder({});
      else if (what.kind === "tile" && kind === "L:") onCell(key);
      else if (what.kind === "figure" && kind !== "L:" && key !== what.key) {
        onQuadrant(key, what.key);
      } else if (what.kind === "supply" && kind !== "L:") onQuadrant(key, undefined);
    },
  });
  const roving = useRoving(root, back);
  useKeepFocus(root);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === "r" || event.key === "R") && choices !== undefined) {
      setTurn(turnedOn(choices, shownTurn, event.key === "R" ? -1 : 1));
      event.preventDefault();
    } else roving(event);
  };
  if (board === undefined) return null;

  const gains = shown.boards.map(
    ({ score }, each) => score - (before?.boards[each]?.score ?? score),
  );
  const over = shown.tile === undefined;
  const tile = shown.tile?.tile;
  const held = dragged?.over?.replace(/^[LM]:/, "");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go on to the targets within
    <div
      class={`limes${stillness ? " still" : ""}${shown.boards.length > 1 ? " several" : ""}${width >= WIDE ? " wide" : ""}`}
      data-board="limes"
      ref={root}
      onKeyDown={onKeyDown}
    >
      <Tray
        shown={shown}
        own={board}
        seat={seen}
        choices={choices}
        turn={shownTurn}
        aimed={under.aim === undefined ? undefined : choices?.lays.get(under.aim)?.get(shownTurn)}
        picked={under.picked !== undefined}
        setTurn={setTurn}
        play={props.play}
        back={back}
        dragTile={(event) => begin({ kind: "tile" }, event)}
        dragFigure={(event) => begin({ kind: "supply" }, event)}
      />
      <div class="view" ref={view}>
        <Field
          key={seen}
          size={size}
          seat={seen}
          name={names[seen] ?? `Seat ${seen}`}
          board={board}
          choices={choices}
          tile={tile}
          turn={shownTurn}
          aim={under.aim}
          hover={dragged?.what.kind === "tile" ? held : hover}
          picked={under.picked}
          looked={under.picked ?? looked}
          refused={new Set(refusal?.cells)}
          asked={refusal?.move}
          last={newest(last, seen)}
          borders={borders}
          dots={dots}
          over={over}
          stillness={stillness}
          onCell={onCell}
          onQuadrant={onQuadrant}
          onFigure={onFigure}
          onHover={setHover}
          onLook={setLooked}
          onTurn={() => choices && setTurn(turnedOn(choices, shownTurn, 1))}
          dragFigure={(key, event) => begin({ kind: "figure", key }, event)}
        />
      </div>
      <Others
        boards={shown.boards}
        names={names}
        seen={seen}
        gains={gains}
        refused={refusal?.seats ?? []}
        look={(each) => setElsewhere(each === home ? undefined : each)}
      />
      <div class="tools">
        <Switch on={borders} flip={() => setBorders(!borders)}>
          Territories
        </Switch>
        <Switch on={dots} flip={() => setDots(!dots)}>
          What counts
        </Switch>
        {elsewhere !== undefined && (
          <button type="button" class="act" onClick={() => setElsewhere(undefined)}>
            Back to {names[home]}'s board
          </button>
        )}
      </div>
      {dragged !== undefined && (
        <Held
          what={dragged.what}
          x={dragged.x}
          y={dragged.y}
          seat={seen}
          tile={tile}
          turn={shownTurn}
        />
      )}
    </div>
  );
}

type Tile = Parameters<typeof TileArt>[0]["tile"];

/** What hangs on the pointer. */
function Held({
  what,
  x,
  y,
  seat,
  tile,
  turn,
}: {
  what: Dragging;
  x: number;
  y: number;
  seat: number;
  tile: Tile | undefined;
  turn: number;
}) {
  if (what.kind === "tile") {
    return (
      <Ghost x={x} y={y} width={64} height={64} viewBox={`${-UNIT} ${-UNIT} ${TILE} ${TILE}`}>
        <g class="limes">{tile !== undefined && <TileArt tile={tile} turn={turn} />}</g>
      </Ghost>
    );
  }
  return (
    <Ghost x={x} y={y} width={36} height={40} viewBox="-8 -15 16 17">
      <g class="limes">
        <path class={`pawn pawn-${seat % 6}`} d={PAWN} />
      </g>
    </Ghost>
  );
}

/** What the last move did, if it was on this board. */
function newest(last: Props["last"], seat: number): Newest {
  let laid: string | undefined;
  let figure: string | undefined;
  let from: string | undefined;
  if (last?.seat === seat) {
    for (const { kind } of last.events) {
      if (kind.case === "tileLaid" && kind.value.laid) {
        laid = at(kind.value.laid.column, kind.value.laid.row);
      } else if (kind.case === "figurePlaced" && kind.value.figure) {
        figure = at(kind.value.figure.x, kind.value.figure.y);
      } else if (kind.case === "figureMoved") {
        if (kind.value.to) figure = at(kind.value.to.x, kind.value.to.y);
        if (kind.value.from) from = at(kind.value.from.x, kind.value.from.y);
      }
    }
  }
  return { laid, figure, from };
}
