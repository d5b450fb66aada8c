/** Draws every board at every size, light and dark, into docs/playground. */

import { mkdir } from "node:fs/promises";
import { type Page, test } from "@playwright/test";
import { ROOT } from "./paths";
import { begin, dice, GAMES, type GameName, moveByClicks, plies, sitDown, url } from "./table";

const FOLDER = `${ROOT}/docs/playground`;
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const;
const SETUPS: Record<GameName, { options: Record<string, string>; plies: number }> = {
  hexaequo: { options: {}, plies: 34 },
  limits: { options: { players: "4" }, plies: 14 },
  limes: { options: { players: "2" }, plies: 34 },
  smallholder: { options: {}, plies: 17 },
};

async function shoot(page: Page, name: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      // As after a move made at this size: the newest one in sight, and the page at its top.
      await page.evaluate(() => {
        document.querySelector(".moves [aria-current]")?.scrollIntoView({ block: "nearest" });
        scrollTo(0, 0);
      });
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}.png` });
    }
  }
}

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test("start", async ({ page }) => {
  await page.goto(url());
  await page.waitForSelector(".game-card .emblem svg");
  await shoot(page, "start");
});

for (const game of GAMES) {
  test(`the table of ${game}`, async ({ page }) => {
    const setup = SETUPS[game];
    await page.setViewportSize(SIZES.desktop);
    await begin(page, game, setup.options);
    const roll = dice(7);
    for (let ply = 0; ply < setup.plies; ply += 1) {
      await moveByClicks(page, roll, { since: () => plies(page) });
    }
    await sitDown(page);
    await shoot(page, game);
  });
}
