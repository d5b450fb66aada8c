import { fromJson } from "@bufbuild/protobuf";
import { MoveSchema, StateSchema, ViewSchema } from "@ludex/client/limes";
import { describe, expect, test } from "vitest";
import { choicesOf, moveTo, placeAt, turnedOn } from "./choosing";
import cases from "./fixtures/positions.json";
import { at } from "./land";
import { counted } from "./roles";
import { shownOf } from "./shown";

describe.each(cases.map((each, index) => ({ ...each, index })))("position $index", (each) => {
  const state = fromJson(StateSchema, each.state);
  const view = fromJson(ViewSchema, each.view);
  const legal = each.legal.map((json) => {
    const move = fromJson(MoveSchema, json);
    return { text: move.text, move };
  });
  const shown = shownOf(view);
  const choices = choicesOf(legal);
  const seat = each.toAct[0];
  const board = seat === undefined ? undefined : shown.boards[seat];

  test("a state shows the same as its view", () => {
    expect(shownOf(state)).toEqual(shown);
  });

  test("every figure's score is the number of quadrants that count for it", () => {
    for (const [index, { board: laid, figureScores, score }] of view.boards.entries()) {
      const land = shown.boards[index]?.land;
      const found = laid?.figures.map(({ x, y }) => land && counted(land, at(x, y)).length);
      expect(found).toEqual(figureScores);
      expect(shown.boards[index]?.score).toBe(score);
    }
  });

  test("every legal move can be built, and nothing else", () => {
    const built = [
      ...[...choices.lays.values()].flatMap((turns) => [...turns.values()]),
      ...choices.places.values(),
      ...[...choices.moves.values()].flatMap((targets) => [...targets.values()]),
      ...(choices.decline === undefined ? [] : [choices.decline]),
    ];
    expect(built.sort()).toEqual(legal.map(({ text }) => text).sort());
  });

  test("every turn that is offered lays the tile on every cell that is offered", () => {
    for (const turns of choices.lays.values()) expect([...turns.keys()]).toEqual(choices.turns);
  });

  test("what is to do agrees with who acts", () => {
    const todo = shown.boards.flatMap((one, index) => (one.todo === "nothing" ? [] : [index]));
    expect(todo).toEqual(each.toAct);
    expect(shown.tile === undefined).toBe(each.toAct.length === 0);
  });

  const meant = "meant" in each ? each.meant : undefined;
  test.runIf(meant !== undefined)("every quadrant means what the server says it means", () => {
    if (board === undefined || meant === undefined) throw new Error("nobody acts");
    for (const [text, canonical] of Object.entries(meant)) {
      const [place = "", to] = text.slice(2).split(">");
      const found =
        to === undefined
          ? placeAt(choices, board.land, place)
          : moveTo(choices, board.land, place, to);
      expect([text, found ?? null]).toEqual([text, canonical]);
    }
  });
});

test("some quadrants mean a move that is listed by another quadrant", () => {
  const pairs = cases.flatMap((each) => ("meant" in each ? Object.entries(each.meant ?? {}) : []));
  expect(pairs.some(([text, canonical]) => canonical !== null && canonical !== text)).toBe(true);
  expect(pairs.some(([, canonical]) => canonical === null)).toBe(true);
});

test("turning goes around among the turns that there are", () => {
  const choices = { ...choicesOf([]), turns: [0, 1] };
  expect(turnedOn(choices, 0, 1)).toBe(1);
  expect(turnedOn(choices, 1, 1)).toBe(0);
  expect(turnedOn(choices, 0, -1)).toBe(1);
  expect(turnedOn(choices, 3, 1)).toBe(1);
  expect(turnedOn(choicesOf([]), 2, 1)).toBe(2);
});
