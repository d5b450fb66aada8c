import { fromJson, type JsonValue } from "@bufbuild/protobuf";
import type { GameName } from "@ludex/client";
import { expect, test } from "vitest";
import { client } from "./client";
import { snippets } from "./snippets";

function written(game: GameName, call: "checkMove" | "newGame", json: JsonValue, origin: string) {
  const method = client(game).service.method[call];
  const all = snippets(method, fromJson(method.input, json), origin);
  return Object.fromEntries(all.map(({ name, text }) => [name, text]));
}

const HERE = "http://localhost:8080";

test("every language is there, and addresses the same port", () => {
  const texts = written("limits", "newGame", { options: { players: 3 } }, HERE);
  expect(Object.keys(texts)).toEqual([
    "curl",
    "grpcurl",
    "python",
    "typescript",
    "go",
    "java",
    "rust",
  ]);
  for (const text of Object.values(texts)) expect(text).toContain("localhost:8080");
});

test("with TLS the port is the usual one", () => {
  const texts = written("limits", "newGame", {}, "https://ludex.example.org");
  expect(texts["curl"]).toContain("https://ludex.example.org/v1/limits:newGame");
  expect(texts["grpcurl"]).toContain(" ludex.example.org:443 ");
  expect(texts["grpcurl"]).not.toContain("-plaintext");
  expect(texts["python"]).toContain('Client("ludex.example.org:443", tls=True)');
});

test("a text that would end a quotation does not", () => {
  const sly = `it's "\\ \`fine`;
  const texts = written("smallholder", "newGame", { options: { board: sly } }, HERE);
  expect(texts["curl"]).toContain("it'\\''s");
  // What ends a raw text of Go stands in JSON by its number.
  const [, raw = ""] = (texts["go"] ?? "").split("`");
  expect(JSON.parse(raw)).toEqual({ options: { board: sly } });
  expect(texts["rust"]).toContain(`"it's \\"\\\\ \`fine".into()`);
  expect(texts["java"]).toContain(`.setBoard("it's \\"\\\\ \`fine")`);
});

test("a long list is written in pieces that compilers can take", () => {
  const tiles = Array.from({ length: 130 }, (_, q) => ({ q, r: 1, colour: "COLOUR_WHITE" }));
  const { rust = "", java = "" } = written("hexaequo", "checkMove", { state: { tiles } }, HERE);
  expect(rust.match(/\(\|\| vec!\[/g)).toHaveLength(3);
  expect(java.match(/\(\) -> List\.of\(/g)).toHaveLength(3);
  expect(java).toContain(".addAllTiles(Stream.<Supplier<List<Tile>>>of(");
  expect(java).toContain("import java.util.function.Supplier;\n");
  for (const text of [rust, java]) expect(text.match(/\b129\b/g)).toHaveLength(1);
});

test("messages in Rust and Java: variants, enums, lists, large numbers, absent fields", () => {
  const json = {
    state: {
      tiles: [{ q: -1, r: 1, colour: "COLOUR_WHITE", piece: "PIECE_WHITE_DISK" }],
      earlierPositions: ["18446744073709551615"],
    },
    viewer: { seat: 1 },
    move: { text: "T@H8", layTile: { cell: { q: -1 } } },
  };
  const { rust = "", java = "" } = written("hexaequo", "checkMove", json, HERE);
  expect(rust).toContain("use ludex_client::{Ludex, common, hexaequo};");
  expect(rust).toContain(
    "position: Some(hexaequo::check_move_request::Position::State(hexaequo::State {",
  );
  expect(rust).toContain("colour: hexaequo::Colour::White as i32,");
  expect(rust).toContain("piece: Some(hexaequo::Piece::WhiteDisk as i32),");
  expect(rust).toContain("18446744073709551615,");
  expect(rust).toContain("r#move: Some(hexaequo::Move {");
  expect(rust).toContain("kind: Some(common::viewer::Kind::Seat(1)),");
  expect(java).toContain(".setColour(Colour.COLOUR_WHITE)");
  expect(java).toContain(".addEarlierPositions(-1L)");
  expect(java).toContain(".setViewer(dev.ludex.core.v1.Viewer.newBuilder()");
  expect(java).toContain(".setLayTile(LayTile.newBuilder()");
});
