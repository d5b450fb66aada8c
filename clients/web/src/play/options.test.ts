import { fromJson } from "@bufbuild/protobuf";
import type { GameName } from "@ludex/client";
import { describe, expect, test } from "vitest";
import { client } from "../service/client";
import { fieldsOf, isList, isSwitch, NoOption, optionOf } from "./options";

function field(game: GameName, name: string) {
  const found = fieldsOf(game).get(name);
  if (found === undefined) throw new Error(`no option ${name}`);
  return found;
}

const value = (game: GameName, name: string, text: string) => optionOf(field(game, name), text);

describe("options become the JSON of the contract", () => {
  test("choices, numbers, switches and texts", () => {
    expect(value("smallholder", "ruleset", "hull_setbacks")).toBe("RULESET_HULL_SETBACKS");
    expect(value("smallholder", "board", "hex5")).toBe("hex5");
    expect(value("limits", "players", "4")).toBe(4);
    expect(value("limes", "edge_only", "true")).toBe(true);
    expect(isSwitch(field("limes", "edge_only"))).toBe(true);
    expect(isList(field("limits", "deck"))).toBe(true);
  });

  test("what is left out has its default", () => {
    expect(value("limits", "players", "  ")).toBeUndefined();
    expect(value("limits", "deck", "")).toBeUndefined();
  });

  test("decks in notation, and as the files that the project ships", () => {
    const cards = [
      { red: 6, yellow: 5, green: 7, purple: 0 },
      { yellow: 6, green: 1, blue: 4, purple: 0 },
    ];
    expect(value("limits", "deck", "657X0, X6140")).toEqual(cards);
    const file = {
      name: "mine",
      cards: [
        { red: 6, yellow: 5, green: 7, blue: null, purple: 0 },
        { red: null, yellow: 6, green: 1, blue: 4, purple: 0 },
      ],
    };
    expect(value("limits", "deck", JSON.stringify(file))).toEqual(cards);
    expect(value("limits", "draw_pile", "RYG bp")).toEqual([
      "COLOUR_RED",
      "COLOUR_YELLOW",
      "COLOUR_GREEN",
      "COLOUR_BLUE",
      "COLOUR_PURPLE",
    ]);
  });

  test("tiles likewise", () => {
    const tile = {
      northWest: "TERRAIN_FIELD",
      northEast: "TERRAIN_FIELD",
      southEast: "TERRAIN_WATCHTOWER",
      southWest: "TERRAIN_LAKE",
      houseNorthEast: true,
    };
    expect(value("limes", "tiles", "FFTL/0100")).toEqual([tile]);
    const file = { tiles: [{ number: 1, quadrants: "FFTL", houses: "0100" }] };
    expect(value("limes", "tiles", JSON.stringify(file))).toEqual([tile]);
    expect(value("limes", "order", "3,1, 2")).toEqual([3, 1, 2]);
  });

  test("all of it is what the contract takes", () => {
    const options = {
      players: value("limes", "players", "3"),
      tiles: value("limes", "tiles", "FFTL/0100,WWFL/0000"),
    };
    const request = fromJson(client("limes").service.method.newGame.input, { options } as never);
    expect((request.options as unknown as { tiles: unknown[] }).tiles).toHaveLength(2);
  });

  test("what is no value is told", () => {
    const wrong: [GameName, string, string, string][] = [
      ["limits", "players", "many", "no whole number"],
      ["limits", "deck", "12345,9", "9 is no limit card"],
      ["limits", "deck", "{", "no JSON"],
      ["limits", "deck", "{}", 'neither "cards" nor "tiles"'],
      ["limits", "draw_pile", "RQ", "Q is none"],
      ["limes", "tiles", "FFTQ/0100", "is no tile"],
      ["smallholder", "ruleset", "chess", "no chess"],
    ];
    for (const [game, name, text, message] of wrong) {
      expect(() => value(game, name, text), text).toThrow(NoOption);
      expect(() => value(game, name, text), text).toThrow(message);
    }
  });
});
