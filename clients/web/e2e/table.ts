/** What a person does at the table: begin a game, choose, look. */

import { expect, type Locator, type Page } from "@playwright/test";

export const GAMES = ["hexaequo", "limits", "limes", "smallholder"] as const;
export type GameName = (typeof GAMES)[number];

/** A choice that goes on with a legal move, or completes one. */
export const OPEN = '[data-board] [data-legal="true"]:not([data-chosen="true"])';

export function url(hash = ""): string {
  return `${process.env["LUDEX_URL"]}/${hash}`;
}

/** Chance that can be repeated. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Begins a game by clicking, from the start page; all seats are people's. */
export async function begin(page: Page, game: GameName, options: Record<string, string> = {}) {
  await page.goto(url());
  await page.click(`[data-game="${game}"]`);
  await choosePlayers(page, options);
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForSelector("[data-board]");
}

export async function choosePlayers(page: Page, options: Record<string, string>) {
  await page.waitForSelector(".setup-form");
  const { players, ...others } = options;
  if (players !== undefined) await page.selectOption("#option-players", players);
  if (Object.keys(others).length > 0) await page.click("details.options > summary");
  for (const [name, value] of Object.entries(others)) {
    const field = page.locator(`#option-${name}`);
    if ((await field.evaluate((each) => each.tagName)) === "SELECT")
      await field.selectOption(value);
    else if ((await field.getAttribute("type")) === "checkbox") await field.check();
    else await field.fill(value);
  }
  for (const seat of await page.locator(".seats select").all()) await seat.selectOption("person");
}

export async function plies(page: Page): Promise<number> {
  return Number(await page.locator("[data-plies]").getAttribute("data-plies"));
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(".status").getAttribute("data-over")) === "true";
}

/** Lets the next person sit down, if the screen is to be handed over. */
export async function sitDown(page: Page) {
  const curtain = page.locator(".curtain button");
  if (await curtain.isVisible()) await curtain.click();
}

/**
 * Clicks choices drawn by lot until a move is made. `prefer` puts some of them first. Returns how
 * many clicks it took.
 */
export async function moveByClicks(
  page: Page,
  roll: (sides: number) => number,
  {
    since,
    prefer,
  }: { since: () => Promise<number>; prefer?: (names: string[]) => number | undefined },
): Promise<number> {
  const before = await since();
  for (let clicks = 1; clicks <= 24; clicks += 1) {
    await sitDown(page);
    const choices = page.locator(OPEN);
    await expect(choices.first()).toBeAttached();
    const names = await choices.evaluateAll((all) =>
      all.map((each) => each.getAttribute("data-target") ?? ""),
    );
    const wanted = prefer?.(names);
    await press(page, choices.nth(wanted ?? roll(names.length)));
    // A click that completes a move ends the choice; others narrow it at once.
    if (await settled(page, since, before)) return clicks;
  }
  throw new Error("24 clicks made no move");
}

/**
 * A real click at a point where the element can be hit. An SVG group's middle need not be part of it.
 */
export async function press(page: Page, choice: Locator) {
  await choice.scrollIntoViewIfNeeded();
  const point = await choice.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    for (const down of parts) {
      for (const along of parts) {
        const at = { x: x + width * along, y: y + height * down };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit !== null && element.contains(hit)) return at;
      }
    }
    return undefined;
  });
  if (point === undefined) {
    throw new Error(`nothing of ${await choice.getAttribute("aria-label")} can be hit`);
  }
  await page.mouse.click(point.x, point.y);
}

/** Whether a move has been made, once nothing is on its way any more. */
async function settled(page: Page, since: () => Promise<number>, before: number): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await since()) > before) return true;
    const waiting = await page.locator('main[data-busy="true"]').count();
    if (waiting === 0 && tries > 1) return false;
    await page.waitForTimeout(15);
  }
  return false;
}
