/** Records: exported, imported, verified; stepping and undo. */

import { readFile, writeFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { begin, dice, moveByClicks, plies, press, url } from "./table";

interface Exported {
  game: string;
  plies: { seat: number; move: { text: string } }[];
}

async function exported(page: Page, path: string): Promise<Exported> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the record" }).click(),
  ]);
  await download.saveAs(path);
  return JSON.parse(await readFile(path, "utf8")) as Exported;
}

async function imported(page: Page, path: string) {
  await page.goto(url("#/limes"));
  await page.locator("[data-import]").setInputFiles(path);
}

test("a record goes from one browser to another", async ({ browser, page }, info) => {
  await begin(page, "smallholder", { board: "hex4", ruleset: "hull_setbacks" });
  const roll = dice(5);
  for (let ply = 0; ply < 9; ply += 1) await moveByClicks(page, roll, { since: () => plies(page) });
  const file = info.outputPath("record.json");
  const record = await exported(page, file);
  expect(record.game).toBe("smallholder");
  expect(record.plies).toHaveLength(9);

  const other = await (await browser.newContext()).newPage();
  await imported(other, file);
  await expect(other.locator("[data-plies]")).toHaveAttribute("data-plies", "9");
  const again = await exported(other, info.outputPath("again.json"));
  expect(again).toEqual(record);

  // A record with a move that the rules forbid is taken up to there, and it is said why.
  const wrong = structuredClone(record);
  wrong.plies[6] = {
    ...(wrong.plies[6] as Exported["plies"][0]),
    move: record.plies[0]?.move ?? { text: "" },
  };
  const wrongFile = info.outputPath("wrong.json");
  await writeFile(wrongFile, JSON.stringify(wrong));
  // This time from the table itself.
  await other.locator("[data-import]").setInputFiles(wrongFile);
  await expect(other.getByRole("alert")).toContainText("Ply 7");
  await expect(other.getByRole("alert")).toContainText("is illegal");
  await expect(other.locator("[data-plies]")).toHaveAttribute("data-plies", "6");
  // What is no record at all is told apart.
  await writeFile(wrongFile, "{}");
  await imported(other, wrongFile);
  await expect(other.getByRole("alert")).toContainText("no record");
});

test("one can step back and forth, and take a move back", async ({ page }) => {
  await begin(page, "hexaequo");
  const roll = dice(2);
  for (let ply = 0; ply < 4; ply += 1) await moveByClicks(page, roll, { since: () => plies(page) });
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("button", { name: "One move back" }).click();
  await expect(page.locator(".status")).toContainText("Looking back: position 2");
  expect(await page.locator('[data-board] [data-legal="true"]').count()).toBe(0);
  await page.getByRole("button", { name: "Newest position" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await plies(page)).toBe(3);
  // What has been taken back can be played anew, and a reload keeps the game.
  await moveByClicks(page, roll, { since: () => plies(page) });
  await page.reload();
  await expect(page.locator("[data-plies]")).toHaveAttribute("data-plies", "4");
});

test("what was revealed can't be taken back", async ({ page }) => {
  await begin(page, "limes", { players: "1" });
  // The first tile is laid: nothing was revealed. The figure ends the round and reveals a tile.
  const roll = dice(4);
  await moveByClicks(page, roll, { since: () => plies(page) });
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await moveByClicks(page, roll, { since: () => plies(page) });
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("a deck of one's own is uploaded", async ({ page }, info) => {
  const cards = Array.from({ length: 24 }, (_, card) => ({
    red: card % 10,
    yellow: 1,
    green: 2,
    blue: null,
    purple: 4,
  }));
  const file = info.outputPath("deck.json");
  await writeFile(file, JSON.stringify({ cards }));
  await page.goto(url("#/limits"));
  await page.click("details.options > summary");
  await page.getByLabel("A file for deck").setInputFiles(file);
  for (const seat of await page.locator(".seats select").all()) await seat.selectOption("person");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForSelector("[data-board]");
  const record = await exported(page, info.outputPath("record.json"));
  const options = (record as unknown as { newGame: { options: { deck: object[] } } }).newGame
    .options;
  expect(options.deck).toHaveLength(24);
  expect(options.deck[3]).toEqual({ red: 3, yellow: 1, green: 2, purple: 4 });
});

test("the computer answers", async ({ page }) => {
  await page.goto(url("#/smallholder"));
  await page.click("details.options > summary");
  await page.selectOption("#option-board", "hex3");
  await page.selectOption("#player-1", "easy");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForSelector("[data-board]");
  await press(page, page.locator('[data-board] [data-legal="true"]').first());
  await expect(page.locator("[data-plies]")).toHaveAttribute("data-plies", "2");
  await expect(page.locator(".status")).toContainText(/tried \d+ moves in \d+ random games/);
});

test("computers can be watched, and paused", async ({ page }) => {
  await page.goto(url("#/smallholder"));
  await page.click("details.options > summary");
  await page.selectOption("#option-board", "hex3");
  await page.selectOption("#player-0", "easy");
  await page.selectOption("#player-1", "easy");
  await page.getByRole("button", { name: "Start" }).click();
  await expect.poll(() => plies(page)).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Pause" }).click();
  // What is being thought of is still played.
  await page.waitForTimeout(2500);
  const paused = await plies(page);
  await page.waitForTimeout(1500);
  expect(await plies(page)).toBe(paused);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => plies(page)).toBeGreaterThan(paused);
});
