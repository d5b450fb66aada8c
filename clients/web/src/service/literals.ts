/** Messages written as Rust and Java write them, for languages whose clients read no JSON. */

import type { DescEnum, DescField, DescMessage, DescOneof, Message } from "@bufbuild/protobuf";
import { ScalarType } from "@bufbuild/protobuf";
import { type ReflectMessage, reflect } from "@bufbuild/protobuf/reflect";
import { toText } from "../links/link";

/**
 * How many items of a list are written as one piece. What a compiler needs for a piece grows faster
 * than its length: javac runs out of stack, rustc of memory.
 */
const PIECE = 64;

/** The message as a literal of Rust, and the modules that it takes. */
export function rustOf(desc: DescMessage, message: Message): { text: string; modules: string[] } {
  const modules = new Set<string>();
  const text = rustMessage(reflect(desc, message), modules);
  return { text, modules: [...modules].sort() };
}

function rustMessage(message: ReflectMessage, modules: Set<string>): string {
  const { desc } = message;
  const name = rustPath(desc, modules);
  const lines: string[] = [];
  for (const member of message.members) {
    if (member.kind === "oneof") {
      const field = message.oneofCase(member);
      if (field === undefined) continue;
      const variant = `${rustOneof(desc, member, modules)}::${pascal(field.name)}`;
      lines.push(
        `${rustName(member.name)}: Some(${variant}(${rustValue(message, field, modules)})),`,
      );
    } else if (message.isSet(member)) {
      lines.push(`${rustName(member.name)}: ${rustSet(message, member, modules)},`);
    }
  }
  if (lines.length === 0) return `${name}::default()`;
  if (lines.length < message.members.length) lines.push("..Default::default()");
  return `${name} {\n${nested(lines, "    ")}\n}`;
}

function rustSet(message: ReflectMessage, field: DescField, modules: Set<string>): string {
  const value = rustValue(message, field, modules);
  const optional =
    field.fieldKind === "message" ||
    (field.presence === 1 && field.fieldKind !== "list" && field.proto.proto3Optional);
  return optional ? `Some(${value})` : value;
}

function rustValue(message: ReflectMessage, field: DescField, modules: Set<string>): string {
  const value: unknown = message.get(field);
  if (field.fieldKind === "list") {
    const items = Array.from(value as Iterable<unknown>, (item) =>
      field.listKind === "message"
        ? rustMessage(item as ReflectMessage, modules)
        : field.listKind === "enum"
          ? rustEnum(field.enum, item as number, modules)
          : rustScalar(field.scalar, item),
    );
    const written = pieces(items).map((piece) => `vec![\n${listed(piece)}\n]`);
    const [only = "vec![]"] = written;
    if (written.length < 2) return only;
    // Each piece in a function of its own.
    return `[\n${listed(written.map((piece) => `(|| ${piece})()`))}\n]\n.concat()`;
  }
  if (field.fieldKind === "message") return rustMessage(value as ReflectMessage, modules);
  if (field.fieldKind === "enum") return rustEnum(field.enum, value as number, modules);
  if (field.fieldKind === "scalar") return rustScalar(field.scalar, value);
  throw new Error(`${field.name} can't be written`);
}

function rustScalar(type: ScalarType, value: unknown): string {
  if (type === ScalarType.STRING) return `"${quoted(value as string, "rust")}".into()`;
  if (type === ScalarType.BYTES) {
    const bytes = Array.from(
      value as Uint8Array,
      (byte) => `\\x${byte.toString(16).padStart(2, "0")}`,
    );
    return `b"${bytes.join("")}".to_vec()`;
  }
  return String(value);
}

function rustEnum(desc: DescEnum, number: number, modules: Set<string>): string {
  return `${rustPath(desc, modules)}::${pascal(valueName(desc, number))} as i32`;
}

function rustPath(desc: DescMessage | DescEnum, modules: Set<string>): string {
  const module = packageOf(desc);
  const name = module === "core" ? "common" : module;
  modules.add(name);
  return `${name}::${desc.name}`;
}

function rustOneof(desc: DescMessage, oneof: DescOneof, modules: Set<string>): string {
  const [module = ""] = rustPath(desc, modules).split("::");
  return `${module}::${snake(desc.name)}::${pascal(oneof.name)}`;
}

function rustName(name: string): string {
  return name === "move" || name === "type" ? `r#${name}` : name;
}

/** The message as a chain of builders of Java, and the classes to import that aren't the game's. */
export function javaOf(desc: DescMessage, message: Message): { text: string; imports: string[] } {
  const imports = new Set<string>();
  const text = javaMessage(reflect(desc, message), imports);
  return { text, imports: [...imports] };
}

function javaMessage(message: ReflectMessage, imports: Set<string>): string {
  const lines: string[] = [];
  for (const field of message.fields) {
    if (!message.isSet(field)) continue;
    const value: unknown = message.get(field);
    const name = pascal(field.name);
    if (field.fieldKind === "list") {
      const items = Array.from(value as Iterable<unknown>, (item) =>
        field.listKind === "message"
          ? javaMessage(item as ReflectMessage, imports)
          : field.listKind === "enum"
            ? javaEnum(field.enum, item as number)
            : javaScalar(field.scalar, item, imports),
      );
      if (items.length > PIECE) lines.push(`.addAll${name}(${javaPieces(field, items, imports)})`);
      else lines.push(...items.map((item) => `.add${name}(${item})`));
    } else if (field.fieldKind === "message") {
      lines.push(`.set${name}(${javaMessage(value as ReflectMessage, imports)})`);
    } else if (field.fieldKind === "enum") {
      lines.push(`.set${name}(${javaEnum(field.enum, value as number)})`);
    } else if (field.fieldKind === "scalar") {
      lines.push(`.set${name}(${javaScalar(field.scalar, value, imports)})`);
    }
  }
  const builder = `${javaName(message.desc)}.newBuilder()`;
  if (lines.length === 0) return `${builder}.build()`;
  return `${builder}\n${nested([...lines, ".build()"], "    ")}`;
}

/** A list in pieces, each in a function of its own. */
function javaPieces(
  field: DescField & { fieldKind: "list" },
  items: readonly string[],
  imports: Set<string>,
): string {
  imports.add("java.util.List").add("java.util.function.Supplier").add("java.util.stream.Stream");
  const type =
    field.listKind === "message"
      ? javaName(field.message)
      : field.listKind === "enum"
        ? javaName(field.enum)
        : javaBoxed(field.scalar);
  const written = pieces(items).map((piece) => `() -> List.of(\n${listed(piece, "")}\n)`);
  return `Stream.<Supplier<List<${type}>>>of(\n${listed(written, "")}\n).flatMap(piece -> piece.get().stream()).toList()`;
}

function javaBoxed(type: ScalarType): string {
  switch (type) {
    case ScalarType.STRING:
      return "String";
    case ScalarType.BYTES:
      return "ByteString";
    case ScalarType.BOOL:
      return "Boolean";
    case ScalarType.UINT64:
    case ScalarType.FIXED64:
    case ScalarType.INT64:
    case ScalarType.SINT64:
    case ScalarType.SFIXED64:
      return "Long";
    default:
      return "Integer";
  }
}

function javaScalar(type: ScalarType, value: unknown, imports: Set<string>): string {
  switch (type) {
    case ScalarType.STRING:
      return `"${quoted(value as string, "java")}"`;
    case ScalarType.BYTES:
      imports.add("com.google.protobuf.ByteString").add("java.util.Base64");
      return `ByteString.copyFrom(Base64.getUrlDecoder().decode("${toText(value as Uint8Array)}"))`;
    case ScalarType.UINT64:
    case ScalarType.FIXED64:
    case ScalarType.INT64:
    case ScalarType.SINT64:
    case ScalarType.SFIXED64:
      // Java's numbers have signs: the upper half of what is unsigned is written as negative.
      return `${BigInt.asIntN(64, BigInt(value as bigint))}L`;
    default:
      return String(value);
  }
}

function javaEnum(desc: DescEnum, number: number): string {
  return `${javaName(desc)}.${desc.value[number]?.name ?? "UNRECOGNIZED"}`;
}

function javaName(desc: DescMessage | DescEnum): string {
  return packageOf(desc) === "core" ? `dev.ludex.core.v1.${desc.name}` : desc.name;
}

/** `hexaequo` of `ludex.hexaequo.v1`. */
function packageOf(desc: DescMessage | DescEnum): string {
  return desc.file.proto.package.split(".")[1] ?? "";
}

/** `BLACK` of `COLOUR_BLACK`. */
function valueName(desc: DescEnum, number: number): string {
  const name = desc.value[number]?.name ?? "";
  const prefix = `${snake(desc.name).toUpperCase()}_`;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

function pascal(name: string): string {
  return name
    .split("_")
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase())
    .join("");
}

function snake(name: string): string {
  return name.replace(/(?<!^)([A-Z])/g, "_$1").toLowerCase();
}

/** A text between quotes. Anything but plain ASCII is written by its number. */
function quoted(text: string, language: "rust" | "java"): string {
  return Array.from(text, (char) => {
    if (char === '"' || char === "\\") return `\\${char}`;
    const code = char.codePointAt(0) ?? 0;
    if (code >= 32 && code < 127) return char;
    if (language === "rust") return `\\u{${code.toString(16)}}`;
    return Array.from(
      { length: char.length },
      (_, unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, "0")}`,
    ).join("");
  }).join("");
}

function pieces(items: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(items.length / PIECE) }, (_, index) =>
    items.slice(index * PIECE, (index + 1) * PIECE),
  );
}

/** Items with commas between them, and with `end` after the last. */
function listed(items: readonly string[], end = ","): string {
  return nested(
    items.map((item, index) => `${item}${index < items.length - 1 ? "," : end}`),
    "    ",
  );
}

function nested(lines: readonly string[], by: string): string {
  return lines.map((line) => `${by}${line.replaceAll("\n", `\n${by}`)}`).join("\n");
}
