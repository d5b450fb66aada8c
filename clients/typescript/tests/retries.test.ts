import assert from "node:assert/strict";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Code, ConnectError } from "@connectrpc/connect";
import { fake, type Script } from "./fake.js";

const FAST = { firstWaitMs: 1, longestWaitMs: 2 };

/** Answers after so many failures. */
function after(failures: number, code: Code): Script {
  let left = failures;
  return () => {
    if (left-- > 0) throw new ConnectError("Down.", code);
    return {};
  };
}

test("a call is tried four times while nobody answers", async () => {
  const lucky = fake(after(3, Code.Unavailable), { retry: FAST });
  await lucky.ludex.hexaequo.newGame();
  assert.equal(lucky.received.length, 4);
  const unlucky = fake(after(4, Code.Unavailable), { retry: FAST });
  await assert.rejects(unlucky.ludex.hexaequo.newGame(), { name: "UnavailableError" });
  assert.equal(unlucky.received.length, 4);
});

test("attempts can be more, or one", async () => {
  const more = fake(after(5, Code.Unavailable), { retry: { ...FAST, attempts: 6 } });
  await more.ludex.hexaequo.newGame();
  for (const retry of [false, { attempts: 1 }] as const) {
    const once = fake(after(1, Code.Unavailable), { retry });
    await assert.rejects(once.ludex.hexaequo.newGame(), { name: "UnavailableError" });
    assert.equal(once.received.length, 1);
  }
});

test("no other status is tried again", async () => {
  for (const code of [Code.ResourceExhausted, Code.Internal, Code.Aborted, Code.Canceled]) {
    const { ludex, received } = fake(after(1, code));
    await assert.rejects(ludex.hexaequo.newGame());
    assert.equal(received.length, 1);
  }
});

test("a deadline covers all attempts and waits", async () => {
  const { ludex, received } = fake(after(100, Code.Unavailable), {
    retry: { attempts: 100, firstWaitMs: 60, factor: 1 },
  });
  const began = performance.now();
  const call = ludex.hexaequo.newGame({ timeoutMs: 200 });
  await assert.rejects(call, { name: "DeadlineExceededError" });
  assert(performance.now() - began >= 199);
  assert(received.length >= 2 && received.length <= 5);
  const left = received.map(({ leftMs }) => leftMs ?? Number.NaN);
  assert(left.every((ms, index) => ms <= 200 && ms <= (left[index - 1] ?? 200)));
});

test("a call has 10 seconds, the client's time, or its own", async () => {
  const timeout = async (timeoutMs: number | null | undefined, own?: number | null) => {
    const { ludex, received } = fake(undefined, { timeoutMs });
    await ludex.hexaequo.newGame(own === undefined ? {} : { timeoutMs: own });
    return received[0]?.leftMs;
  };
  const near = (ms: number | undefined, wanted: number) =>
    assert(ms !== undefined && ms <= wanted && ms > wanted - 1000);
  near(await timeout(undefined), 10_000);
  near(await timeout(3000), 3000);
  near(await timeout(3000, 5000), 5000);
  assert.equal(await timeout(3000, null), undefined);
  assert.equal(await timeout(null), undefined);
  assert.equal(await timeout(Number.POSITIVE_INFINITY), undefined);
});

test("a call that has no time is not made", async () => {
  const { ludex, received } = fake();
  await assert.rejects(ludex.hexaequo.newGame({ timeoutMs: 0 }), { name: "DeadlineExceededError" });
  assert.equal(received.length, 0);
});

test("an aborted call rejects with the signal's reason", async () => {
  const waiting = fake(async ({ context }) => {
    await pause(2000, undefined, { signal: context.signal });
    return {};
  });
  const down = fake(after(9, Code.Unavailable), { retry: { firstWaitMs: 2000 } });
  for (const { ludex, received } of [waiting, down]) {
    const controller = new AbortController();
    const call = ludex.hexaequo.newGame({ signal: controller.signal });
    await pause(20);
    controller.abort(new Error("changed my mind"));
    await assert.rejects(call, { message: "changed my mind" });
    assert.equal(received.length, 1);
    await assert.rejects(ludex.hexaequo.newGame({ signal: controller.signal }), {
      message: "changed my mind",
    });
    assert.equal(received.length, 1);
  }
});
