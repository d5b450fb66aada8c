"""A stand-in for the base image where no image registry can be reached.

It is the same Debian, from the mirror that apt uses here, with what makes it an image for this
machine: the machine's own certificate authorities and its package index for pip. It is for trying
the Dockerfile out, and not to be published. Takes root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from deploy.image.engine import Engine, install

SUITE = "trixie"
NAME = f"localhost/debian-stand-in:{SUITE}-slim"
AUTHORITIES = Path("usr/local/share/ca-certificates")
LEFT_OUT = ("doc", "groff", "info", "linda", "lintian", "locale", "man")
"""Folders under /usr/share that slim images leave empty."""


def base_image(engine: Engine, wanted: str) -> str:
    """The name of the wanted image when it can be had, or else of its stand-in, made if need be."""
    if engine.has(wanted) or engine.pull(wanted):
        return wanted
    if not engine.has(NAME):
        print(f"{wanted} can't be pulled; a stand-in is made …", file=sys.stderr)
        make(engine)
    return NAME


def make(engine: Engine) -> None:
    """Makes the stand-in. Raises EngineError, or CalledProcessError."""
    install("debootstrap", unless="debootstrap")
    with tempfile.TemporaryDirectory(prefix="ludex-base-") as folder:
        root = Path(folder) / "root"
        _run(
            *("debootstrap", "--variant=minbase", "--include=ca-certificates"),
            *(SUITE, str(root), _mirror()),
        )
        _slim(root)
        _trust(root)
        tar = Path(folder) / "base.tar"
        _run(
            "tar", "--create", "--numeric-owner", "--file", str(tar), "--directory", str(root), "."
        )
        engine("import", "--change", 'CMD ["bash"]', str(tar), NAME)


def _mirror() -> str:
    """Where apt gets Debian's packages from on this machine."""
    listed = subprocess.run(
        [
            *("apt-get", "indextargets", "--format", "$(REPO_URI)"),
            *("Label: Debian", "Component: main", "Created-By: Packages"),
        ],
        stdout=subprocess.PIPE,
        check=True,
    )
    return listed.stdout.decode().split()[0]


def _slim(root: Path) -> None:
    """Leaves out what slim images leave out, now and when packages are installed."""
    excluded = [f"path-exclude /usr/share/{name}/*\n" for name in LEFT_OUT]
    licences = "path-include /usr/share/doc/*/copyright\n"
    (root / "etc/dpkg/dpkg.cfg.d/slim").write_text("".join([*excluded, licences]))
    for folder in (*(f"usr/share/{name}" for name in LEFT_OUT), "var/lib/apt/lists", "var/log"):
        _empty(root / folder)
    _run("chroot", str(root), "apt-get", "clean")


def _empty(folder: Path) -> None:
    if folder.is_dir():
        for each in folder.iterdir():
            shutil.rmtree(each) if each.is_dir() and not each.is_symlink() else each.unlink()


def _trust(root: Path) -> None:
    """The authorities that this machine trusts beyond Debian's, and pip's settings."""
    own = Path("/") / AUTHORITIES
    (root / AUTHORITIES).mkdir(parents=True, exist_ok=True)
    for certificate in own.glob("*.crt"):
        shutil.copy(certificate, root / AUTHORITIES)
    _run("chroot", str(root), "update-ca-certificates")
    settings = ["[global]", "cert = /etc/ssl/certs/ca-certificates.crt"]
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        capture_output=True,
        check=False,
    )
    if asked.returncode == 0:
        settings.append(f"index-url = {asked.stdout.decode().strip()}")
    (root / "etc/pip.conf").write_text("\n".join([*settings, ""]))


def _run(*command: str) -> None:
    """Runs a command. What it writes is shown when it fails, and only then."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
        done.check_returncode()
