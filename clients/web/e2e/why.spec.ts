/** An illegal try, and its explanation. */

import { expect, test } from "@playwright/test";
import { begin, dice, GAMES, moveByClicks, OPEN, plies, press, sitDown } from "./table";

const ASKED = '[data-board] [data-legal="false"]';
const MOST_TRIES = 40;

for (const game of GAMES) {
  test(`why not, in ${game}`, async ({ page }) => {
    await begin(page, game);
    const roll = dice(11);
    const refusal = page.locator(".refusal");
    // Whatever can be clicked and is not legal says why. Some such clicks only put something down.
    for (let tries = 0; tries < MOST_TRIES && !(await refusal.isVisible()); tries += 1) {
      await sitDown(page);
      const illegal = page.locator(ASKED);
      const count = await illegal.count();
      const before = await plies(page);
      if (count > 0) await press(page, illegal.nth(roll(count)));
      await page.waitForTimeout(150);
      if (await refusal.isVisible()) break;
      expect(await plies(page), "an illegal choice makes no move").toBe(before);
      const open = page.locator(OPEN);
      if (tries % 2 === 1 && (await open.count()) > 0) {
        await moveByClicks(page, roll, { since: () => plies(page) });
      } else if ((await open.count()) > 0) {
        // One step into a choice: then further places become illegal ones.
        await press(page, open.nth(roll(await open.count())));
        // Where one step is a whole move, it is made before the next try.
        await expect(page.locator('main[data-busy="true"]')).toHaveCount(0);
      }
    }
    await expect(refusal).toBeVisible();
    await expect(refusal).toHaveAttribute("data-code", /^[A-Z][A-Z_]+$/);
    await expect(refusal).toContainText("is illegal.");

    await refusal.getByRole("button", { name: "Read the rule" }).click();
    await expect(page.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
    const shown = page.locator(".rules .rule-shown");
    await expect(shown).toBeVisible();
    await expect(shown).toHaveText(/\w/);

    await refusal.getByRole("button", { name: "Close" }).click();
    await expect(refusal).toBeHidden();
  });
}

test("the explanation marks the cells concerned", async ({ page }) => {
  await begin(page, "hexaequo");
  // K8 touches one tile only.
  await press(page, page.locator('[data-target="K8"]'));
  await expect(page.locator(".refusal")).toHaveAttribute("data-code", "TOUCHES_TOO_FEW");
  await expect(page.locator('[data-target="K8"]')).toHaveAttribute("data-refused", "true");
  expect(await plies(page)).toBe(0);
});
