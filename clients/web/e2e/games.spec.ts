/** A whole game of each kind, by clicking. */

import { expect, test } from "@playwright/test";
import { clickEffects, measureClicks, summary } from "./effects";
import { begin, dice, type GameName, isOver, moveByClicks, plies, press } from "./table";

const SETUPS: Partial<Record<GameName, Record<string, string>>> = {
  limits: { players: "3" },
  limes: { players: "2" },
  smallholder: { board: "hex3", ruleset: "nibbler" },
};
const MOST_PLIES = 600;

/** A short game with all that there is: tiles, disks, a ring that is paid for, chains, captures. */
const HEXAEQUO = "D@I8 T@J7 T@H8 H9-J7 D@I8 R@I9 T@J9 J7-H9-J9 J8-I8 J9-H9-J7".split(" ");

test("a whole game of hexaequo", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await measureClicks(page);
  await begin(page, "hexaequo");
  const click = (target: string) => press(page, page.locator(`[data-target="${target}"]`));
  for (const [ply, move] of HEXAEQUO.entries()) {
    const steps = move.includes("@") ? [move.slice(0, 2), move.slice(2)] : move.split("-");
    for (const step of steps) await click(step);
    // A chain that could go on is ended by choosing the piece once more.
    const last = page.locator(`[data-target="${steps.at(-1)}"][data-move="${move}"]`);
    await expect
      .poll(async () => (await plies(page)) === ply + 1 || (await last.count()) === 1)
      .toBe(true);
    if ((await plies(page)) === ply) await last.click();
    await expect.poll(() => plies(page)).toBe(ply + 1);
  }
  await expect(page.locator(".status")).toContainText("White wins.");
  await expect(page.locator(".moves")).toContainText("J9-H9-J7");
  // Black's board is empty, White has captured what stood there.
  await expect(
    page.getByRole("region", { name: "White" }).getByRole("img").last(),
  ).toHaveAccessibleName(/captured: [1-9] disks/);
  expect(failures).toEqual([]);
  console.log(`hexaequo: ${HEXAEQUO.length} plies; ${summary(await clickEffects(page))}`);
});

test("a piece is dragged, and a tile from the reserve", async ({ page }) => {
  await begin(page, "hexaequo");
  const drag = async (from: string, to: string) => {
    const [start, end] = await Promise.all(
      [from, to].map((target) => page.locator(`[data-target="${target}"]`).boundingBox()),
    );
    if (!start || !end) throw new Error("nothing to drag");
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
    await page.mouse.up();
  };
  await drag("J8", "I8");
  await expect(page.locator("[data-plies]")).toHaveAttribute("data-plies", "1");
  await drag("T@", "H8");
  await expect(page.locator(".moves")).toContainText("T@H8");
  // Dropped where it may not go, it says why.
  await drag("I8", "G9");
  await expect(page.locator(".refusal")).toContainText("I8-G9 is illegal");
  expect(await plies(page)).toBe(2);
});

for (const [game, options] of Object.entries(SETUPS) as [GameName, Record<string, string>][]) {
  test(`a whole game of ${game}`, async ({ page }, info) => {
    test.setTimeout(600_000);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (said) => {
      if (said.type() === "error") failures.push(said.text());
    });
    await measureClicks(page);
    await begin(page, game, options);
    const roll = dice(7);
    const since = () => plies(page);
    while (!(await isOver(page)) && (await since()) < MOST_PLIES) {
      await moveByClicks(page, roll, { since });
    }
    await expect(page.locator(".status")).toHaveAttribute("data-over", "true");
    await expect(page.locator(".status")).toHaveText(/wins?\b|win together|draw/);
    expect(failures).toEqual([]);
    const times = await clickEffects(page);
    const line = `${game}: ${await since()} plies; ${summary(times)}`;
    info.annotations.push({ type: "clicks", description: line });
    console.log(line);
    await info.attach("times", { body: JSON.stringify(times), contentType: "application/json" });
  });
}
