/** The SmallHolder's picture for the start page: a group, its gap, and a stone caught in it. */

import { corners } from "./hexes";
import "./smallholder.css";

const CELLS = [
  [-1, -0.866],
  [0, -0.866],
  [1, -0.866],
  [-1.5, 0],
  [-0.5, 0],
  [0.5, 0],
  [1.5, 0],
  [-1, 0.866],
  [0, 0.866],
  [1, 0.866],
] as const;

const STONES = [
  [-1, -0.866, 0],
  [-0.5, 0, 0],
  [0, 0.866, 0],
  [1, 0.866, 0],
  [0, -0.866, 1],
  [1.5, 0, 1],
] as const;

export function Emblem() {
  return (
    <svg class="smallholder" viewBox="-2.2 -1.6 4.4 3.2" aria-hidden="true">
      {CELLS.map(([x, y]) => (
        <polygon key={`${x} ${y}`} class="ground" points={corners(x, y, 1)} />
      ))}
      {STONES.map(([x, y, seat]) => (
        <circle key={`${x} ${y}`} class={`stone stone-${seat}`} cx={x} cy={y} r={0.4} />
      ))}
      <circle class="open" cx={0.5} cy={0} r={0.14} />
    </svg>
  );
}
