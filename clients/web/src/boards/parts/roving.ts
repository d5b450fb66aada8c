/** Moving among a board's targets by keys, so that the whole board is one stop of the Tab key. */

import { useCallback, useLayoutEffect, useRef } from "preact/hooks";

const TARGETS = "[data-target]";

/**
 * Gives the targets below `container` (elements with `data-target`) roving focus: arrows go to the
 * nearest target in their direction, Home and End to the first and last, Enter and Space click,
 * Escape calls `back`. Returns the handler for the container's `onKeyDown`.
 *
 * The board writes `tabIndex={-1}` on every target; which of them is `0` is decided here.
 */
export function useRoving(
  container: { readonly current: Element | null },
  back: () => void,
): (event: KeyboardEvent) => void {
  const current = useRef<string | undefined>(undefined);

  // After each drawing: targets have come and gone.
  useLayoutEffect(() => {
    const all = targets(container.current);
    const kept = all.find((each) => each.dataset["target"] === current.current);
    const first = kept ?? all.find((each) => each.dataset["legal"] === "true") ?? all[0];
    for (const each of all) each.setAttribute("tabindex", each === first ? "0" : "-1");
    const onFocus = (event: Event) => {
      const target = (event.target as Element).closest<HTMLElement>(TARGETS);
      if (target === null) return;
      current.current = target.dataset["target"];
      for (const each of targets(container.current)) {
        each.setAttribute("tabindex", each === target ? "0" : "-1");
      }
    };
    const element = container.current;
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  });

  return useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.key === "Escape") {
        back();
        event.preventDefault();
        return;
      }
      const at = (event.target as Element).closest<HTMLElement>(TARGETS);
      if (at === null) return;
      if (event.key === "Enter" || event.key === " ") {
        // A key that is held down chooses once: what comes after it is another position's.
        if (!event.repeat)
          at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      } else {
        const next = neighbour(targets(container.current), at, event.key);
        if (next === undefined) return;
        next.focus();
      }
      event.preventDefault();
    },
    [container, back],
  );
}

// SVG elements have `focus` and `dataset` as HTML's do.
function targets(container: Element | null): HTMLElement[] {
  return Array.from(container?.querySelectorAll<HTMLElement>(TARGETS) ?? []);
}

function neighbour(all: HTMLElement[], at: HTMLElement, key: string): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const places = all.map((each) => middleOf(each.getBoundingClientRect()));
  const found = nearest(places, all.indexOf(at), direction);
  return found === undefined ? undefined : all[found];
}

interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middleOf(rect: DOMRect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/**
 * The place that one would call next to `places[from]` in this direction: near, and more that way
 * than any other. Undefined when nothing lies there.
 */
export function nearest(
  places: readonly Point[],
  from: number,
  direction: Point,
): number | undefined {
  const start = places[from];
  if (start === undefined) return undefined;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const ahead = (place.x - start.x) * direction.x + (place.y - start.y) * direction.y;
    const aside = Math.abs((place.x - start.x) * direction.y - (place.y - start.y) * direction.x);
    if (index === from || ahead <= 0.5 || aside > ahead * 2) return;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
