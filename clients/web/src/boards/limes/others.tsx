/** Everybody's board in small. Each can be looked at in large. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { TILE, UNIT } from "./art";
import { Ground, StandArt, stands } from "./ground";
import type { ShownBoard } from "./shown";

export interface OthersProps {
  boards: readonly ShownBoard[];
  names: readonly string[];
  /** The seat whose board is seen in large. */
  seen: number;
  /** How much each seat's score has changed with the last move. */
  gains: readonly number[];
  refused: readonly number[];
  look: (seat: number) => void;
}

const TODO = { lay: "to lay", figure: "figure", nothing: "done" } as const;

export function Others({ boards, names, seen, gains, refused, look }: OthersProps) {
  const list = useRef<HTMLUListElement>(null);
  // Where the list is scrolled, the board that is seen in large is in sight.
  useLayoutEffect(() => {
    const row = list.current?.children[seen];
    if (!(row instanceof HTMLElement) || list.current === null) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
    }
  }, [seen]);
  return (
    <ul class="others" aria-label="All boards" ref={list}>
      {boards.map((board, seat) => {
        const gain = gains[seat] ?? 0;
        return (
          <li key={seat}>
            <button
              type="button"
              class="other"
              aria-pressed={seat === seen}
              aria-label={`${names[seat]}: ${board.score} points, ${board.supply} figures left. Look at the board`}
              data-refused={refused.includes(seat) ? "true" : undefined}
              onClick={() => look(seat)}
            >
              {boards.length > 1 && <Small board={board} seat={seat} />}
              <span class="whose">
                <span class={`dot-${seat % 6}`} aria-hidden="true" />
                {names[seat]}
              </span>
              <span class="points">
                {board.score}
                {gain !== 0 && (
                  <span key={board.score} class="gain">
                    {gain > 0 ? `+${gain}` : `−${-gain}`}
                  </span>
                )}
              </span>
              <span class={`todo ${board.todo}`}>{TODO[board.todo]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A board in small. It is drawn anew only when it has changed. */
function Small({ board, seat }: { board: ShownBoard; seat: number }) {
  return useMemo(
    () => (
      <svg viewBox={around(board)} aria-hidden="true">
        <Ground board={board} borders={false} />
        {stands(board.figures).map((stand) => (
          <g key={stand.key} transform={`translate(${stand.x * UNIT} ${stand.y * UNIT})`}>
            <StandArt stand={stand} seat={seat} />
          </g>
        ))}
      </svg>
    ),
    [board, seat],
  );
}

/** A square around the land, of the size that it can grow to. */
function around({ board }: ShownBoard): string {
  const laid = board.laid.length > 0 ? board.laid : [{ column: 0, row: 0 }];
  const columns = laid.map(({ column }) => column);
  const rows = laid.map(({ row }) => row);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2;
  const side = 4 * TILE + 6;
  return `${middle(columns) * TILE - side / 2} ${middle(rows) * TILE - side / 2} ${side} ${side}`;
}
