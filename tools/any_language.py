"""Generates code for languages without a client of their own: `make any-language`.

Every template of `clients/templates` is run, into `build/any-language/<language>`. A language whose
generator is not on this machine is named and passed over; with `--demand LANGUAGE` that is an
error.
`--try cpp` and `--try ruby` run the language's example, against a server that is started for it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "clients" / "templates"
OUTPUT = ROOT / "build" / "any-language"
GENERATOR = re.compile(r"^ *- local: (\S+)", re.MULTILINE)
BUILTIN = re.compile(r"^ *- protoc_builtin:", re.MULTILINE)
READY = re.compile(r'"address": ?"([^"]+)"')


def languages() -> dict[str, Path]:
    """The templates by their languages."""
    return {file.suffixes[-2][1:]: file for file in sorted(TEMPLATES.glob("buf.gen.*.yaml"))}


def missing(template: Path) -> list[str]:
    """The programs that a template needs and that are not there."""
    text = template.read_text()
    needed = GENERATOR.findall(text) + (["protoc"] if BUILTIN.search(text) else [])
    return [name for name in needed if shutil.which(name) is None]


def generate(template: Path, output: Path) -> int:
    """Generates a language's code; returns how many files that makes."""
    shutil.rmtree(output, ignore_errors=True)
    command = [os.environ.get("BUF", "buf"), "generate", "proto"]
    subprocess.run(
        [*command, "--template", str(template), "--output", str(output)], cwd=ROOT, check=True
    )
    return sum(1 for file in output.rglob("*") if file.is_file())


@contextmanager
def served() -> Iterator[str]:
    """A server, and its address."""
    ludex = Path(sys.executable).with_name("ludex")
    process = subprocess.Popen(
        [ludex, "serve", "hexaequo", "--port", "0"], stderr=subprocess.PIPE, text=True
    )
    try:
        for line in process.stderr or ():
            if found := READY.search(line):
                yield found[1]
                break
    finally:
        process.terminate()
        process.wait()


def built_cpp(generated: Path) -> list[str | Path]:
    """Builds the example: how to run it. Raises CalledProcessError."""
    program = generated / "first_move"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "grpc++", "protobuf"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    games = [file for file in generated.rglob("*.cc") if file.parts[-3] in {"hexaequo", "core"}]
    google = list((generated / "google").rglob("*.pb.cc"))
    sources = [TEMPLATES / "examples" / "first_move.cc", *games, *google]
    started = time.monotonic()
    subprocess.run(
        ["g++", "-std=c++17", "-O0", f"-I{generated}", *sources, *flags, "-o", program], check=True
    )
    print(f"cpp: built in {time.monotonic() - started:.0f} s")
    return [program]


def built_ruby(generated: Path) -> list[str | Path]:
    """How to run the example."""
    return ["ruby", "-I", generated, TEMPLATES / "examples" / "first_move.rb"]


EXAMPLES = {"cpp": built_cpp, "ruby": built_ruby}


def main() -> int:
    """Reads the command line; returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--demand", action="append", default=[], choices=languages())
    parser.add_argument("--try", dest="tried", action="append", default=[], choices=EXAMPLES)
    said = parser.parse_args()
    status = 0
    for name, template in languages().items():
        absent = missing(template)
        if absent:
            print(f"{name}: not generated, {', '.join(absent)} not found")
            status |= name in said.demand + said.tried
            continue
        print(f"{name}: {generate(template, OUTPUT / name)} files")
    if not status:
        for name in said.tried:
            command = EXAMPLES[name](OUTPUT / name)
            with served() as address:
                subprocess.run([*command, address], check=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
