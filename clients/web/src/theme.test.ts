import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("theme.css", import.meta.url), "utf8");

/** The colours of a rule, by name. */
function tokens(selector: string): Map<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );
}

/** The contrast of two colours, as WCAG has it. */
function contrast(a: string, b: string): number {
  const light = (colour: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const LIGHT = tokens("\n:root");
const SYSTEM_DARK = tokens('  :root:not([data-theme="light"])');
const CHOSEN_DARK = tokens(':root[data-theme="dark"]');
const DARK = new Map([...LIGHT, ...CHOSEN_DARK]);

test("dark is the same whether the system or the user wants it", () => {
  expect(SYSTEM_DARK.size).toBeGreaterThan(30);
  expect(CHOSEN_DARK).toEqual(SYSTEM_DARK);
});

for (const [name, theme] of [
  ["light", LIGHT],
  ["dark", DARK],
] as const) {
  const of = (token: string) => theme.get(token) ?? "";

  test(`${name}: text can be read on every ground`, () => {
    for (const ground of ["--paper", "--surface", "--raised", "--sunken", "--table"]) {
      expect(contrast(of("--ink"), of(ground)), ground).toBeGreaterThan(7);
      expect(contrast(of("--ink-soft"), of(ground)), ground).toBeGreaterThan(4.5);
    }
    expect(contrast(of("--accent-ink"), of("--accent"))).toBeGreaterThan(4.5);
    for (let seat = 0; seat < 6; seat += 1) {
      expect(contrast(of(`--seat-${seat}-ink`), of(`--seat-${seat}`)), `${seat}`).toBeGreaterThan(
        4.5,
      );
    }
  });

  test(`${name}: marks are seen on the table`, () => {
    for (const mark of ["--legal", "--chosen", "--refused", "--last", "--focus", "--line-strong"]) {
      expect(contrast(of(mark), of("--table")), mark).toBeGreaterThan(3);
    }
  });
}
