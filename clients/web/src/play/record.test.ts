import { fromJson } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { client } from "../service/client";
import { type GameRecord, NoRecord, read, written } from "./record";

const RECORD: GameRecord = {
  game: "limits",
  newGame: fromJson(client("limits").service.method.newGame.input, {
    options: { players: 3 },
    seed: "9007199254740993",
  } as never),
  plies: [
    { seat: 0, text: "C:R" },
    { seat: 2, text: "C:B" },
  ],
};

test("a record is read as it was written, large seeds included", () => {
  expect(read(written(RECORD, "1"))).toEqual(RECORD);
  expect(written(RECORD, "1")).toContain('"9007199254740993"');
});

test("what is no record is told", () => {
  const whole = JSON.parse(written(RECORD, "1")) as Record<string, unknown>;
  const wrong: [unknown, string][] = [
    ["no object", '"format"'],
    [{ ...whole, format: "another" }, '"format"'],
    [{ ...whole, game: "chess" }, "no game"],
    [{ ...whole, plies: 3 }, '"plies"'],
    [{ ...whole, plies: [{ seat: 0 }] }, "Ply 1"],
    [{ ...whole, newGame: { options: { players: "many" } } }, "beginning"],
  ];
  for (const [content, message] of wrong) {
    expect(() => read(JSON.stringify(content))).toThrow(NoRecord);
    expect(() => read(JSON.stringify(content))).toThrow(message);
  }
  expect(() => read("{")).toThrow("no JSON");
});
