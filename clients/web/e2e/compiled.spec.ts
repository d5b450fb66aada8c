/** What the panel offers in Go, Java and Rust compiles, and gives the answer that it shows. */

import { fromJson, type JsonValue, toJson } from "@bufbuild/protobuf";
import { GAMES } from "@ludex/client";
import { connect } from "@ludex/client/web";
import { expect, type Page, test } from "@playwright/test";
import { snippets } from "../src/service/snippets";
import { bare, scalarsOf, scalarsPrinted } from "./answers";
import { COMPILERS } from "./compilers";
import {
  begin,
  choosePlayers,
  dice,
  type GameName,
  moveByClicks,
  plies,
  press,
  url,
} from "./table";

const LANGUAGES = ["go", "java", "rust"] as const;
type Language = (typeof LANGUAGES)[number];

/** A call as the panel shows it. */
interface Shown {
  game: GameName;
  method: string;
  sealed: boolean;
  answer: JsonValue;
  texts: Record<Language, string>;
}

const code = async (page: Page, name: string) =>
  (await page.locator(`[data-code="${name}"]`).textContent()) ?? "";

/** The oldest and the newest call of each kind that the page has made. */
async function callsOf(page: Page, game: GameName): Promise<Shown[]> {
  await page.getByRole("tab", { name: "Calls" }).click();
  const reveal = page.getByRole("button", { name: "Show them all the same" });
  if (await reveal.isVisible()) await reveal.click();
  const listed = page.locator("[data-call]");
  const names = await listed.evaluateAll((all) =>
    all.map((each) => each.getAttribute("data-call") ?? ""),
  );
  const found: Shown[] = [];
  for (const [index, method] of names.entries()) {
    if (index !== names.indexOf(method) && index !== names.lastIndexOf(method)) continue;
    await listed.nth(index).click();
    await expect(page.locator(".one-call")).toHaveAttribute("data-method", method);
    const answer = JSON.parse(await code(page, "answer")) as JsonValue;
    const request = await code(page, "request");
    const texts = { go: "", java: "", rust: "" };
    for (const language of LANGUAGES) {
      await page.locator(".snippet-head select").selectOption(language);
      texts[language] = await code(page, "snippet");
    }
    found.push({ game, method, answer, sealed: /"seatToken"|"sealed"/.test(request), texts });
  }
  return found;
}

/** Plays a little of every game, and takes the calls from the panel. */
async function playAround(page: Page, file: string): Promise<Shown[]> {
  const found: Shown[] = [];
  const roll = dice(1);
  const play = async (times: number) => {
    for (let ply = 0; ply < times; ply += 1)
      await moveByClicks(page, roll, { since: () => plies(page) });
  };

  await begin(page, "hexaequo");
  await play(3);
  // A question too: a cell beside the board that touches one tile only.
  await press(page, page.locator('.hx-shore[data-legal="false"]').first());
  await expect(page.locator(".refusal")).toBeVisible();
  found.push(...(await callsOf(page, "hexaequo")));

  await page.goto("about:blank");
  await begin(page, "limes", { players: "2" });
  await play(4);
  found.push(...(await callsOf(page, "limes")));

  // A record that is imported is replayed.
  await page.goto("about:blank");
  await begin(page, "smallholder", { board: "hex4", ruleset: "nibbler" });
  await play(9);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the record" }).click(),
  ]);
  await download.saveAs(file);
  await page.locator("[data-import]").setInputFiles(file);
  await expect.poll(() => plies(page)).toBe(9);
  found.push(...(await callsOf(page, "smallholder")));

  await page.goto("about:blank");
  await page.goto(url("#/limits"));
  await page.getByText("By link").click();
  await choosePlayers(page, { players: "2" });
  await page.getByRole("button", { name: "Make the links" }).click();
  await page.getByText("Open as Player 1").click();
  await page.waitForSelector("[data-board]");
  await moveByClicks(page, roll, {
    since: async () => Number(await page.locator("main").getAttribute("data-ply")),
  });
  await expect(page.locator("#next-link")).toBeVisible();
  found.push(...(await callsOf(page, "limits")));
  return found;
}

/** A record so long that a list of its plies, written as one, would be too much for compilers. */
async function longReplay(): Promise<Shown> {
  const { hexaequo } = connect(url());
  const method = hexaequo.service.method.replayGame;
  const plies = Array.from({ length: 1000 }, (_, ply) => ({
    move: { text: ["J8-I8", "H8-I8", "I8-J8"][ply % 3] ?? "" },
  }));
  const request = fromJson(method.input, { newGame: {}, plies });
  const answer = toJson(method.output, await hexaequo.call("replayGame", request));
  const written = snippets(method, request, new URL(url()).origin);
  const textIn = (language: Language) => written.find(({ name }) => name === language)?.text ?? "";
  const texts = { go: textIn("go"), java: textIn("java"), rust: textIn("rust") };
  return { game: "hexaequo", method: method.name, sealed: false, answer, texts };
}

test.describe("calls to copy", () => {
  let shown: Shown[] = [];

  test.beforeAll(async ({ browser }, info) => {
    test.setTimeout(180_000);
    const page = await browser.newPage();
    shown = await playAround(page, info.outputPath("record.json"));
    await page.close();
    shown.push(await longReplay());
    const kinds = shown.map(({ game, method }) => `${game} ${method}`);
    for (const kind of ["NewGame", "Batch", "ApplyMove", "CheckMove"])
      expect(kinds).toContain(`hexaequo ${kind}`);
    expect(kinds).toContain("smallholder ReplayGame");
    expect(new Set(shown.map(({ game }) => game))).toEqual(new Set(GAMES));
    const sealed = shown.filter(({ sealed }) => sealed).map(({ method }) => method);
    for (const kind of ["NewGame", "Batch", "ApplyMove"]) expect(sealed).toContain(kind);
  });

  for (const language of LANGUAGES) {
    test(`in ${language}: they compile, and answer as shown`, async () => {
      // From nothing the client is built too, and what it needs is fetched.
      test.setTimeout(1_200_000);
      const run = await COMPILERS[language](shown.map(({ texts }) => texts[language]));
      const ludex = connect(url());
      for (const [index, { game, method, answer }] of shown.entries()) {
        const printed = await run(index);
        const what = `${method} of ${game}`;
        if (language === "go") {
          expect(bare(JSON.parse(printed)), what).toEqual(bare(answer));
          continue;
        }
        const { methods } = ludex.game(game).service;
        const output = methods.find(({ name }) => name === method)?.output;
        if (output === undefined) throw new Error(`no ${what}`);
        const expected = scalarsOf(output, answer);
        expect(expected.length, what).toBeGreaterThan(0);
        expect(scalarsPrinted(printed), what).toEqual(expected);
      }
    });
  }
});
