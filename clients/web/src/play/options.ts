/** The options of a new game as a form has them: texts, turned into the JSON of the game's Options. */

import type { DescEnum, DescField, JsonValue } from "@bufbuild/protobuf";
import type { GameName } from "@ludex/client";
import { client } from "../service/client";

/** Thrown for a text that is no value of its option; the message says why. */
export class NoOption extends Error {}

/** The fields of a game's Options, by the name that DescribeGame uses. */
export function fieldsOf(game: GameName): ReadonlyMap<string, DescField> {
  const { message } = client(game).service.method.newGame.input.field.options as DescField & {
    message: { fields: readonly DescField[] };
  };
  return new Map(message.fields.map((field) => [field.name, field]));
}

/** Whether the option is a set or an order, which is written out or brought as a file. */
export function isList(field: DescField): boolean {
  return field.fieldKind === "list";
}

/** Whether the option is a yes or a no. */
export function isSwitch(field: DescField): boolean {
  return field.fieldKind === "scalar" && field.scalar === 8; // bool
}

/** The JSON of an option. Undefined for an empty text: then the default holds. Throws NoOption. */
export function optionOf(field: DescField, text: string): JsonValue | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  if (field.fieldKind === "enum") return enumName(field.enum, trimmed);
  if (isSwitch(field)) return trimmed === "true";
  if (field.fieldKind === "scalar") {
    return field.scalar === 9 ? trimmed : numberIn(trimmed); // string
  }
  if (field.fieldKind !== "list") throw new NoOption(`${field.name} can't be set here.`);
  if (field.listKind === "enum") return letters(field.enum, trimmed);
  if (field.listKind === "scalar") return pieces(trimmed).map(numberIn);
  const items =
    trimmed.startsWith("[") || trimmed.startsWith("{") ? fromFile(trimmed) : pieces(trimmed);
  const item = ITEMS[field.listKind === "message" ? field.message.name : ""];
  if (item === undefined) throw new NoOption(`${field.name} can't be set here.`);
  return items.map(item);
}

/** A set may be a file of the form that the project ships (docs/decks.md), or a bare list. */
function fromFile(text: string): JsonValue[] {
  let content: JsonValue;
  try {
    content = JSON.parse(text) as JsonValue;
  } catch {
    throw new NoOption("The file is no JSON.");
  }
  if (Array.isArray(content)) return content;
  const whole = content as { cards?: JsonValue[]; tiles?: JsonValue[] };
  const items = whole.cards ?? whole.tiles;
  if (!Array.isArray(items)) throw new NoOption('The file has neither "cards" nor "tiles".');
  return items;
}

const COLOURS = ["red", "yellow", "green", "blue", "purple"] as const;
const TERRAINS: Record<string, string> = {
  W: "TERRAIN_WOODS",
  F: "TERRAIN_FIELD",
  L: "TERRAIN_LAKE",
  T: "TERRAIN_WATCHTOWER",
};
const CORNERS = ["northWest", "northEast", "southEast", "southWest"] as const;

const ITEMS: Record<string, (item: JsonValue) => JsonValue> = {
  /** `657X0`, or an object of limits in which null is unlimited. */
  LimitCard(item) {
    if (typeof item === "string") {
      if (!/^[0-9X]{5}$/i.test(item)) {
        throw new NoOption(`${item} is no limit card: five characters, each a digit or X.`);
      }
      const limits = [...item.toUpperCase()].map(
        (limit, index) => [COLOURS[index], limit] as const,
      );
      return Object.fromEntries(
        limits.flatMap(([colour, limit]) => (limit === "X" ? [] : [[colour, Number(limit)]])),
      );
    }
    return Object.fromEntries(Object.entries(item as object).filter(([, limit]) => limit !== null));
  },
  /** `FFTL/0100`, or an object with quadrants and houses, or the message itself. */
  Tile(item) {
    if (typeof item === "object" && item !== null && !("quadrants" in item)) return item;
    const { quadrants, houses } =
      typeof item === "string"
        ? { quadrants: item.split("/")[0] ?? "", houses: item.split("/")[1] ?? "" }
        : (item as { quadrants: string; houses: string });
    if (!/^[WFLT]{4}$/.test(quadrants) || !/^[01]{4}$/.test(houses)) {
      throw new NoOption(
        `${quadrants}/${houses} is no tile: four of W F L T, a slash, and four of 0 1.`,
      );
    }
    const tile: Record<string, JsonValue> = {};
    CORNERS.forEach((corner, index) => {
      tile[corner] = TERRAINS[quadrants[index] ?? ""] as string;
      const house = `house${corner[0]?.toUpperCase()}${corner.slice(1)}`;
      if (houses[index] === "1") tile[house] = true;
    });
    return tile;
  },
};

function enumName(type: DescEnum, choice: string): string {
  const found = type.values.find(({ name }) => name.endsWith(`_${choice.toUpperCase()}`));
  if (found === undefined) throw new NoOption(`There is no ${choice}.`);
  return found.name;
}

/** `RYGBP`: each value by its first letter. */
function letters(type: DescEnum, text: string): string[] {
  return [...text.replace(/[\s,]/g, "").toUpperCase()].map((letter) => {
    const found = type.values.find(
      ({ number, localName }) => number > 0 && localName[0] === letter,
    );
    if (found === undefined) throw new NoOption(`${letter} is none of the letters.`);
    return found.name;
  });
}

function numberIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new NoOption(`${text} is no whole number.`);
  return Number(text);
}

function pieces(text: string): string[] {
  return text.split(/[\s,;]+/).filter((piece) => piece !== "");
}
