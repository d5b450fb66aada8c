/** Dragging a piece or card to a target, with mouse, pen or finger. */

import type { RefObject } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

/** Something on its way. */
export interface Dragged<T> {
  readonly what: T;
  /** Where the pointer is, in the window's pixels. */
  readonly x: number;
  readonly y: number;
  /** The target below the pointer. */
  readonly over: string | undefined;
}

/** How far a pointer moves before it drags and no longer clicks. */
const DRAG_PIXELS = 6;

/** What can be dragged has this attribute. */
const DRAGGABLE = "[data-drag]";

/**
 * `begin` belongs into `onPointerDown` of what can be dragged, which has `data-drag`; `begun` is called when the drag
 * starts, `dropped` with the target (an element with `data-target`) where it ends, undefined if none.
 */
export function useDrag<T>(
  container: RefObject<HTMLElement | null>,
  handlers: {
    begun?: (what: T) => void;
    dropped: (what: T, target: string | undefined) => void;
  },
) {
  useHold(container);
  const [dragged, setDragged] = useState<Dragged<T>>();
  const latest = useRef(handlers);
  latest.current = handlers;
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = useCallback((what: T, down: PointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    // The picture below is not to be moved by the same pointer.
    down.stopPropagation();
    stop.current?.();
    let moving = false;
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!moving && far < DRAG_PIXELS) return;
      if (!moving) latest.current.begun?.(what);
      moving = true;
      setDragged({ what, x: event.clientX, y: event.clientY, over: targetAt(event) });
    };
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      end();
      if (!moving) return;
      swallowClick();
      latest.current.dropped(what, event.type === "pointerup" ? targetAt(event) : undefined);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      end();
      if (moving) latest.current.dropped(what, undefined);
    };
    const end = () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
      window.removeEventListener("keydown", onKey);
      stop.current = undefined;
      setDragged(undefined);
    };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onUp);
    window.addEventListener("keydown", onKey);
    stop.current = end;
  }, []);

  return { dragged, begin };
}

/**
 * A finger on what can be dragged doesn't scroll the page. `touch-action` would say so more simply,
 * but counts for no part of an SVG.
 */
function useHold(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const hold = (event: TouchEvent) => {
      if (event.cancelable && (event.target as Element).closest(DRAGGABLE)) event.preventDefault();
    };
    element.addEventListener("touchmove", hold, { passive: false });
    return () => element.removeEventListener("touchmove", hold);
  }, [container]);
}

/** What is dragged must let the pointer through (`pointer-events: none`). */
function targetAt(event: PointerEvent): string | undefined {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  return below?.closest<HTMLElement>("[data-target]")?.dataset["target"];
}

/** The click that follows the end of a drag is none. It comes at once, or not at all. */
function swallowClick() {
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", onClick, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", onClick, { capture: true }), 0);
}
