import { describe, expect, test } from "vitest";
import { back, type Choice, choose, targets } from "./building";

// Black's moves after T@H8 T@G9 J8-I8 D@I9 and so on: as the service lists them, shortened.
const LEGAL = [
  "T@H7",
  "T@J7",
  "D@I7",
  "R@I7",
  "I8-J8",
  "I8-G10",
  "I8-G10-E12",
  "I8-G10-G8",
  "H9-H10",
];
const OWN = new Set(["I8", "H9", "K7"]);
const ENEMY = new Set(["H8"]);

const pick = (choice: Choice, place: string) => choose(LEGAL, choice, place, OWN, ENEMY);

describe("targets", () => {
  test("at first: reserves, cells where a tile alone can go, and pieces that can move", () => {
    expect([...targets(LEGAL, undefined).keys()].sort()).toEqual(
      ["D@", "H7", "H9", "I8", "J7", "R@", "T@"].sort(),
    );
    expect(targets(LEGAL, undefined).get("J7")?.completes).toBe("T@J7");
    expect(targets(LEGAL, undefined).get("I8")?.completes).toBeUndefined();
  });

  test("after something from the reserve: its cells, each of which completes a move", () => {
    const found = targets(LEGAL, { kind: "reserve", prefix: "T@" });
    expect([...found.values()].map(({ completes }) => completes)).toEqual(["T@H7", "T@J7"]);
  });

  test("along a chain: the next landings only", () => {
    expect([...targets(LEGAL, { kind: "piece", path: ["I8"] }).keys()]).toEqual(["J8", "G10"]);
    expect([...targets(LEGAL, { kind: "piece", path: ["I8", "G10"] }).keys()]).toEqual([
      "E12",
      "G8",
    ]);
    expect(targets(LEGAL, { kind: "piece", path: ["I8", "J8"] }).size).toBe(0);
  });

  test("no legal move, no target", () => {
    expect(targets([], undefined).size).toBe(0);
  });
});

describe("choose", () => {
  test("a cell where a tile can go is played at once", () => {
    expect(pick(undefined, "H7")).toEqual({ play: "T@H7" });
  });

  test("a landing that nothing can follow is played, another is kept open", () => {
    const piece: Choice = { kind: "piece", path: ["I8"] };
    expect(pick(piece, "J8")).toEqual({ play: "I8-J8" });
    const landed = { kind: "piece", path: ["I8", "G10"] } as const;
    expect(pick(piece, "G10")).toEqual({ choice: landed });
    expect(pick(landed, "E12")).toEqual({ play: "I8-G10-E12" });
    // The piece once more: it stops there.
    expect(pick(landed, "G10")).toEqual({ play: "I8-G10" });
  });

  test("another piece of one's own is picked up instead, the same one put down", () => {
    const piece: Choice = { kind: "piece", path: ["I8"] };
    expect(pick(piece, "H9")).toEqual({ choice: { kind: "piece", path: ["H9"] } });
    expect(pick(piece, "I8")).toEqual({ choice: undefined });
    const reserve: Choice = { kind: "reserve", prefix: "D@" };
    expect(pick(reserve, "D@")).toEqual({ choice: undefined });
    expect(pick(reserve, "R@")).toEqual({ choice: { kind: "reserve", prefix: "R@" } });
  });

  test("whatever is not listed is asked about, as the move that it would be", () => {
    expect(pick(undefined, "A0")).toEqual({ why: "T@A0" });
    expect(pick(undefined, "H8")).toEqual({ why: "H8-H8" });
    expect(pick({ kind: "reserve", prefix: "R@" }, "J8")).toEqual({ why: "R@J8" });
    expect(pick({ kind: "piece", path: ["I8", "G10"] }, "A0")).toEqual({ why: "I8-G10-A0" });
    // A piece that can't move can be picked up all the same, to ask why.
    expect(pick(undefined, "K7")).toEqual({ choice: { kind: "piece", path: ["K7"] } });
  });
});

test("back takes one landing after the other away", () => {
  expect(back({ kind: "piece", path: ["I8", "G10"] })).toEqual({ kind: "piece", path: ["I8"] });
  expect(back({ kind: "piece", path: ["I8"] })).toBeUndefined();
  expect(back({ kind: "reserve", prefix: "T@" })).toBeUndefined();
});
