/** What is being dragged, drawn below the pointer wherever it goes. */

import type { ComponentChildren } from "preact";
import "./ghost.css";

export interface GhostProps {
  /** Where its middle is, in the window's pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The part of the picture's units that is shown. */
  viewBox: string;
  children: ComponentChildren;
}

export function Ghost({ x, y, width, height, viewBox, children }: GhostProps) {
  const style = { left: `${x - width / 2}px`, top: `${y - height / 2}px` };
  return (
    <svg
      class="ghost"
      style={style}
      width={width}
      height={height}
      viewBox={viewBox}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
