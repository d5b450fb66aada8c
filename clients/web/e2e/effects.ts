/** How long it takes from a click on the board to its effect on the screen. */

import type { Page } from "@playwright/test";

/** Begins to measure, on every page that this one will show. */
export async function measureClicks(page: Page) {
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, { clickEffects: found });
    let asked: { at: number; plies: string | undefined } | undefined;
    const plies = () => document.querySelector<HTMLElement>("[data-plies]")?.dataset["plies"];
    addEventListener(
      "click",
      (event) => {
        if (!(event.target as Element).closest?.("[data-target]")) return;
        asked = { at: event.timeStamp, plies: plies() };
      },
      { capture: true },
    );
    const watch = () => {
      if (asked === undefined) return;
      // A move is seen when the next position is; any other choice when the board changes.
      const moving = document.querySelector('main[data-busy="true"]') !== null;
      if (moving && plies() === asked.plies) return;
      const { at } = asked;
      asked = undefined;
      requestAnimationFrame(() => found.push(performance.now() - at));
    };
    const observe = () =>
      new MutationObserver(watch).observe(document.documentElement, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    if (document.documentElement === null) addEventListener("DOMContentLoaded", observe);
    else observe();
  });
}

/** The times so far, in milliseconds. */
export async function clickEffects(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { clickEffects: number[] }).clickEffects);
}

/** A line for the report. */
export function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(0);
  return `${sorted.length} clicks; effect seen after ${at(0.5)} ms (median), ${at(0.95)} ms (95th percentile), ${at(1)} ms (longest)`;
}
