/** Keeps the focus on the board when what had it is gone, or can no longer be chosen. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** To be used after `useRoving`, which says which target the Tab key would come to. */
export function useKeepFocus(container: RefObject<HTMLElement | null>): void {
  const within = useRef(false);
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const enter = () => {
      within.current = true;
    };
    // An element that is removed is left for nothing; one that is left for another says for which.
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget !== null) {
        within.current = element.contains(event.relatedTarget as Node);
      }
    };
    const press = (event: PointerEvent) => {
      within.current = element.contains(event.target as Node);
    };
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    window.addEventListener("pointerdown", press, { capture: true });
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
      window.removeEventListener("pointerdown", press, { capture: true });
    };
  }, [container]);

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null || !within.current) return;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    const spent =
      element.contains(activeElement) && !activeElement?.matches("[data-target], button");
    if (!lost && !spent) return;
    const stop = element.querySelector<HTMLElement>('[data-target][tabindex="0"]');
    stop?.focus({ preventScroll: true });
  });
}
