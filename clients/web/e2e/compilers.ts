/**
 * Programs in Go, Java and Rust, built against the project's own clients. All of one language are
 * built at once, for most of the time goes into the client that they share.
 */

import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { ROOT } from "./paths";

const execute = promisify(execFile);
const CLIENTS = `${ROOT}/clients`;
/** Playwright empties this folder before each run. */
const SCRATCH = `${CLIENTS}/web/e2e-results`;
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Runs the program with this index; resolves to what it prints. */
export type Run = (index: number) => Promise<string>;

/** Builds the programs, each a whole source file. */
export type Compiler = (texts: readonly string[]) => Promise<Run>;

export const COMPILERS: Readonly<Record<"go" | "java" | "rust", Compiler>> = {
  async go(texts) {
    const folder = `${SCRATCH}/go`;
    await write(
      `${folder}/go.mod`,
      `module copied

go 1.26.0

require ludex.dev/go v0.0.0

replace ludex.dev/go => ${CLIENTS}/go
`,
    );
    await copyFile(`${CLIENTS}/go/go.sum`, `${folder}/go.sum`);
    await each(texts, (text, name) => write(`${folder}/${name}/main.go`, text));
    await mkdir(`${folder}/bin`, { recursive: true });
    await run("go", ["build", "-mod=mod", "-o", "bin/", "./..."], folder);
    return (index) => run(`${folder}/bin/${nameOf(index)}`, []);
  },

  async java(texts) {
    const folder = `${SCRATCH}/java`;
    await mkdir(folder, { recursive: true });
    const dependencies = `${folder}/dependencies`;
    await run("mvn", [
      ...["-q", "-B", "-f", `${CLIENTS}/java`, "-pl", "client", "-am", "-DskipTests"],
      ...["package", "dependency:build-classpath"],
      ...["-Dmdep.includeScope=runtime", `-Dmdep.outputFile=${dependencies}`],
    ]);
    const classes = `${folder}/classes`;
    const path = [
      classes,
      `${CLIENTS}/java/client/target/classes`,
      (await readFile(dependencies, "utf8")).trim(),
    ].join(":");
    // All are called `Call`: a package of its own keeps them apart.
    const files = await each(texts, async (text, name) => {
      const file = `${folder}/${name}/Call.java`;
      await write(file, `package ${name};\n${text}`);
      return file;
    });
    await run("javac", ["-cp", path, "-d", classes, ...files]);
    return (index) => run("java", ["-cp", path, `${nameOf(index)}.Call`]);
  },

  async rust(texts) {
    const folder = `${SCRATCH}/rust`;
    // The client's own lock file and profile, so that what it has built is used again.
    await write(
      `${folder}/Cargo.toml`,
      `[package]
name = "copied"
version = "0.0.0"
edition = "2024"

[dependencies]
ludex-client = { path = "${CLIENTS}/rust" }
tokio = { version = "1", features = ["macros", "rt-multi-thread"] }

[profile.dev]
debug = "line-tables-only"

[profile.dev.package."*"]
debug = false

[workspace]
`,
    );
    await copyFile(`${CLIENTS}/rust/Cargo.lock`, `${folder}/Cargo.lock`);
    await each(texts, (text, name) => write(`${folder}/src/bin/${name}.rs`, text));
    const target = process.env["CARGO_TARGET_DIR"] ?? `${CLIENTS}/rust/target`;
    await run("cargo", ["build", "--quiet", "--jobs", "2", "--target-dir", target], folder);
    return (index) => run(`${target}/debug/${nameOf(index)}`, []);
  },
};

function nameOf(index: number): string {
  return `copied${index}`;
}

function each<T>(
  texts: readonly string[],
  act: (text: string, name: string) => Promise<T>,
): Promise<T[]> {
  return Promise.all(texts.map((text, index) => act(text, nameOf(index))));
}

async function write(file: string, text: string) {
  await mkdir(file.slice(0, file.lastIndexOf("/")), { recursive: true });
  await writeFile(file, text);
}

/** What a command prints. Rejects with a sentence when it is not there, or with what it complains of. */
async function run(command: string, args: readonly string[], cwd = SCRATCH): Promise<string> {
  try {
    return (await execute(command, args, { cwd, maxBuffer: MOST_OUTPUT })).stdout;
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    if (code === "ENOENT")
      throw new Error(
        `There is no ${command} here. The panel's calls in Go, Java and Rust are tested by building them: install Go, a JDK with Maven, and Rust.`,
      );
    throw new Error(`${command} failed:\n${stdout}\n${stderr}`);
  }
}
