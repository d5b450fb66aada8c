/**
 * The runner of the conformance suite for browsers: passes commands on to a page in Chromium, which
 * reaches each server through an edge of its own.
 *
 *     node build/conformance/browser.js PYTHON
 *
 * PYTHON is one that has ludex with its edge. CHROMIUM names the browser's program.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";

const [, , python = "python3"] = process.argv;
const folder = mkdtempSync(join(tmpdir(), "ludex-conformance-"));
const processes: ChildProcess[] = [];
const edges = new Map<string, Promise<string>>();

/** Starts an edge in front of a server; gives its address when it takes calls. */
async function edgeOf(server: string): Promise<string> {
  const edge = spawn(python, ["conformance/edge.py", server, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  processes.push(edge);
  const { value: port } = await createInterface({ input: edge.stdout })
    [Symbol.asyncIterator]()
    .next();
  while (!(await listens(Number(port)))) {
    if (edge.exitCode !== null) throw new Error("the edge has ended");
    await pause(20);
  }
  return `http://127.0.0.1:${port}`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const told = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => told(true));
    socket.once("error", () => told(false));
  });
}

/** Serves the page from an origin of its own, as a frontend's would be. */
async function serve(): Promise<string> {
  const script = await readFile("build/conformance/page.bundle.js");
  const html = `<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>`;
  const server = createServer(({ url }, response) => {
    if (url === "/page.js") {
      response.setHeader("content-type", "text/javascript").end(script);
    } else {
      response.setHeader("content-type", "text/html").end(html);
    }
  }).listen(0, "127.0.0.1");
  server.unref();
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function answered(page: Page, line: string): Promise<object> {
  const command = JSON.parse(line);
  if ("server" in command) {
    const { server } = command;
    const edge = edges.get(server) ?? edgeOf(server);
    edges.set(server, edge);
    command.server = await edge;
  }
  return page.evaluate((passed) => globalThis.answer(passed), command);
}

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ],
});
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.goto(await serve());
  await page.waitForFunction("globalThis.answer !== undefined");
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answered(page, line))}\n`);
  }
} finally {
  await browser.close();
  for (const each of processes) each.kill();
  rmSync(folder, { recursive: true, force: true });
}
