/** Limits' picture for the start page: three cards, one of them closed, and a limit. */

import { Colour } from "@ludex/client/limits";
import { Card } from "./cards";
import "./limits.css";

const CARDS = [
  { colour: undefined, turn: -16, x: -25 },
  { colour: Colour.GREEN, turn: -3, x: -9 },
  { colour: Colour.RED, turn: 10, x: 8 },
];

export function Emblem() {
  return (
    <svg class="limits" viewBox="-46 -31 96 62" aria-hidden="true">
      {CARDS.map(({ colour, turn, x }) => (
        <g key={x} transform={`translate(${x} -16) rotate(${turn} 13 40)`}>
          <Card colour={colour} width={30} height={42} />
        </g>
      ))}
    </svg>
  );
}
