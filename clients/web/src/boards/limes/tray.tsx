/** What is at hand: this round's tile with its turns, the figures left, and doing without. */

import { choice } from "../parts/choice";
import { PAWN, TILE, TileArt, UNIT } from "./art";
import { type Choices, turnedOn } from "./choosing";
import { FIGURES, ROUNDS, type Shown, type ShownBoard } from "./shown";

export interface TrayProps {
  shown: Shown;
  own: ShownBoard;
  seat: number;
  choices: Choices | undefined;
  turn: number;
  /** The move that laying the tile where it is aimed would be. */
  aimed: string | undefined;
  picked: boolean;
  setTurn: (turn: number) => void;
  play: (move: string) => void;
  back: () => void;
  dragTile: (event: PointerEvent) => void;
  dragFigure: (event: PointerEvent) => void;
}

export function Tray(props: TrayProps) {
  const { shown, own, seat, choices, turn, aimed } = props;
  const laying = choices !== undefined && choices.lays.size > 0;
  const figure = choices !== undefined && !laying;
  const turns = laying ? choices.turns : [];
  return (
    <div class="tray">
      {figure && (
        <svg
          class={choices.places.size > 0 ? "hand ready" : "hand"}
          viewBox="-9 -16 18 18"
          aria-hidden="true"
          data-drag={choices.places.size > 0 ? "true" : undefined}
          onPointerDown={choices.places.size > 0 ? props.dragFigure : undefined}
        >
          <path class={own.supply > 0 ? `pawn pawn-${seat % 6}` : "pawn used"} d={PAWN} />
        </svg>
      )}
      {shown.tile !== undefined && !figure && (
        <svg
          class={laying ? "hand ready" : "hand"}
          viewBox={`${-UNIT - 1} ${-UNIT - 1} ${TILE + 2} ${TILE + 2}`}
          role="img"
          aria-label={`This round's tile, number ${shown.tile.number}`}
          data-drag={laying ? "true" : undefined}
          onPointerDown={laying ? props.dragTile : undefined}
        >
          <TileArt tile={shown.tile.tile} turn={laying ? turn : 0} />
        </svg>
      )}
      <div class="say">
        <strong>
          {shown.tile === undefined ? "The end" : `Round ${shown.round} of ${ROUNDS}`}
        </strong>
        <span>{task(props, laying, figure)}</span>
      </div>
      <div class="acts">
        {aimed !== undefined && (
          <button
            type="button"
            class="act main"
            {...choice({ target: "confirm", label: "Lay the tile here", legal: true, move: aimed })}
            onClick={() => props.play(aimed)}
          >
            ✓ Lay it
          </button>
        )}
        {turns.length > 1 && (
          <button
            type="button"
            class="act"
            data-target="turn"
            aria-label={`Turn the tile, ${turn} quarter ${turn === 1 ? "turn" : "turns"} now`}
            tabIndex={-1}
            onClick={() => props.setTurn(turnedOn(choices as Choices, turn, 1))}
          >
            ↻ Turn
          </button>
        )}
        {figure && !props.picked && choices.decline !== undefined && (
          <button
            type="button"
            class="act"
            {...choice({
              target: choices.decline,
              label: "Use no figure",
              legal: true,
              move: choices.decline,
            })}
            onClick={() => props.play(choices.decline as string)}
          >
            No figure
          </button>
        )}
        {(props.picked || aimed !== undefined) && (
          <button
            type="button"
            class="act"
            data-target="back"
            aria-label="Take back the choice"
            tabIndex={-1}
            onClick={props.back}
          >
            Back
          </button>
        )}
      </div>
      <svg
        class="supply"
        viewBox={`0 0 ${FIGURES * 12 + 2} 17`}
        role="img"
        aria-label={`${own.supply} of ${FIGURES} figures left`}
      >
        {Array.from({ length: FIGURES }, (_, index) => (
          <path
            key={index}
            class={index < own.supply ? `pawn pawn-${seat % 6}` : "pawn used"}
            d={PAWN}
            transform={`translate(${index * 12 + 7} 15.5)`}
          />
        ))}
      </svg>
    </div>
  );
}

function task({ shown, own, choices, aimed, picked }: TrayProps, laying: boolean, figure: boolean) {
  if (shown.tile === undefined) return "All tiles are laid.";
  if (laying) {
    return aimed === undefined
      ? `Lay tile ${shown.tile.number}${shown.edgeOnly ? ", edge to edge" : ""}.`
      : "Turn it, lay it, or choose elsewhere.";
  }
  if (figure) {
    if (picked) return "Where does the figure go?";
    const place = (choices?.places.size ?? 0) > 0;
    const move = (choices?.moves.size ?? 0) > 0;
    if (place) return move ? "Place a figure, or move one." : "Place a figure on the new tile.";
    return move ? "Move a figure, or don't." : "No figure can be used.";
  }
  return own.todo === "nothing"
    ? `Tile ${shown.tile.number} is laid.`
    : `Tile ${shown.tile.number}`;
}
