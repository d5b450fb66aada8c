/** How large an element is drawn, so that what is in it can be laid out for it. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Size {
  /** In pixels, whole. */
  readonly width: number;
  readonly height: number;
}

/** No scrollbar is wider, in pixels. */
const SCROLLBAR = 24;
const SETTLED_MS = 500;

/**
 * The element's size; `guess` until it is drawn.
 *
 * What is laid out for a width can be so high that a scrollbar comes, and for the width that this
 * leaves so low that it goes again. So what has just become narrower does not become wider at once.
 */
export function useSize(element: RefObject<Element | null>, guess: Size): Size {
  const [size, setSize] = useState(guess);
  const narrowed = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const box = measured.getBoundingClientRect();
      const width = Math.floor(box.width);
      const height = Math.floor(box.height);
      if (width === 0) return;
      setSize((was) => {
        const now = performance.now();
        const wider = width - was.width;
        if (wider > 0 && wider <= SCROLLBAR && now - narrowed.current < SETTLED_MS) return was;
        if (wider < 0) narrowed.current = now;
        return wider === 0 && was.height === height ? was : { width, height };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
