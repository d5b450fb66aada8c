/** Against a real server, which needs the project's `make setup`. */

import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import test, { after, before } from "node:test";
import { promisify } from "node:util";
import { GAMES, IllegalMoveError, InvalidRequestError, Result } from "@ludex/client";
import { Colour, LayTileSchema, type State } from "@ludex/client/hexaequo";
import { connect, type NodeLudex } from "@ludex/client/node";

const LUDEX = "../../.venv/bin/ludex";
const run = promisify(execFile);

let server: ChildProcess;
let url: string;
let ludex: NodeLudex;

before(async () => {
  const { stdout: key } = await run(LUDEX, ["keygen"]);
  const spawned = spawn(LUDEX, ["serve", "--port", "0"], {
    env: { ...process.env, LUDEX_SEAL_KEYS: JSON.stringify([key.trim()]) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  server = spawned;
  url = await new Promise((resolve, reject) => {
    createInterface({ input: spawned.stderr }).on("line", (line) => {
      const address = /"address": "([^"]+)"/.exec(line)?.[1];
      if (address !== undefined) resolve(`http://${address}`);
    });
    spawned.once("error", reject);
    spawned.once("exit", () => reject(new Error("the server does not start")));
  });
  ludex = connect(url);
});

after(() => {
  ludex?.close();
  server?.kill();
});

test("the example plays a whole game of each kind", async () => {
  for (const name of GAMES) {
    const { stdout } = await run("node", ["build/examples/play-random.js", name, "--server", url]);
    assert.match(stdout, /seed \d+: (won by seat|drawn)/);
  }
});

test("moves are checked, refused and played", async () => {
  const { hexaequo } = ludex;
  const { state } = await hexaequo.newGame();
  const checked = await hexaequo.checkMove(state, "T@A0");
  assert(!checked.legal);
  assert.equal(checked.violation.code, "TOUCHES_TOO_FEW");
  const refused = await hexaequo.applyMove(state, "T@A0").catch((error) => error);
  assert(refused instanceof IllegalMoveError);
  assert.deepEqual(refused.violation, checked.violation);
  const cell = { $typeName: "ludex.hexaequo.v1.Cell" as const, q: -1, r: 0 };
  const layTile = { $typeName: LayTileSchema.typeName, cell };
  const typed = { action: { case: "layTile" as const, value: layTile } };
  const [after, same] = await Promise.all([
    hexaequo.applyMove(state, "T@H8", { includePositionKey: true }),
    hexaequo.applyMove(state, typed, { includePositionKey: true }),
  ]);
  assert.deepEqual(after, same);
  assert.equal(after.outcome.result, Result.IN_PROGRESS);
});

test("an impossible state is told by its fields", async () => {
  const { state } = await ludex.hexaequo.newGame();
  const [tile] = state.tiles;
  assert(tile !== undefined && tile.colour !== Colour.UNSPECIFIED);
  const broken: State = { ...state, tiles: [{ ...tile, q: 99 }, ...state.tiles.slice(1)] };
  const error = await ludex.hexaequo.getOutcome(broken).catch((thrown) => thrown);
  assert(error instanceof InvalidRequestError);
  assert.equal(error.fields[0]?.path, "state.tiles[0].q");
});

test("a sealed game is played by those who hold its tokens", async () => {
  const { limits } = ludex;
  const { sealedState, seatTokens } = await limits.newGame({ sealed: true, players: 3 });
  assert.equal(seatTokens.length, 3);
  const [seatToken = ""] = seatTokens;
  const { moves } = await limits.listLegalMoves(sealedState, { seatToken });
  const { view, sealedState: next } = await limits.applyMove(sealedState, moves[0] ?? "", {
    seatToken,
  });
  assert.equal(view.seat, 0);
  const { view: public_ } = await limits.viewState(next);
  assert.deepEqual(public_.hand, []);
  await assert.rejects(limits.applyMove(next, "X"), { reason: "TOKEN_MISSING" });
});

test("many calls in one message", async () => {
  const { smallholder } = ludex;
  const { state } = await smallholder.newGame({ board: "hex4" });
  const { moves } = await smallholder.listLegalMoves(state);
  const results = await smallholder.batch((one) => [
    ...moves.map((move) => one.simulatePlayouts(state, { plies: [move], count: 1, seed: 1 })),
    one.applyMove(state, "Z9"),
  ]);
  assert.equal(results.length, moves.length + 1);
  const failed = results.filter(({ status }) => status === "rejected");
  assert.equal(failed.length, 1);
});

test("what a view tells is enough for a state that agrees with it", async () => {
  const { limits } = ludex;
  const { state } = await limits.newGame({ seed: 1n });
  const { view } = await limits.viewState(state, { viewer: 0 });
  const sampled = await limits.sampleState(view, { seed: 2 });
  assert.deepEqual((await limits.viewState(sampled.state, { viewer: 0 })).view, view);
  const { svg } = await limits.renderState(view, { width: 300 });
  assert.match(svg, /^<svg/);
});
