/** The SmallHolder: one stone a move, on a board of hexagons. */

import { useMemo, useRef, useState } from "preact/hooks";
import { useDrag } from "../parts/drag";
import { Ghost } from "../parts/ghost";
import { useKeepFocus } from "../parts/keep-focus";
import { useSize } from "../parts/measure";
import { useRoving } from "../parts/roving";
import { Switch } from "../parts/switches";
import { Viewport } from "../parts/viewport";
import { Cell } from "./cell";
import { frame, isLarge, Labels, labelSize, unitPixels } from "./frame";
import { hexBoard } from "./hexes";
import { heldBySeat } from "./holdings";
import { COLOURS, happened, type Props, stateOf, stonesOf } from "./shown";
import { Side } from "./side";
import "./smallholder.css";

const SEATS = [0, 1] as const;

export function Board(props: Props) {
  const { position, seat, names, legal, active, last, refusal, stillness } = props;
  const state = stateOf(position);
  const board = useMemo(() => hexBoard(state?.board ?? ""), [state?.board]);
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view, { width: 360, height: 360 });
  const [holdings, setHoldings] = useState(false);
  const onKeyDown = useRoving(root, props.dismiss);
  useKeepFocus(root);

  const open = useMemo(() => new Set(legal.map(({ text }) => text)), [legal]);
  const stones = useMemo(() => (state ? stonesOf(state) : new Map<string, 0 | 1>()), [state]);
  const held = useMemo(
    () => (holdings && state && board ? heldBySeat(board, state) : undefined),
    [holdings, state, board],
  );
  const done = useMemo(() => happened(last), [last]);

  const choose = (name: string) => {
    if (!active) return;
    if (open.has(name)) props.play(name);
    else props.why(name);
  };
  const { dragged, begin } = useDrag<0 | 1>(root, {
    begun: props.dismiss,
    dropped: (_, target) => target !== undefined && choose(target),
  });
  if (state === undefined || board === undefined) return null;

  const chooser = active && (seat === 0 || seat === 1) ? seat : undefined;
  const label = labelSize(board, size);
  const unit = Math.max(unitPixels(board, size), 40);
  const refused = new Set(refusal?.cells);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go on to the cells within
    <div
      class={`smallholder${stillness ? " still" : ""}`}
      data-board="smallholder"
      ref={root}
      onKeyDown={onKeyDown}
    >
      <div class="sides">
        {SEATS.map((each) => (
          <Side
            key={each}
            seat={each}
            name={names[each] ?? COLOURS[each]}
            stones={(each === 0 ? state.blackStones : state.whiteStones).length}
            lost={done.of === each ? done.captured.size : 0}
            toMove={state.toMove === each && (active || legal.length > 0)}
            refused={refusal?.seats.includes(each) === true}
            begin={chooser === each ? (event) => begin(each, event) : undefined}
          />
        ))}
      </div>
      <div class="view" ref={view}>
        <Viewport
          box={frame(board, label, size)}
          label={`Board ${state.board}, ${board.cells.length} cells`}
          stillness={stillness}
          closest={Math.max(2, board.cells.length / 25)}
          controls={isLarge(board)}
        >
          <Patterns />
          {board.cells.map((hex) => (
            <Cell
              key={hex.name}
              hex={hex}
              stone={stones.get(hex.name)}
              lost={done.captured.has(hex.name) ? done.of : undefined}
              heldBy={SEATS.filter((each) => held?.[each].has(hex.name))}
              chooser={chooser}
              legal={open.has(hex.name)}
              last={done.placed === hex.name}
              refused={refused.has(hex.name)}
              asked={refusal?.move === hex.name}
              aimed={dragged?.over === hex.name}
              choose={choose}
            />
          ))}
          <Labels board={board} size={label} />
        </Viewport>
      </div>
      <div class="tools">
        <Switch
          on={holdings}
          flip={() => setHoldings(!holdings)}
          sample={
            <svg class="key" viewBox="0 0 2.2 1" aria-hidden="true">
              <rect class="held-0" width="1" height="1" rx=".15" />
              <rect class="held-1" x="1.2" width="1" height="1" rx=".15" />
            </svg>
          }
        >
          Holdings
        </Switch>
        {holdings && <span class="legend">Stripes rise for Black and fall for White.</span>}
      </div>
      {dragged !== undefined && (
        <Ghost x={dragged.x} y={dragged.y} width={unit} height={unit} viewBox="-.5 -.5 1 1">
          <g class="smallholder">
            <circle class={`stone stone-${dragged.what}`} r={0.4} />
          </g>
        </Ghost>
      )}
    </div>
  );
}

/** Stripes that tell the two seats' holdings apart without colours. */
function Patterns() {
  return (
    <defs>
      {SEATS.map((seat) => (
        <pattern
          key={seat}
          id={`smallholder-held-${seat}`}
          width={0.2}
          height={0.2}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${seat === 0 ? 45 : -45})`}
        >
          <rect class={`stripe-ground-${seat}`} width={0.2} height={0.2} />
          <rect class={`stripe-${seat}`} width={0.075} height={0.2} />
        </pattern>
      ))}
    </defs>
  );
}
