import { expect, test } from "vitest";
import { type Link, newMatch, parseLink, toBytes, toText, writeLink } from "./link";
import { ageOf } from "./memory";

const STATE = Uint8Array.from({ length: 300 }, (_, index) => (index * 7) % 256);
const JOIN: Link = {
  game: "limits",
  match: "Ab-_9876",
  seats: 3,
  token: "bHgx-_x",
  state: STATE,
  move: undefined,
};

test("links are read as they were written", () => {
  expect(parseLink(writeLink(JOIN))).toEqual(JOIN);
  const turn = { ...JOIN, token: undefined };
  expect(parseLink(writeLink(turn))).toEqual(turn);
  const moved = { ...turn, move: "J9-H9/J7 %" };
  expect(parseLink(writeLink(moved))).toEqual(moved);
});

test("a turn's link holds no token", () => {
  expect(writeLink({ ...JOIN, token: undefined })).not.toContain("bHgx-_x");
});

test("everything stands behind the #", () => {
  expect(writeLink(JOIN)).toMatch(/^#/);
});

test("what is cut off or foreign is said to be", () => {
  const whole = writeLink(JOIN);
  expect(() => parseLink(whole.slice(0, 20))).toThrow("not a whole link");
  expect(() => parseLink("#/join/chess/abcdef/2/token/state")).toThrow("not a whole link");
  expect(() => parseLink(`${writeLink({ ...JOIN, token: undefined })}/%E0`)).toThrow(
    "not a whole link",
  );
  expect(() => parseLink("#/elsewhere")).toThrow("no such page");
  expect(() => parseLink(`${writeLink({ ...JOIN, token: undefined })}%%%`)).toThrow();
});

test("base64 of any bytes, fit for addresses", () => {
  for (let length = 0; length < 5; length += 1) {
    const bytes = STATE.slice(200, 200 + length);
    expect(toBytes(toText(bytes))).toEqual(bytes);
  }
  expect(toText(Uint8Array.of(251, 255, 254))).toBe("-__-");
});

test("matches have names of their own", () => {
  expect(new Set(Array.from({ length: 50 }, newMatch)).size).toBe(50);
});

test("how old a link is", () => {
  const kept = { ply: 4, state: "abc" };
  expect(ageOf(undefined, 0, "x")).toBe("new");
  expect(ageOf(kept, 5, "x")).toBe("new");
  expect(ageOf(kept, 4, "abc")).toBe("same");
  expect(ageOf(kept, 4, "other")).toBe("other");
  expect(ageOf(kept, 3, "x")).toBe("older");
});
