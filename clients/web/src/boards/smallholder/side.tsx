/** A player above the board: their colour, name and stones. The stone can be dragged to a cell. */

import { COLOURS } from "./shown";

export interface SideProps {
  seat: 0 | 1;
  name: string;
  stones: number;
  /** How many stones the last move captured from this side. */
  lost: number;
  toMove: boolean;
  refused: boolean;
  /** Starts to drag a stone, if one may be placed now. */
  begin: ((event: PointerEvent) => void) | undefined;
}

export function Side({ seat, name, stones, lost, toMove, refused, begin }: SideProps) {
  const colour = COLOURS[seat];
  return (
    <div class={`side${toMove ? " to-move" : ""}`} data-refused={refused ? "true" : undefined}>
      <svg
        class={begin === undefined ? "bowl" : "bowl ready"}
        viewBox="-.5 -.5 1 1"
        aria-hidden="true"
        data-drag={begin === undefined ? undefined : "true"}
        onPointerDown={begin}
      >
        <circle class={`stone stone-${seat}`} r={0.4} />
      </svg>
      <span class="who">
        <strong>
          {name}
          {name !== colour && <span class="unseen"> ({colour})</span>}
        </strong>
        <span class="what">
          {stones === 1 ? "1 stone" : `${stones} stones`}
          {lost > 0 && <b class="loss"> −{lost}</b>}
          {toMove && <span class="unseen">, to move</span>}
        </span>
      </span>
    </div>
  );
}
