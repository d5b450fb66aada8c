/** Several people at one screen: what one has put face down, the next one does not see. */

import { expect, test } from "@playwright/test";
import { begin, dice, moveByClicks, plies, sitDown } from "./table";

/** A commitment in Limits' notation. */
const FACE_DOWN = /C:[RYGBP]/;

test("while the screen changes hands, and after", async ({ page }) => {
  await begin(page, "limits", { players: "3" });
  const roll = dice(4);
  const text = () => page.locator("main").textContent();
  for (let ply = 1; ply <= 2; ply += 1) {
    await sitDown(page);
    await moveByClicks(page, roll, { since: () => plies(page) });
    // The curtain is closed: whoever made the move may have gone already.
    await expect(page.locator(".curtain")).toBeVisible();
    await expect(page.locator(".moves [aria-current]")).toContainText("face down");
    expect(await text()).not.toMatch(FACE_DOWN);
    await sitDown(page);
    await expect(page.locator(".moves [aria-current]")).toContainText("face down");
    expect(await text()).not.toMatch(FACE_DOWN);
  }
  // Taken back while the screen changes hands: it is closed until whoever moved has it again.
  await moveByClicks(page, roll, { since: () => plies(page) });
  await expect(page.locator(".curtain")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => plies(page)).toBe(2);
  await expect(page.locator(".curtain")).toBeVisible();
  await expect(page.locator(".hand-card")).toHaveCount(0);
  await sitDown(page);
  await expect(page.locator(".hand-card").first()).toBeVisible();
  // One's own is there to be read: looking back, once one has the screen again.
  await moveByClicks(page, roll, { since: () => plies(page) });
  await sitDown(page);
  await expect(page.locator(".moves")).toContainText(FACE_DOWN);
});
