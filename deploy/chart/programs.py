"""Programs written in Go that the project's checks run, built once into `.build/bin`.

    python -m deploy.chart.programs helm version

It takes Go and its module proxy.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

BIN = Path(__file__).parents[2] / ".build" / "bin"
BUILD_SECONDS = 1200


class NotBuiltError(Exception):
    """A program can't be built. The text says why."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program, the Go package that it is built from, and the version."""

    name: str
    package: str
    version: str

    @property
    def path(self) -> Path:
        """Where it is when it has been built."""
        return BIN / f"{self.name}-{self.version}"

    def built(self) -> Path:
        """Where it is, built now if need be. Raises NotBuiltError."""
        if self.path.exists():
            return self.path
        if shutil.which("go") is None:
            raise NotBuiltError(f"{self.name} is built with Go, which is missing")
        BIN.mkdir(parents=True, exist_ok=True)
        with (BIN / f"{self.name}.lock").open("w") as lock:
            # Tests that run at the same time wait for the first of them.
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not self.path.exists():
                self._build()
        return self.path

    def _build(self) -> None:
        print(f"Building {self.name} {self.version} …", file=sys.stderr, flush=True)
        done = subprocess.run(
            ["go", "install", f"{self.package}@{self.version}"],
            # Not in a folder with a go.mod of its own.
            cwd=BIN,
            env={**os.environ, "GOBIN": str(BIN), "GOFLAGS": "-buildvcs=false"},
            capture_output=True,
            timeout=BUILD_SECONDS,
            check=False,
        )
        if done.returncode:
            raise NotBuiltError(f"{self.name} can't be built: {done.stderr.decode()[-1000:]}")
        (BIN / self.name).replace(self.path)


PROGRAMS = {
    program.name: program
    for program in (
        Program("helm", "helm.sh/helm/v3/cmd/helm", "v3.22.0"),
        Program("vegeta", "github.com/tsenart/vegeta/v12", "v12.13.0"),
    )
}


def main() -> None:
    """Runs a program with its arguments; builds it only, without any."""
    if len(sys.argv) < 2 or sys.argv[1] not in PROGRAMS:
        sys.exit(f"Name one of {', '.join(PROGRAMS)}.")
    try:
        program = PROGRAMS[sys.argv[1]].built()
    except NotBuiltError as error:
        sys.exit(f"{error}.")
    if arguments := sys.argv[2:]:
        sys.exit(subprocess.run([program, *arguments], check=False).returncode)
    print(program)


if __name__ == "__main__":
    main()
