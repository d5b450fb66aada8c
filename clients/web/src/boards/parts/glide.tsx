/** A piece that glides to its place: from where it was, or from where it came into the picture. */

import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
}

export interface GlideProps {
  /** Where it stands. */
  to: Place;
  /** Where it comes from when it is new; undefined: it is simply there. */
  from?: Place | undefined;
  /** How long it waits before it sets off, in milliseconds. */
  delay?: number;
  /** True when the user wants less motion. */
  stillness: boolean;
  class?: string;
  children: ComponentChildren;
}

const MOVE_MS = 320;

export function Glide({ to, from, delay = 0, stillness, class: name, children }: GlideProps) {
  const group = useRef<SVGGElement>(null);
  const before = useRef<Place | undefined>(from);
  const { x, y, turn = 0, scale = 1 } = to;

  useLayoutEffect(() => {
    const start = before.current;
    before.current = to;
    if (start === undefined || stillness || written(start) === written(to)) return;
    const glide = group.current?.animate(
      [{ transform: written(start) }, { transform: written(to) }],
      {
        duration: MOVE_MS,
        delay,
        easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
        fill: "backwards",
      },
    );
    return () => glide?.finish();
  }, [x, y, turn, scale]);

  return (
    <g ref={group} class={name} style={{ transform: written(to) }}>
      {children}
    </g>
  ) as JSX.Element;
}

function written({ x, y, turn = 0, scale = 1 }: Place): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}
