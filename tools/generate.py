"""Regenerates the Python code of the contract: `make proto`.

Writes `clients/python/src/ludex_proto`, which is never edited by hand. The packages of the protos
are called `ludex.…`, and so would be the generated modules, beside the server's own package of that
name; they are renamed to `ludex_proto.…`.

    python tools/generate.py                     write it
    python tools/generate.py --check             exit with 1 when it is not what would be written
    python tools/generate.py --googleapis-only   only fetch what buf needs
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from importlib.resources import files
from pathlib import Path

from grpc_tools import protoc

ROOT = Path(__file__).resolve().parent.parent
PROTOS = ROOT / "proto"
OUTPUT = ROOT / "clients" / "python" / "src" / "ludex_proto"
GOOGLEAPIS = ROOT / ".build" / "googleapis"

GOOGLE_PROTOS = (
    "google/api/annotations.proto",
    "google/api/http.proto",
    "google/rpc/error_details.proto",
    "google/rpc/status.proto",
)
"""What the contract imports beyond protobuf itself, and the details of its errors."""

IMPORT = re.compile(r"^(from|import) ludex\.", re.MULTILINE)
INIT = '"""The contract as Python messages, generated from `proto/`: never edited by hand."""\n'


def copy_googleapis() -> None:
    """Puts the imported Google protos where buf finds them, from the package that ships them."""
    shutil.rmtree(GOOGLEAPIS, ignore_errors=True)
    for name in GOOGLE_PROTOS:
        target = GOOGLEAPIS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        package = ".".join(Path(name).parent.parts)
        target.write_text(files(package).joinpath(Path(name).name).read_text())


def generate(output: Path) -> None:
    """Writes the generated package to `output`, replacing what is there."""
    copy_googleapis()
    protos = sorted(str(path.relative_to(PROTOS)) for path in PROTOS.rglob("*.proto"))
    bundled = files("grpc_tools").joinpath("_proto")
    with tempfile.TemporaryDirectory() as folder:
        code = protoc.main(
            [
                "protoc",
                f"-I{PROTOS}",
                f"-I{GOOGLEAPIS}",
                f"-I{bundled}",
                f"--python_out={folder}",
                f"--pyi_out={folder}",
                *protos,
            ]
        )
        if code != 0:
            sys.exit(code)
        shutil.rmtree(output, ignore_errors=True)
        shutil.copytree(Path(folder) / "ludex", output)
    for path in sorted(output.rglob("*.py*")):
        path.write_text(IMPORT.sub(r"\1 ludex_proto.", path.read_text()))
    for directory in [output, *(path for path in output.rglob("*") if path.is_dir())]:
        (directory / "__init__.py").write_text(INIT)
    (output / "py.typed").touch()


def check() -> None:
    """Exits with 1, naming the files, when the generated package is not up to date."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "ludex_proto"
        generate(fresh)
        stale = sorted(_differences(fresh, OUTPUT))
    if stale:
        sys.exit("stale, run `make proto`: " + ", ".join(stale))


def _differences(fresh: Path, committed: Path) -> set[str]:
    def contents(root: Path) -> dict[str, bytes]:
        return {
            str(path.relative_to(root)): path.read_bytes()
            for path in root.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }

    ours, theirs = contents(fresh), contents(committed)
    return {name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name)}


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--googleapis-only", action="store_true")
    arguments = parser.parse_args()
    if arguments.check:
        check()
    elif arguments.googleapis_only:
        copy_googleapis()
    else:
        generate(OUTPUT)


if __name__ == "__main__":
    main()
