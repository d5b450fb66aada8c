import { fromJson } from "@bufbuild/protobuf";
import { MoveSchema, StateSchema, ViewSchema } from "@ludex/client/smallholder";
import { describe, expect, test } from "vitest";
import cases from "./fixtures/positions.json";
import { hexBoard } from "./hexes";
import { heldBySeat, holdings } from "./holdings";
import { stateOf, stonesOf } from "./shown";

describe.each(cases.map((each, index) => ({ ...each, index })))("position $index", (each) => {
  const state = fromJson(StateSchema, each.state);
  const board = hexBoard(state.board);
  if (board === undefined) throw new Error(state.board);

  test("holdings are those of the rules", () => {
    const found = [state.blackStones, state.whiteStones].map((stones) =>
      [...holdings(board, state.ruleset, stones)].sort(),
    );
    expect(found).toEqual(each.held);
  });

  test("what is shown as held is empty or the other's", () => {
    const stones = stonesOf(state);
    heldBySeat(board, state).forEach((held, seat) => {
      for (const name of held) expect(stones.get(name)).not.toBe(seat);
    });
  });

  test("every legal move is a cell of the board without a stone", () => {
    const stones = stonesOf(state);
    for (const json of each.legal) {
      const { text } = fromJson(MoveSchema, json);
      expect(board.byName.has(text)).toBe(true);
      expect(stones.has(text)).toBe(false);
    }
  });

  test("a view shows the same as its state", () => {
    expect(stateOf(fromJson(ViewSchema, each.view))).toEqual(state);
  });
});

test("some positions have holdings at all", () => {
  expect(cases.some(({ held }) => held.every((names) => names.length > 0))).toBe(true);
});

test.each([
  ["hex2", 7],
  ["hex4", 37],
  ["hex10", 271],
  ["hex232323", 12],
  ["hex343434", 27],
  ["hex101110111011", 300],
])("%s has %d cells", (name, count) => {
  expect(hexBoard(name)?.cells.length).toBe(count);
});

test.each(["", "hex1", "hex11", "hex353535", "square"])("no board is called %j", (name) => {
  expect(hexBoard(name)).toBeUndefined();
});
