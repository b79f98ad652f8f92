"""The web app of a checkout: its packages from their lock, its files built when sources changed.

Whoever starts the game, tests it or makes a wheel of it uses this. It needs Node.js with npm.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Lock

# As in run.py, no syntax here is newer than Python 3.6.
ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"

# What each was made from. Both lie where a new installation removes them, and outside of what is
# served.
INSTALLED = MODULES / ".installed"
BUILT = MODULES / ".built"

OLDEST_NODE = 20

APT = Lock()
"""Held while apt runs, which refuses to run twice at the same time."""


def build() -> None:
    """Build the app, unless what is there was built from the same sources."""
    install()
    wanted = fingerprint(sources())
    if (DIST / "index.html").is_file() and holds(BUILT, wanted):
        return
    say("Building the web app …")
    BUILT.unlink(missing_ok=True)
    npm("run", "build")
    BUILT.write_text(wanted, encoding="utf-8")


def install() -> None:
    """Make node_modules hold what the lock names, unless it holds that already."""
    wanted = fingerprint(WEB / name for name in ("package.json", "package-lock.json", ".npmrc"))
    if holds(INSTALLED, wanted):
        return
    say("Installing web/package-lock.json, this once …")
    npm("ci")
    INSTALLED.write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """Every file that the app is built from; its words are those of the package."""
    for top in (WEB, ROOT / "trimino" / "locales"):
        for folder, inner, names in os.walk(top):
            inner[:] = [name for name in inner if Path(folder, name) not in (DIST, MODULES)]
            yield from (Path(folder, name) for name in names)


def fingerprint(paths: "Iterable[Path]") -> str:
    told = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        told.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return told.hexdigest()


def holds(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def npm(*args: str) -> None:
    """Let npm do something in web/, or say why it could not."""
    done = quietly(find_npm(), "--prefix", WEB, *args)
    if done.returncode != 0:
        told = done.stdout.strip().splitlines()[-20:]
        sys.exit("\n".join([f"npm {' '.join(args)} failed. Mend what it says:", *told]))


def find_npm() -> str:
    if node_version() is None:
        apt_install("nodejs", "npm")
    version, found = node_version(), shutil.which("npm")
    if found and version and version >= OLDEST_NODE:
        return found
    here = f"here is version {version}" if version else "it is not here"
    sys.exit(
        f"The web app is built with Node.js {OLDEST_NODE} or later and npm; {here}.\n"
        "Install them, such as on Debian 13 or later: sudo apt-get install nodejs npm\n"
        "Then run the same command again. The game in the terminal needs neither:\n"
        ".venv/bin/trimino play"
    )


def node_version() -> "int | None":
    node = shutil.which("node")
    told = re.match(r"v(\d+)\.", quietly(node, "--version").stdout) if node else None
    return int(told[1]) if told else None


def apt_install(*packages: str) -> None:
    """Install packages of Debian, where nobody has to be asked."""
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        with APT:
            say(f"Installing {' '.join(packages)} …")
            quietly(apt, "update")
            quietly(apt, "install", "--yes", *packages)


def quietly(*command: "str | Path") -> "subprocess.CompletedProcess[str]":
    out, err = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(command, stdout=out, stderr=err, text=True, check=False)


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
