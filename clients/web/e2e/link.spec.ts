/** Play by link: three browsers, Limits, and nobody ever gets what is another's. */

import { fromBinary, type Message, toBinary } from "@bufbuild/protobuf";
import {
  ApplyMoveResponseSchema,
  BatchResponseSchema,
  type BatchResult,
  CheckMoveResponseSchema,
  DescribeGameResponseSchema,
  type View,
  ViewSchema,
} from "@ludex/client/limits";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { choosePlayers, dice, type GameName, moveByClicks, url } from "./table";

const SEATS = 3;
const PLIES = 24;

/** What one browser received. */
interface Traffic {
  urls: string[];
  bodies: Buffer[];
  sent: Buffer[];
  answers: { call: string; message: Message }[];
}

const ANSWERS = {
  DescribeGame: DescribeGameResponseSchema,
  Batch: BatchResponseSchema,
  ApplyMove: ApplyMoveResponseSchema,
  CheckMove: CheckMoveResponseSchema,
} as const;

/** Keeps everything that goes to and from a browser. */
function record(context: BrowserContext): { traffic: Traffic; done: () => Promise<unknown> } {
  const traffic: Traffic = { urls: [], bodies: [], sent: [], answers: [] };
  const waiting: Promise<void>[] = [];
  context.on("request", (request) => {
    traffic.urls.push(request.url());
    const body = request.postDataBuffer();
    if (body !== null) traffic.sent.push(body);
  });
  context.on("response", (response) => {
    const read = async () => {
      const body = await response.body();
      traffic.bodies.push(body);
      const [, service, call = ""] = new URL(response.url()).pathname.split("/");
      if (!service?.startsWith("ludex.")) return;
      const schema = ANSWERS[call as keyof typeof ANSWERS];
      // gRPC-Web: a flag, four bytes of length, the message; then the trailers, flagged 0x80.
      if (body[0] !== 0) return;
      const message = body.subarray(5, 5 + body.readUInt32BE(1));
      expect(schema, `an unexpected call: ${call}`).toBeDefined();
      traffic.answers.push({ call, message: fromBinary(schema, message) as Message });
    };
    waiting.push(read());
  });
  return { traffic, done: () => Promise.all(waiting) };
}

/** All views in an answer. */
function viewsIn({ call, message }: { call: string; message: Message }): View[] {
  const found: View[] = [];
  const look = (answer: object) => {
    const { view } = answer as { view?: View };
    if (view !== undefined) found.push(view);
  };
  look(message);
  if (call === "Batch") {
    for (const { result } of (message as unknown as { results: BatchResult[] }).results) {
      if (result.value !== undefined) look(result.value);
    }
  }
  return found;
}

/** A hand as it would stand in any message of the contract: the packed field of a view or state. */
function packedHand(hand: View["hand"]): Buffer {
  const alone = toBinary(ViewSchema, { ...emptyView(), hand });
  // The field's number differs from message to message: length and content do not.
  return Buffer.from(alone.subarray(1));
}

function emptyView(): View {
  return fromBinary(ViewSchema, new Uint8Array());
}

const plyOf = async (page: Page) => Number(await page.locator("main").getAttribute("data-ply"));

test("Limits by link, in three browsers", async ({ browser }) => {
  test.setTimeout(300_000);
  // Somebody who does not play makes the links, and goes.
  const organizer = await browser.newContext();
  const desk = await organizer.newPage();
  await desk.goto(url("#/limits"));
  await desk.getByText("By link").click();
  await choosePlayers(desk, { players: String(SEATS) });
  await desk.getByRole("button", { name: "Make the links" }).click();
  const inputs = desk.locator(".links input");
  await expect(inputs.first()).toHaveValue(/#\/join\/limits\//);
  const links = await inputs.evaluateAll((all) =>
    all.map((each) => (each as HTMLInputElement).value),
  );
  expect(links).toHaveLength(SEATS);
  const tokens = links.map((link) => link.split("/").at(-2) ?? "");
  await organizer.close();

  const players = await Promise.all(
    links.map(async (link) => {
      const context = await browser.newContext();
      const { traffic, done } = record(context);
      const page = await context.newPage();
      await page.goto(link);
      await page.waitForSelector("[data-board]");
      return { context, page, traffic, done };
    }),
  );
  for (const [seat, { page }] of players.entries()) {
    await expect(page.locator("main")).toHaveAttribute("data-seat", String(seat));
    // The token is out of the address bar: what one copies from there is safe to send.
    expect(page.url()).toContain("#/turn/limits/");
    expect(page.url()).not.toContain(tokens[seat]);
  }

  const roll = dice(3);
  let turn = 0;
  let link = "";
  let firstLink = "";
  for (let ply = 0; ply < PLIES; ply += 1) {
    const { page } = players[turn] as (typeof players)[number];
    if (link !== "") {
      await page.goto(link);
      await expect(page.locator("main")).toHaveAttribute("data-ply", String(ply));
    }
    await expect(page.locator(".status")).toContainText("It is your move");
    await moveByClicks(page, roll, { since: () => plyOf(page) });
    if ((await page.locator(".status").getAttribute("data-over")) === "true") break;
    // Where it is one's own turn again there is nothing to send on yet.
    const mine = ((await page.locator(".status").textContent()) ?? "").includes("It is your move");
    await expect(page.locator("#next-link")).toHaveCount(mine ? 0 : 1);
    link = mine
      ? await page.evaluate(() => location.href)
      : await page.locator("#next-link").inputValue();
    if (firstLink === "") firstLink = link;
    // The sealed state stands at its end: no move, for it could tell of a hand.
    expect(link).toMatch(/#\/turn\/limits\/[\w-]+\/3\/[\w-]+$/);
    for (const token of tokens) expect(link).not.toContain(token);
    if (mine) continue;
    const title = (await page.locator(".send-on h2").textContent()) ?? "";
    turn = Number(/Player (\d)/.exec(title)?.[1]) - 1;
  }

  // A link from the beginning is older than what the first player has seen since.
  const [first] = players as [(typeof players)[number]];
  await first.page.goto(firstLink);
  await expect(first.page.locator('[data-age="older"]')).toBeVisible();
  // A link without a token, in a browser that has none, shows a spectator's view and no moves.
  const stranger = await browser.newContext();
  const watching = record(stranger);
  const window = await stranger.newPage();
  await window.goto(link);
  await expect(window.locator(".status")).toContainText("You are watching");
  expect(await window.locator('[data-board] [data-legal="true"]').count()).toBe(0);

  await Promise.all(players.map(({ done }) => done()));
  await watching.done();
  const hands = players.map(({ traffic }, seat) =>
    traffic.answers
      .flatMap((answer) => viewsIn(answer))
      .flatMap((view) => {
        // Every view is one's own.
        expect(view.seat).toBe(seat);
        return view.hand.length > 0 ? [view.hand] : [];
      }),
  );
  for (const own of hands) expect(own.length).toBeGreaterThan(3);

  const all = [...players.map(({ traffic }) => traffic), watching.traffic];
  const packed = hands.map((own) => [
    ...new Set(own.map((hand) => packedHand(hand).toString("hex"))),
  ]);
  let searched = 0;
  all.forEach((traffic, seat) => {
    const received = traffic.bodies.map((body) => body.toString("hex"));
    const everything = Buffer.concat([...traffic.bodies, ...traffic.sent]).toString("latin1");
    // The fragment reaches no server.
    for (const address of traffic.urls) expect(new URL(address).hash).toBe("");
    // No plain state ever.
    for (const { message } of traffic.answers)
      expect(message).not.toHaveProperty("state", expect.anything());
    hands.forEach((_, other) => {
      if (other === seat) return;
      expect(everything).not.toContain(tokens[other]);
      for (const hand of packed[other] ?? []) {
        // Two players can hold the same cards: then they are one's own too.
        if (packed[seat]?.includes(hand)) continue;
        searched += 1;
        for (const body of received) expect(body).not.toContain(hand);
      }
    });
  });
  expect(searched).toBeGreaterThan(30);
  // The search finds what is there: each player's own hands are in what they received.
  players.forEach(({ traffic }, seat) => {
    const received = traffic.bodies.map((body) => body.toString("hex")).join("|");
    for (const hand of packed[seat] ?? []) expect(received).toContain(hand);
  });
});

/** Makes a game for two by link, and opens each player's in a browser of their own. */
async function two(browser: Browser, game: GameName): Promise<[Page, Page]> {
  const desk = await (await browser.newContext()).newPage();
  await desk.goto(url(`#/${game}`));
  await desk.getByText("By link").click();
  await choosePlayers(desk, {});
  await desk.getByRole("button", { name: "Make the links" }).click();
  const inputs = desk.locator(".links input");
  await expect(inputs.first()).toHaveValue(/#\/join\//);
  const open = async (seat: number) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(await inputs.nth(seat).inputValue());
    await page.waitForSelector("[data-board]");
    return page;
  };
  return [await open(0), await open(1)];
}

for (const game of ["hexaequo", "smallholder"] as const) {
  test(`${game} by link: one sees the move that led here`, async ({ browser }) => {
    const [black, white] = await two(browser, game);
    const roll = dice(8);
    const marked = '[data-board] [data-last="true"]';
    const cells = (page: Page) =>
      page.locator(marked).evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
    const players = [black, white];
    let link = "";
    for (let ply = 0; ply < 4; ply += 1) {
      const [mover, other] = [players[ply % 2] as Page, players[(ply + 1) % 2] as Page];
      await moveByClicks(mover, roll, { since: () => plyOf(mover) });
      link = await mover.locator("#next-link").inputValue();
      await other.goto(link);
      await expect(other.locator("main")).toHaveAttribute("data-ply", String(ply + 1));
      await expect(other.locator(marked).first()).toBeAttached();
      expect((await cells(other)).length).toBe((await cells(mover)).length);
    }
    // A reload keeps it, for both.
    for (const page of players) {
      await page.reload();
      await expect(page.locator(marked).first()).toBeAttached();
    }
    // A link can't tell another move than the one that was made.
    const [, , , match, seats, state] = new URL(link).hash.split("/");
    for (const said of ["Z99", "T@H8", "A1", ""]) {
      const page = await black.context().newPage();
      await page.goto(url(`#/turn/${game}/${match}/${seats}/${state}/${encodeURIComponent(said)}`));
      await expect(page.locator("main")).toHaveAttribute("data-ply", "4");
      await expect(page.locator(".status")).toContainText("It is your move");
      await expect(page.locator(marked)).toHaveCount(0);
      await page.close();
    }
    // Nor does a browser that has not seen the position before take the link's word for it.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.locator(".status")).toContainText("You are watching");
    await expect(stranger.locator(marked)).toHaveCount(0);
  });
}
