/** Answers in the forms that clients print them in, made alike so that they can be compared. */

import { type DescMessage, fromJson, type JsonValue } from "@bufbuild/protobuf";
import { type ReflectMessage, reflect } from "@bufbuild/protobuf/reflect";

/** What is drawn anew each time that a sealed game is asked for. */
const FRESH = ["sealedState", "seatTokens"];
const FRESH_PRINTED = /\b(?:sealed_state|seat_tokens): (?:\[[^\]]*\]|"(?:\\.|[^"\\])*")/g;

/**
 * Without what has its default value (curl's answers name it, the others' do not), and with names as
 * JSON has them (grpcurl's answers have the contract's).
 */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) =>
      [key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), bare(inner)] as const,
  );
  return Object.fromEntries(
    entries.filter(
      ([key, inner]) =>
        key !== "@type" &&
        !FRESH.includes(key) &&
        inner !== 0 &&
        inner !== "0" &&
        inner !== false &&
        inner !== "" &&
        !(Array.isArray(inner) && inner.length === 0) &&
        !(typeof inner === "string" && inner.endsWith("_UNSPECIFIED")),
    ),
  );
}

/** Every number but 0 and every text in an answer given as JSON, sorted. */
export function scalarsOf(desc: DescMessage, json: JsonValue): string[] {
  const found: string[] = [];
  collect(reflect(desc, fromJson(desc, json)), found);
  return found.filter(telling).sort();
}

function collect(message: ReflectMessage, found: string[]) {
  const take = (value: unknown) => {
    if (typeof value === "string") found.push(JSON.stringify(value));
    else if (typeof value === "number" || typeof value === "bigint") found.push(String(value));
  };
  for (const field of message.fields) {
    if (!message.isSet(field) || FRESH.includes(field.localName)) continue;
    const value: unknown = message.get(field);
    if (field.fieldKind === "message") collect(value as ReflectMessage, found);
    else if (field.fieldKind === "scalar") take(value);
    else if (field.fieldKind === "list") {
      for (const item of value as Iterable<unknown>) {
        if (field.listKind === "message") collect(item as ReflectMessage, found);
        else if (field.listKind === "scalar") take(item);
      }
    }
  }
}

/** The same of an answer as Rust and Java print one: names, colons and texts between quotes. */
export function scalarsPrinted(text: string): string[] {
  const tokens = text
    .replaceAll(FRESH_PRINTED, "")
    .matchAll(/"((?:\\.|[^"\\])*)"|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g);
  return Array.from(tokens, ([token, quoted]) =>
    quoted === undefined ? token : JSON.stringify(unquoted(quoted)),
  )
    .filter(telling)
    .sort();
}

function telling(scalar: string): boolean {
  return scalar !== '""' && Number(scalar) !== 0;
}

/** Java writes what is no ASCII as the octal numbers of its bytes. */
function unquoted(text: string): string {
  const PLAIN: Record<string, string> = { n: "\n", t: "\t", r: "\r" };
  return text
    .replace(/(?:\\[0-7]{3})+/g, (bytes) =>
      Buffer.from(
        bytes
          .slice(1)
          .split("\\")
          .map((octal) => Number.parseInt(octal, 8)),
      ).toString(),
    )
    .replace(/\\(.)/g, (_, char: string) => PLAIN[char] ?? char);
}
