"""Web app of a checkout: installs its packages and builds it when its sources changed.

Used by run.py and by the build of a wheel. It needs Node.js with npm.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Lock, Thread

# As in run.py, no syntax here is newer than Python 3.7.
ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = WEB / "dist"
MODULES = WEB / "node_modules"

# Fingerprints of what each was made from. They lie in a folder that a new installation removes
# and that is not served.
INSTALLED = MODULES / ".installed"
BUILT = MODULES / ".built"

MIN_NODE = 20

FIRST_WORD = 30.0
NEXT_WORD = 60.0
"""Seconds until a person is told that an installation still goes on, and until the next time."""

APT = Lock()
"""Held while apt runs, which refuses to run twice at the same time."""


def build() -> None:
    """Build the app, unless web/dist was built from the same sources."""
    install()
    wanted = fingerprint(sources())
    if (DIST / "index.html").is_file() and holds(BUILT, wanted):
        return
    say("Building the web app, which takes a minute or two …")
    BUILT.unlink(missing_ok=True)
    npm("run", "build")
    BUILT.write_text(wanted, encoding="utf-8")


def install() -> None:
    """Install the lock of npm, unless node_modules holds it already."""
    wanted = fingerprint(WEB / name for name in ("package.json", "package-lock.json", ".npmrc"))
    if holds(INSTALLED, wanted):
        return
    say("Installing web/package-lock.json, this once …")
    with told_if_slow("web/package-lock.json"):
        npm("ci")
    INSTALLED.write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """Every file that the app is built from, the messages and the rules of the package included."""
    packages = json.loads((WEB / "scripts" / "engine.json").read_text(encoding="utf-8"))["packages"]
    for top in (WEB, *(ROOT / "trimino" / name for name in ("locales", *packages))):
        for folder, inner, names in os.walk(top):
            inner[:] = [name for name in inner if not is_made(Path(folder, name))]
            yield from (Path(folder, name) for name in names)


def is_made(folder: Path) -> bool:
    """Whether a folder holds what was made from sources."""
    return folder in (DIST, MODULES) or folder.name == "__pycache__"


def fingerprint(paths: "Iterable[Path]") -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def holds(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def npm(*args: str) -> None:
    """Run npm in web/; exit with the end of its output if it fails."""
    done = quietly(find_npm(), "--prefix", WEB, *args)
    if done.returncode != 0:
        last = done.stdout.strip().splitlines()[-20:]
        sys.exit("\n".join([f"npm {' '.join(args)} failed. Mend what it says:", *last]))


def find_npm() -> str:
    if node_version() is None:
        apt_install("nodejs", "npm")
    version, found = node_version(), shutil.which("npm")
    if found and version and version >= MIN_NODE:
        return found
    here = f"here is version {version}" if version else "it is not here"
    sys.exit(
        f"The web app is built with Node.js {MIN_NODE} or later and npm; {here}.\n"
        "Install them, such as on Debian 13 or later: sudo apt-get install nodejs npm\n"
        "Then run the same command again. The game in the terminal needs neither:\n"
        ".venv/bin/trimino play"
    )


def node_version() -> "int | None":
    node = shutil.which("node")
    version = re.match(r"v(\d+)\.", quietly(node, "--version").stdout) if node else None
    return int(version[1]) if version else None


def apt_install(*packages: str) -> None:
    """Install packages of Debian or Ubuntu, if this runs as root."""
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        with APT:
            named = " ".join(packages)
            say(f"Installing {named} …")
            with told_if_slow(named):
                quietly(apt, "update")
                quietly(apt, "install", "--yes", *packages)


@contextmanager
def told_if_slow(packages: str) -> "Iterator[None]":
    """Tell a person that an installation still goes on, and why it may be slow."""
    over = Event()
    teller = Thread(target=tell_until, args=(over, packages), daemon=True)
    teller.start()
    try:
        yield
    finally:
        over.set()
        teller.join()


def tell_until(over: Event, packages: str) -> None:
    seconds = FIRST_WORD
    while not over.wait(seconds if seconds == FIRST_WORD else NEXT_WORD):
        say(
            f"Still installing {packages}, after {seconds:.0f} s. A slow network may be the "
            "reason, or a package registry that does not answer."
        )
        seconds += NEXT_WORD


def quietly(*command: "str | Path") -> "subprocess.CompletedProcess[str]":
    out, err = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(command, stdout=out, stderr=err, text=True, check=False)


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
