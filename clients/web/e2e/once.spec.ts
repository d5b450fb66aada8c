/** One move at a time: nobody moves, asks or chooses by accident while a move is under way. */

import { expect, type Page, test } from "@playwright/test";
import { begin, choosePlayers, plies, url } from "./table";

/** What the page asks of the service, and a hand on the answers to moves. */
async function hold(page: Page) {
  const asked: string[] = [];
  let open = () => {};
  let opened: Promise<void> = Promise.resolve();
  await page.route(/\/ludex\.\w+\.v1\./, async (route) => {
    const call = route.request().url().split("/").at(-1) ?? "";
    asked.push(call);
    if (call === "ApplyMove") await opened;
    await route.continue();
  });
  return {
    asked,
    /** From now on moves are not answered, until `release`. */
    keep() {
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
  };
}

const cell = (page: Page, name: string) => page.locator(`[data-target="${name}"]`);

async function middle(page: Page, name: string) {
  const box = await cell(page, name).boundingBox();
  if (box === null) throw new Error(`no ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A click as the `count`th of a series, as a mouse makes them. */
async function click(page: Page, { x, y }: { x: number; y: number }, count = 1) {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: count });
  await page.mouse.up({ clickCount: count });
}

test("while a move is under way, neither clicks nor keys count", async ({ page }) => {
  await begin(page, "smallholder");
  const [first, second] = [await middle(page, "D4"), await middle(page, "C2")];
  const service = await hold(page);
  service.keep();
  await click(page, first);
  await click(page, first, 2);
  await expect.poll(() => service.asked).toEqual(["ApplyMove"]);
  await expect(page.locator("main")).toHaveAttribute("data-busy", "true");
  await click(page, second);
  await click(page, first);
  for (const key of ["Enter", "Space", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  service.release();
  await expect.poll(() => plies(page)).toBe(1);
  await expect(page.locator("main")).toHaveAttribute("data-busy", "false");
  expect(service.asked).toEqual(["ApplyMove"]);
  await expect(page.locator(".refusal")).toHaveCount(0);
});

test("a double click is one click, however fast the answer is", async ({ page }) => {
  await begin(page, "smallholder");
  const first = await middle(page, "D4");
  const service = await hold(page);
  await click(page, first);
  await expect.poll(() => plies(page)).toBe(1);
  await expect(page.locator("main")).toHaveAttribute("data-busy", "false");
  await click(page, first, 2);
  // A click of its own does ask: the cell is taken. So the one before would have been seen by now.
  await click(page, first);
  await expect(page.locator(".refusal")).toBeVisible();
  expect(service.asked).toEqual(["ApplyMove", "CheckMove"]);
});

test("a key that is held down moves once", async ({ page }) => {
  await begin(page, "smallholder");
  const service = await hold(page);
  await cell(page, "D4").focus();
  await page.keyboard.down("Enter");
  await expect.poll(() => plies(page)).toBe(1);
  await expect(page.locator("main")).toHaveAttribute("data-busy", "false");
  // What is pressed already repeats.
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  // Elsewhere it moves anew. Nothing was asked or moved in between.
  await cell(page, "C2").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => plies(page)).toBe(2);
  expect(service.asked).toEqual(["ApplyMove", "ApplyMove"]);
});

test("by link, too", async ({ page }) => {
  await page.goto(url("#/smallholder"));
  await page.getByText("By link").click();
  await choosePlayers(page, {});
  await page.getByRole("button", { name: "Make the links" }).click();
  await page.getByText("Open as Black").click();
  await page.waitForSelector("[data-board]");
  const [first, second] = [await middle(page, "D4"), await middle(page, "C2")];
  const service = await hold(page);
  service.keep();
  await click(page, first);
  await click(page, first, 2);
  await click(page, second);
  await page.keyboard.press("Enter");
  await expect.poll(() => service.asked).toEqual(["ApplyMove"]);
  service.release();
  await expect(page.locator("main")).toHaveAttribute("data-ply", "1");
  await expect(page.locator("#next-link")).toBeVisible();
  expect(service.asked).toEqual(["ApplyMove"]);
  await expect(page.locator(".refusal")).toHaveCount(0);
});
