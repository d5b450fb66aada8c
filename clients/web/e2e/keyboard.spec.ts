/** A whole game without a mouse, from the start page on. */

import { expect, type Page, test } from "@playwright/test";
import { begin, dice, isOver, plies, sitDown, url } from "./table";

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let stops = 0; stops < 60; stops += 1) {
    if (await page.evaluate((found) => document.activeElement?.matches(found) ?? false, selector)) {
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`60 stops, and no ${selector}`);
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { target, legal } = (document.activeElement as HTMLElement).dataset;
    return { target, legal };
  });

test("The SmallHolder by keyboard only", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(url());
  await page.waitForSelector('[data-game="smallholder"]');
  await tabTo(page, '[data-game="smallholder"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector(".setup-form");
  await tabTo(page, "#player-1");
  // Up to the first choice: a person.
  await page.keyboard.press("Home");
  await expect(page.locator("#player-1")).toHaveValue("person");
  await tabTo(page, "details.options > summary");
  await page.keyboard.press("Enter");
  await tabTo(page, "#option-board");
  await page.keyboard.press("Home");
  await expect(page.locator("#option-board")).toHaveValue("hex2");
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-board]");

  await tabTo(page, "[data-board] [data-target]");
  const roll = dice(9);
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  let refused = 0;
  while (!(await isOver(page))) {
    const before = await plies(page);
    // The focus stays on the board from move to move.
    expect((await focused(page)).target).toBeDefined();
    for (let steps = 0; steps < 200; steps += 1) {
      if ((await focused(page)).legal === "true") break;
      if (refused === 0) {
        await page.keyboard.press("Enter");
        await expect(page.locator(".refusal")).toBeVisible();
        refused += 1;
        await page.keyboard.press("Escape");
        await expect(page.locator(".refusal")).toBeHidden();
      }
      // Systematically from time to time, so that no corner is missed.
      await page.keyboard.press(steps % 40 === 39 ? "Home" : (keys[roll(4)] as string));
    }
    expect((await focused(page)).legal).toBe("true");
    await page.keyboard.press(before % 2 === 0 ? "Enter" : "Space");
    await expect.poll(() => plies(page)).toBe(before + 1);
  }
  await expect(page.locator(".status")).toContainText("wins");
  expect(refused).toBe(1);
});

test("Hexaequo: a choice of several steps, and the way back", async ({ page }) => {
  await page.goto(url("#/hexaequo"));
  await page.selectOption("#player-1", "person");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForSelector("[data-board]");
  await tabTo(page, "[data-board] [data-target]");
  await page.locator('[data-target="J8"]').focus();
  await page.keyboard.press("Space");
  await expect(page.locator('[data-target="J8"]')).toHaveAttribute("data-chosen", "true");
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-target="J8"]')).toHaveAttribute("data-chosen", "false");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  expect((await focused(page)).target).toBe("I8");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-plies]")).toHaveAttribute("data-plies", "1");
  // The picture's own keys.
  await page.keyboard.press("+");
  await expect(page.locator(".viewport")).toHaveAttribute("data-zoomed", "true");
  await page.keyboard.press("0");
  await expect(page.locator(".viewport")).toHaveAttribute("data-zoomed", "false");
});

test("Limits: Escape puts a card back, and the focus with it", async ({ page }) => {
  // In a game of two, two cards are put down at once.
  await begin(page, "limits", { players: "2" });
  await sitDown(page);
  const cards = page.locator(".hand-card");
  const target = async (index: number) =>
    (await cards.nth(index).getAttribute("data-target")) ?? "";
  const [first, second] = [await target(0), await target(1)];
  await cards.nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(cards.nth(0)).toHaveAttribute("data-chosen", "true");
  expect((await focused(page)).target).toBe(first);
  await page.keyboard.press("ArrowRight");
  expect((await focused(page)).target).toBe(second);
  await page.keyboard.press("Enter");
  // Both are picked: the focus is where they can be put down.
  await expect.poll(async () => (await focused(page)).target).toBe("C:");
  // Back step by step, each time to the card that was picked.
  await page.keyboard.press("Escape");
  await expect(cards.nth(1)).not.toHaveAttribute("data-chosen", "true");
  await expect(cards.nth(0)).toHaveAttribute("data-chosen", "true");
  await expect.poll(async () => (await focused(page)).target).toBe(second);
  await page.keyboard.press("Escape");
  await expect(cards.nth(0)).not.toHaveAttribute("data-chosen", "true");
  await expect.poll(async () => (await focused(page)).target).toBe(first);
  // With nothing left to take back Escape changes nothing, and one goes on from there.
  await page.keyboard.press("Escape");
  expect((await focused(page)).target).toBe(first);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await focused(page)).target).toBe("C:");
  await page.keyboard.press("Enter");
  await expect.poll(() => plies(page)).toBe(1);
});

test("Limes: Escape takes the aimed tile back, and leaves the focus where it was aimed", async ({
  page,
}) => {
  await begin(page, "limes", { players: "1" });
  const place = page.locator('[data-board] [data-legal="true"]').first();
  const target = (await place.getAttribute("data-target")) ?? "";
  await place.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-target="confirm"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-target="confirm"]')).toBeHidden();
  await expect.poll(async () => (await focused(page)).target).toBe(target);
});
