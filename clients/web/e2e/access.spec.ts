/** What axe finds: nothing serious, on any page, light and dark. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { begin, choosePlayers, dice, GAMES, moveByClicks, plies, url } from "./table";

async function check(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    ),
    what,
  ).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("start, and a new game", async ({ page }) => {
      await page.goto(url());
      await page.waitForSelector(".game-card h2");
      await check(page, "start");
      await page.click('[data-game="limits"]');
      await page.waitForSelector(".setup-form");
      await page.click("details.options > summary");
      await check(page, "setup");
    });

    for (const game of GAMES) {
      test(`the table of ${game}`, async ({ page }) => {
        await begin(page, game);
        await check(page, "beginning");
        const roll = dice(6);
        for (let ply = 0; ply < 5; ply += 1) {
          await moveByClicks(page, roll, { since: () => plies(page) });
        }
        await check(page, "moves");
        await page.getByRole("tab", { name: "Calls" }).click();
        await check(page, "calls");
        await page.getByRole("tab", { name: "Rules" }).click();
        await page.waitForSelector(".rules h2");
        await check(page, "rules");
      });
    }

    test("by link", async ({ page }) => {
      await page.goto(url("#/limes"));
      await page.getByText("By link").click();
      await choosePlayers(page, { players: "2" });
      await page.getByRole("button", { name: "Make the links" }).click();
      await expect(page.locator(".links input").first()).toHaveValue(/join/);
      await check(page, "invitations");
      await page.getByText("Open as Player 1").click();
      await page.waitForSelector("[data-board]");
      await check(page, "a link");
    });
  });
}
