/** Starts `ludex serve --edge` on a free port for all tests, and ends it. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ROOT } from "./paths";

const READY_MS = 60_000;

export default async function start(): Promise<() => Promise<void>> {
  const command = process.env["LUDEX"] ?? `${ROOT}/.venv/bin/ludex`;
  const server = spawn(command, ["serve", "--edge", "--port", "0", "--workers", "1"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LUDEX_LOG_FORMAT: "json" },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`no server after ${READY_MS} ms:\n${said.join("\n")}`)),
      READY_MS,
    );
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`the server ended:\n${said.join("\n")}`)));
    createInterface({ input: server.stderr }).on("line", (line) => {
      said.push(line);
      const event = line.startsWith("{") ? (JSON.parse(line) as Record<string, string>) : {};
      if (event["event"] !== "serving") return;
      clearTimeout(late);
      resolve(event["address"] ?? "");
    });
  });
  process.env["LUDEX_URL"] = `http://${address}`;
  return async () => {
    server.kill("SIGTERM");
    await ended;
  };
}
