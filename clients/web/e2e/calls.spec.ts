/** What the panel offers to copy runs as it is, and gives the answer that it shows. */

import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { bare } from "./answers";
import { ROOT } from "./paths";
import { begin, dice, moveByClicks, plies, press, url } from "./table";

const run = promisify(execFile);
const PYTHON = process.env["PYTHON"] ?? `${ROOT}/.venv/bin/python`;
const GRPCURL = process.env["GRPCURL"] ?? "grpcurl";
/** Below the app's own folder, where its packages are found. */
const SCRATCH = `${ROOT}/clients/web/e2e-results`;

/** The languages that are run as they are; `compiled.spec.ts` has the others. */
const RUNS: Record<string, (text: string) => Promise<string>> = {
  curl: async (text) => (await run("sh", ["-c", text])).stdout,
  grpcurl: async (text) =>
    (await run("sh", ["-c", `grpcurl() { "${GRPCURL}" "$@"; }\n${text}`])).stdout,
  python: async (text) => (await run(PYTHON, ["-c", text])).stdout,
  typescript: async (text) => {
    await mkdir(SCRATCH, { recursive: true });
    const file = `${SCRATCH}/copied.mjs`;
    await writeFile(file, text);
    return (await run("node", [file])).stdout;
  },
};

const code = async (page: Page, name: string) =>
  (await page.locator(`[data-code="${name}"]`).textContent()) ?? "";

for (const game of ["hexaequo", "limes"] as const) {
  test(`every call of ${game}, in every language that needs no compiling`, async ({ page }) => {
    test.setTimeout(240_000);
    await begin(page, game);
    const roll = dice(1);
    for (let ply = 0; ply < 3; ply += 1)
      await moveByClicks(page, roll, { since: () => plies(page) });
    // A question too: a cell beside the board that touches one tile only.
    if (game === "hexaequo") {
      await press(page, page.locator('.hx-shore[data-legal="false"]').first());
      await expect(page.locator(".refusal")).toBeVisible();
    }
    await page.getByRole("tab", { name: "Calls" }).click();
    const names = await page
      .locator("[data-call]")
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute("data-call") ?? ""))]);
    expect(names.length).toBeGreaterThanOrEqual(game === "hexaequo" ? 5 : 3);
    for (const name of names) {
      await page.locator(`[data-call="${name}"]`).first().click();
      await expect(page.locator(".one-call")).toHaveAttribute("data-method", name);
      const shown: unknown = JSON.parse(await code(page, "answer"));
      for (const [language, execute] of Object.entries(RUNS)) {
        await page.locator(".snippet-head select").selectOption(language);
        const text = await code(page, "snippet");
        const answered = await execute(text);
        expect(bare(JSON.parse(answered)), `${name} with ${language}`).toEqual(bare(shown));
      }
      // The newest call is shown again when the list grows.
      await page.locator(`[data-call]`).first().click();
    }
  });
}

test("a call is copied to the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(url("#/hexaequo"));
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForSelector("[data-board]");
  await page.getByRole("tab", { name: "Calls" }).click();
  const text = await code(page, "snippet");
  await page.locator(".snippet-head").getByRole("button").click();
  await expect(page.locator(".snippet-head").getByRole("button")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});
