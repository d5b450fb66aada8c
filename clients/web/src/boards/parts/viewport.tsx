/** A picture that can be moved and scaled: by drag, wheel, pinch, keys and buttons. */

import type { ComponentChildren, JSX } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import "./viewport.css";

/** A rectangle in the picture's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ViewportProps {
  /** What there is to be seen. When it grows, a picture that is fitted stays fitted. */
  box: Box;
  /** What the picture is, for screen readers. */
  label: string;
  /** True when the user wants less motion. */
  stillness?: boolean;
  /** How many times larger than fitted the picture can become. */
  closest?: number;
  /** Whether the buttons are shown; a board that always fits well needs none. */
  controls?: boolean;
  children: ComponentChildren;
}

/** How far a pointer moves, in pixels, before it drags and no longer clicks. */
const DRAG_PIXELS = 6;
const STEP = 1.3;
const PAN_PART = 0.15;
const FIT_MS = 320;

/**
 * Children are drawn in the units of `box`. A child that is dragged itself keeps its `pointerdown`
 * from coming up here (`stopPropagation`).
 */
export function Viewport({
  box,
  label,
  stillness = false,
  closest = 6,
  controls = true,
  children,
}: ViewportProps): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  // What is seen, when the user has chosen it; null while the picture is fitted.
  const [chosen, setChosen] = useState<Box | null>(null);
  const fitted = useGlide(box, stillness);
  const seen = chosen ?? fitted;
  const seenNow = useRef(seen);
  seenNow.current = seen;

  const look = useCallback(
    (next: Box) => setChosen(next.width >= box.width * 0.995 ? null : inside(next, box)),
    [box.x, box.y, box.width, box.height],
  );
  const scale = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const from = seenNow.current;
      const width = clamp(from.width / factor, box.width / closest, box.width);
      const ratio = width / from.width;
      const x = at?.x ?? from.x + from.width / 2;
      const y = at?.y ?? from.y + from.height / 2;
      look({
        x: x - (x - from.x) * ratio,
        y: y - (y - from.y) * ratio,
        width,
        height: from.height * ratio,
      });
    },
    [look, box.width, closest],
  );
  const move = useCallback(
    (dx: number, dy: number) => {
      const from = seenNow.current;
      look({ ...from, x: from.x + dx, y: from.y + dy });
    },
    [look],
  );

  usePointers(svg, { scale, move });
  useWheel(svg, scale);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = seenNow.current;
    if (event.key === "+" || event.key === "=") scale(STEP);
    else if (event.key === "-") scale(1 / STEP);
    else if (event.key === "0") setChosen(null);
    else if (event.shiftKey && event.key === "ArrowLeft") move(-from.width * PAN_PART, 0);
    else if (event.shiftKey && event.key === "ArrowRight") move(from.width * PAN_PART, 0);
    else if (event.shiftKey && event.key === "ArrowUp") move(0, -from.height * PAN_PART);
    else if (event.shiftKey && event.key === "ArrowDown") move(0, from.height * PAN_PART);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // What has the focus must be in sight, however far the picture is scaled.
  const onFocusIn = (event: FocusEvent) => {
    const from = seenNow.current;
    if (chosen === null || !(event.target instanceof SVGGraphicsElement)) return;
    const to = middle(event.target, svg.current);
    if (to === undefined) return;
    const off =
      Math.abs(to.x - from.x - from.width / 2) > from.width * 0.42 ||
      Math.abs(to.y - from.y - from.height / 2) > from.height * 0.42;
    if (off) look({ ...from, x: to.x - from.width / 2, y: to.y - from.height / 2 });
  };

  return (
    <div class="viewport" data-zoomed={chosen !== null}>
      <svg
        ref={svg}
        viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
      >
        {children}
      </svg>
      {controls && (
        <div class="viewport-controls" role="group" aria-label="Size of the picture">
          <button type="button" aria-label="Larger" title="Larger (+)" onClick={() => scale(STEP)}>
            +
          </button>
          <button
            type="button"
            aria-label="Smaller"
            title="Smaller (-)"
            disabled={chosen === null}
            onClick={() => scale(1 / STEP)}
          >
            −
          </button>
          <button
            type="button"
            aria-label="Show the whole board"
            title="The whole board (0)"
            disabled={chosen === null}
            onClick={() => setChosen(null)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}

/** The box, gliding to its new place when it changes. */
function useGlide(box: Box, stillness: boolean): Box {
  const [shown, setShown] = useState(box);
  const from = useRef(box);
  from.current = shown;
  useEffect(() => {
    const start = from.current;
    if (same(start, box)) return;
    if (stillness) {
      setShown(box);
      return;
    }
    let frame = 0;
    const began = performance.now();
    const step = (now: number) => {
      const part = clamp((now - began) / FIT_MS, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      setShown(between(start, box, eased));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [box.x, box.y, box.width, box.height, stillness]);
  return shown;
}

interface Moves {
  scale(factor: number, at?: { x: number; y: number }): void;
  move(dx: number, dy: number): void;
}

/** Drag with one pointer, pinch with two. */
function usePointers(svg: { current: SVGSVGElement | null }, moves: Moves) {
  const latest = useRef(moves);
  latest.current = moves;
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const down = new Map<number, { x: number; y: number }>();
    let dragging = false;
    let travelled = 0;

    const onDown = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (down.size === 0) {
        dragging = false;
        travelled = 0;
      }
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      down.set(event.pointerId, now);
      const unit = pixelSize(element);
      if (down.size === 1) {
        travelled += Math.hypot(now.x - before.x, now.y - before.y);
        if (!dragging && travelled < DRAG_PIXELS) return;
        if (!dragging) element.setPointerCapture(event.pointerId);
        dragging = true;
        latest.current.move((before.x - now.x) * unit, (before.y - now.y) * unit);
      } else if (down.size === 2) {
        dragging = true;
        const other = [...down.entries()].find(([id]) => id !== event.pointerId)?.[1];
        if (other === undefined) return;
        const apart = Math.hypot(now.x - other.x, now.y - other.y);
        const wasApart = Math.hypot(before.x - other.x, before.y - other.y);
        if (wasApart > 0 && apart > 0) {
          const at = toPicture(element, (now.x + other.x) / 2, (now.y + other.y) / 2);
          latest.current.scale(apart / wasApart, at);
        }
      }
    };
    const onUp = (event: PointerEvent) => {
      down.delete(event.pointerId);
    };
    // The click that ends a drag is none.
    const onClick = (event: MouseEvent) => {
      if (!dragging || event.detail === 0) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onUp);
    element.addEventListener("lostpointercapture", onUp);
    element.addEventListener("click", onClick, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onUp);
      element.removeEventListener("lostpointercapture", onUp);
      element.removeEventListener("click", onClick, { capture: true });
    };
  }, [svg]);
}

/** The wheel scales, unless the page has to be scrolled by it. */
function useWheel(svg: { current: SVGSVGElement | null }, scale: Moves["scale"]) {
  const latest = useRef(scale);
  latest.current = scale;
  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      const page = document.scrollingElement;
      const scrolls = page !== null && page.scrollHeight > page.clientHeight + 1;
      if (scrolls && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      latest.current(
        Math.exp(-clamp(lines, -120, 120) * 0.003),
        toPicture(element, event.clientX, event.clientY),
      );
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [svg]);
}

/** A point of the screen in the picture's units. */
export function toPicture(svg: SVGSVGElement, clientX: number, clientY: number) {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

function middle(element: SVGGraphicsElement, svg: SVGSVGElement | null) {
  if (svg === null) return undefined;
  const rect = element.getBoundingClientRect();
  return toPicture(svg, rect.x + rect.width / 2, rect.y + rect.height / 2);
}

/** How much of the picture a pixel is. */
function pixelSize(svg: SVGSVGElement): number {
  const matrix = svg.getScreenCTM();
  return matrix === null || matrix.a === 0 ? 1 : 1 / matrix.a;
}

/** The part, shifted so that its middle stays in the box. */
function inside(part: Box, box: Box): Box {
  return {
    ...part,
    x: clamp(part.x, box.x - part.width * 0.3, box.x + box.width - part.width * 0.7),
    y: clamp(part.y, box.y - part.height * 0.3, box.y + box.height - part.height * 0.7),
  };
}

function between(a: Box, b: Box, part: number): Box {
  const mix = (from: number, to: number) => from + (to - from) * part;
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    width: mix(a.width, b.width),
    height: mix(a.height, b.height),
  };
}

function same(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
