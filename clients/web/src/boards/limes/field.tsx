/** The large board: where tiles are laid and figures stand, and what can be chosen of it. */

import type { Tile } from "@ludex/client/limes";
import { useMemo } from "preact/hooks";
import type { Size } from "../parts/measure";
import { Viewport } from "../parts/viewport";
import { TILE } from "./art";
import type { Choices } from "./choosing";
import { Looked } from "./counts";
import { Figures, Quadrants } from "./figures";
import { frameOf, labelSize, Rulers, windowOf } from "./frame";
import { Ground } from "./ground";
import { at } from "./land";
import { Aim, Cells } from "./laying";
import type { ShownBoard } from "./shown";

export interface FieldProps {
  seat: number;
  name: string;
  board: ShownBoard;
  /** What its player may choose now; undefined: nothing, or not here. */
  choices: Choices | undefined;
  tile: Tile | undefined;
  turn: number;
  /** The cell where the tile lies for now. */
  aim: string | undefined;
  /** The cell that is pointed at, or that the tile is held over. */
  hover: string | undefined;
  /** The territory whose figure is picked up. */
  picked: string | undefined;
  /** The territory that is looked at. */
  looked: string | undefined;
  refused: ReadonlySet<string>;
  asked: string | undefined;
  last: Newest;
  borders: boolean;
  dots: boolean;
  over: boolean;
  stillness: boolean;
  onCell: (key: string) => void;
  onQuadrant: (key: string) => void;
  onFigure: (key: string) => void;
  onHover: (key: string | undefined) => void;
  onLook: (key: string | undefined) => void;
  onTurn: () => void;
  dragFigure: (key: string, event: PointerEvent) => void;
}

/** What the last move did on this board. */
export interface Newest {
  readonly laid: string | undefined;
  readonly figure: string | undefined;
  readonly from: string | undefined;
}

export function Field(props: FieldProps & { size: Size }) {
  const { board, choices, size, last } = props;
  const cells = windowOf(board, props.over);
  const label = labelSize(cells, size);
  const box = frameOf(cells, label);
  // The same element as before is not drawn anew: pointing at a cell changes nothing of the ground.
  const ground = useMemo(
    () => <Ground board={board} borders={props.borders} />,
    [board, props.borders],
  );
  const phase = choices === undefined ? undefined : choices.lays.size > 0 ? "lay" : "figure";
  const fresh = board.board.laid.find(({ column, row }) => at(column, row) === last.laid);
  return (
    <Viewport
      box={box}
      label={`${props.name}'s board`}
      stillness={props.stillness}
      closest={3}
      controls={false}
    >
      <Rulers cells={cells} size={label} />
      {ground}
      {fresh !== undefined && (
        <rect
          key={last.laid}
          class="newest"
          x={fresh.column * TILE}
          y={fresh.row * TILE}
          width={TILE}
          height={TILE}
        />
      )}
      {phase === "lay" && <Cells {...props} cells={cells} />}
      <Looked land={board.land} stood={board} looked={props.looked} dots={props.dots} />
      {phase === "figure" && choices !== undefined && <Quadrants {...props} choices={choices} />}
      <Figures {...props} movable={phase === "figure" ? choices : undefined} />
      {phase === "lay" && <Aim {...props} />}
    </Viewport>
  );
}
