"""Compiles what is called most, where there is a compiler; everything else is in pyproject.toml.

The modules under `[tool.ludex] compiled` are ordinary Python and run as they are; compiled with
mypyc they run faster. LUDEX_COMPILE=0 leaves them as they are. Where no compiler is found the
package installs all the same, and `ludex describe` says that its kernels are interpreted.
"""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent

# Installed packages are not looked at: what is compiled must not depend on which there are.
FLAGS = (
    "--no-site-packages",
    "--ignore-missing-imports",
    "--allow-subclassing-any",
    "--no-warn-return-any",
)


def kernels() -> list[Extension]:
    """The extension modules to build."""
    if os.environ.get("LUDEX_COMPILE", "1") == "0":
        return []
    from mypyc.build import mypycify

    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["ludex"]["compiled"]
    os.environ.setdefault("MYPYPATH", "services")
    paths = sorted(
        str(path.relative_to(ROOT)) for pattern in patterns for path in ROOT.glob(pattern)
    )
    extensions: list[Extension] = mypycify([*FLAGS, *paths], opt_level="3", debug_level="0")
    for extension in extensions:
        extension.optional = True
    return extensions


os.chdir(ROOT)
setup(ext_modules=kernels())
