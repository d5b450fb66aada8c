import { fromJson } from "@bufbuild/protobuf";
import { Colour, MoveSchema, StateSchema, ViewSchema } from "@ludex/client/limits";
import { describe, expect, test } from "vitest";
import { choicesOf, commitOf, commitText, leadsOn, pick } from "./choosing";
import cases from "./fixtures/positions.json";
import { tableOf } from "./table";

const { RED, GREEN, BLUE } = Colour;

describe.each(cases.map((each, index) => ({ ...each, index })))("position $index", (each) => {
  const legal = each.legal.map((json) => {
    const move = fromJson(MoveSchema, json);
    return { text: move.text, move };
  });
  const seat = each.toAct[0];
  const view = fromJson(ViewSchema, each.view);
  const table = tableOf(view, seat);
  const choices = choicesOf(legal);
  const hand = seat === undefined ? [] : (table.places[seat]?.hand ?? []);
  const colours = (picked: readonly number[]) => picked.map((index) => hand[index] as Colour);

  test("a state shows the seat the same as its view, but for what only a state tells", () => {
    const plain = tableOf(fromJson(StateSchema, each.state), seat);
    expect(plain).toEqual(table);
  });

  test("nobody else's cards are shown", () => {
    const plain = tableOf(fromJson(StateSchema, each.state), seat);
    for (const [index, place] of plain.places.entries()) {
      if (index === seat) continue;
      for (const card of [...place.hand, ...place.down]) expect(card).toBeUndefined();
    }
  });

  test("every legal move can be built by picking cards one by one, and no pick leads nowhere", () => {
    const built = new Set<string>();
    const follow = (picked: readonly number[]) => {
      if (picked.length > 0) expect(leadsOn(choices, colours(picked))).toBe(true);
      const commit = commitOf(choices, colours(picked));
      if (commit !== undefined) built.add(commit);
      const [only] = colours(picked);
      const place =
        picked.length === 1 && only !== undefined ? choices.places.get(only) : undefined;
      if (place !== undefined) built.add(place);
      hand.forEach((_, index) => {
        const next = pick(choices, hand, picked, index);
        if (next !== undefined && next.length > picked.length) follow(next);
      });
    };
    follow([]);
    if (choices.exchange !== undefined) built.add(choices.exchange);
    for (const suspect of choices.suspects.values()) built.add(suspect);
    expect([...built].sort()).toEqual(legal.map(({ text }) => text).sort());
  });

  test("whoever acts is marked", () => {
    const acts = table.places.flatMap((place, index) => (place.acts ? [index] : []));
    expect(acts).toEqual(each.toAct);
  });
});

test("the positions have every kind of move", () => {
  const texts = cases.flatMap(({ legal }) => legal.map(({ text }) => text));
  for (const kind of [/^C:.$/, /^C:..$/, /^[RYGBP]$/, /^X$/, /^S\d$/]) {
    expect(texts.some((text) => kind.test(text))).toBe(true);
  }
});

const TWO_OF = [
  [RED, RED],
  [RED, GREEN],
  [GREEN, RED],
] as const;

test.each(TWO_OF)("two cards are committed in either order (%d, %d)", (one, other) => {
  const choices = {
    ...choicesOf([]),
    commits: [
      { cards: [RED, RED], text: "C:RR" },
      { cards: [RED, GREEN], text: "C:RG" },
    ],
  };
  expect(commitOf(choices, [one, other])).toBe(one === other ? "C:RR" : "C:RG");
  expect(commitOf(choices, [one])).toBeUndefined();
  expect(commitText([other, one])).toBe(one === other ? "C:RR" : "C:RG");
});

test("picking again gives back; a card too many begins anew; a useless one is none", () => {
  const choices = {
    ...choicesOf([]),
    commits: [{ cards: [RED, GREEN], text: "C:RG" }],
  };
  const hand = [RED, RED, GREEN, BLUE];
  expect(pick(choices, hand, [0], 0)).toEqual([]);
  expect(pick(choices, hand, [0], 2)).toEqual([0, 2]);
  expect(pick(choices, hand, [0, 2], 1)).toEqual([1]);
  expect(pick(choices, hand, [0], 3)).toBeUndefined();
});
