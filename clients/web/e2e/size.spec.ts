/** How much comes over the wire at first, and that all of it comes from this server. */

import { expect, test } from "@playwright/test";
import { url } from "./table";

const MOST_BYTES = 300_000;

test("the first load is small, and calls nobody else", async ({ page }) => {
  const origins = new Set<string>();
  let bytes = 0;
  const waiting: Promise<void>[] = [];
  page.on("response", (response) => {
    origins.add(new URL(response.url()).origin);
    waiting.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => {
          bytes += responseBodySize + responseHeadersSize;
        }),
    );
  });
  await page.goto(url(), { waitUntil: "networkidle" });
  await Promise.all(waiting);
  console.log(`first load: ${bytes} bytes in ${waiting.length} answers, everything included`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect([...origins]).toEqual([new URL(url()).origin]);
});

test("the page can call nobody else even if it wanted to", async ({ page }) => {
  const answer = await page.goto(url());
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'self'");
  const failed = await page.evaluate(() =>
    fetch("http://192.0.2.1/").then(
      () => "answered",
      (error: Error) => error.name,
    ),
  );
  expect(failed).toBe("TypeError");
});
