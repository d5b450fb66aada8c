/** One hexagon with what stands on it and what is said of it. */

import { type Choice, choice, still } from "../parts/choice";
import { corners, type Hex } from "./hexes";
import { COLOURS } from "./shown";

export interface CellProps {
  hex: Hex;
  stone: 0 | 1 | undefined;
  /** The seat whose stone was captured here by the last move. */
  lost: 0 | 1 | undefined;
  /** Who holds the cell, if that is shown. */
  heldBy: readonly (0 | 1)[];
  /** The seat that may choose now; undefined: nobody. */
  chooser: 0 | 1 | undefined;
  legal: boolean;
  last: boolean;
  refused: boolean;
  /** Whether this is the cell that was asked about. */
  asked: boolean;
  /** Whether a stone is held over it. */
  aimed: boolean;
  choose: (name: string) => void;
}

export function Cell(props: CellProps) {
  const { hex, stone, lost, chooser, legal, last, refused } = props;
  const { x, y, name } = hex;
  const words = label(props);
  const told: Choice = { target: name, label: words, legal, move: name, refused, last };
  const attributes =
    chooser === undefined
      ? still(words, told)
      : { ...choice(told), onClick: () => props.choose(name) };
  return (
    <g
      {...attributes}
      class={`cell${props.aimed ? " aimed" : ""}`}
      transform={`translate(${x} ${y})`}
      key={name}
    >
      <polygon class="ground" points={corners(0, 0, 1)} />
      {props.heldBy.map((seat) => (
        <polygon key={seat} class={`held held-${seat}`} points={corners(0, 0, 0.97)} />
      ))}
      {refused && <polygon class="refused" points={corners(0, 0, 0.9)} />}
      {stone === undefined && lost !== undefined && (
        <g class="lost">
          <circle class={`stone stone-${lost} leaving`} r={0.4} />
          <path class="trace" d="M-.13-.13.13.13M-.13.13.13-.13" />
        </g>
      )}
      {chooser !== undefined && legal && <circle class="open" r={0.11} />}
      {chooser !== undefined && legal && (
        <circle class={`stone stone-${chooser} preview`} r={0.4} />
      )}
      {stone !== undefined && (
        <g key={`stone-${stone}`} class={last ? "stone-group arriving" : "stone-group"}>
          <circle class={`stone stone-${stone}`} r={0.4} />
          <circle class={`sheen sheen-${stone}`} cx={-0.1} cy={-0.12} r={0.2} />
          {last && <circle class={`newest newest-${stone}`} r={0.2} />}
        </g>
      )}
      {props.asked && <path class="asked" d="M-.2-.2.2.2M-.2.2.2-.2" />}
      <polygon class="rim" points={corners(0, 0, 0.9)} />
    </g>
  );
}

function label({ hex, stone, lost, heldBy, chooser, legal, last }: CellProps): string {
  const words: string[] = [hex.name];
  words.push(stone === undefined ? "empty" : `${COLOURS[stone].toLowerCase()} stone`);
  if (last) words.push("last move");
  if (stone === undefined && lost !== undefined) {
    words.push(`${COLOURS[lost].toLowerCase()} stone captured`);
  }
  for (const seat of heldBy) words.push(`held by ${COLOURS[seat]}`);
  if (chooser !== undefined && stone === undefined) words.push(legal ? "legal" : "not legal");
  return words.join(", ");
}
