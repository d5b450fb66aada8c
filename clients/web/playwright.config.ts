import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "e2e-results",
  // One server and one browser at a time: measured times are to mean something.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A browser on a busy machine can miss its time once; the report names what needed a second try.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"]],
  globalSetup: "./e2e/server.ts",
  use: {
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
      ],
    },
  },
});
