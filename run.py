"""Bootstrap of a checkout: sets up what a command needs, then runs it.

It needs Python 3.11 or later, and Node.js 20 or later.

    python3 run.py play [ARGS]     play in the browser; --lan lets phones in (ARGS: `play --help`)
    python3 run.py test [ARGS]     check everything; --long runs the full counts (ARGS go to pytest)
    python3 run.py test --quick    check format, lint, types and the pure packages in two minutes
    python3 run.py web             build the web app, if its sources changed
    python3 run.py bench [ARGS]    measure the speed
    python3 run.py regenerate      make the kept texts again, which tests compare with the project
    python3 run.py lock [ARGS]     make the locks again with uv (--upgrade takes newer versions)

The first start makes .venv from a lock in requirements/ and builds web/dist; later ones reuse them.
"""

import hashlib
import http.client
import importlib
import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path

# An older Python must get as far as this message: no syntax in this file is newer than 3.7.
if sys.version_info < (3, 11):  # noqa: UP036 - any Python may start this file
    sys.exit(
        f"Trimino needs Python 3.11 or later; this is {sys.version.split()[0]}.\n"
        "Start run.py with a newer one, for example: python3.11 run.py play"
    )

import checks
import webapp
from webapp import ROOT, apt_install, quietly, say, told_if_slow

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
STAMP = VENV / "installed"

# Each lock holds everything in the one before it and adds the extra of its own name.
LOCKS = ("runtime", "engine", "client", "tui", "server", "arena", "envs", "dev")

HEADLESS = "chromium-headless-shell"
"""Chromium without windows, in which the tests take a third less time."""
BROWSERS = (HEADLESS, "chromium", "chromium-browser", "google-chrome")

PORT = 8000
PORTS = range(PORT, PORT + 100)
PLAY_HELP = {
    "trimino serve": "python3 run.py play",
    "[default: no-open]": "[default: open]   ",
}
"""Texts of the serving command's help, and what holds in a checkout instead, in a box as wide."""


def play(args: list[str]) -> None:
    address = None if decides_where(args) else running()
    if address:
        say(
            f"The game is already running: {address}\n"
            "To start it in another way, stop that one first: press Ctrl-C where it runs."
        )
        if "--no-open" not in args:
            webbrowser.open(address)
        return
    set_up("server")
    if "--help" in args:
        print(play_help())
        return
    webapp.build()
    # A log line for each request is of no use at home.
    os.environ.setdefault("TRIMINO_LOG_LEVEL", "warning")
    become(BIN / "trimino", "serve", "--open", *free_port(args), *args)


def play_help() -> str:
    text = quietly(BIN / "trimino", "serve", "--help").stdout
    for served, played in PLAY_HELP.items():
        text = text.replace(served, played)
    return text


def test(args: list[str]) -> None:
    wanted = checks.QUICK if "--quick" in args else checks.FULL
    args = [arg for arg in args if arg != "--quick"]
    chosen = checks.select(wanted, args)
    needs = {check.needs for check in chosen}
    side_by_side(lambda: set_up("dev"), *(FETCH[need] for need in FETCH if need in needs))
    sys.exit(0 if checks.run(chosen, BIN, chosen_tests=bool(args)) else 1)


def side_by_side(*tasks: Callable[[], None]) -> None:
    """Carry out tasks at the same time; a task that exits with a message ends the program."""
    with ThreadPoolExecutor(len(tasks)) as pool:
        for task in [pool.submit(task) for task in tasks]:
            task.result()


def regenerate(args: list[str]) -> None:
    side_by_side(lambda: set_up("dev"), webapp.install)
    os.chdir(ROOT)
    become(PYTHON, "-m", "tests.regenerate", *args)


def web(args: list[str]) -> None:
    webapp.build()


def bench(args: list[str]) -> None:
    set_up("dev")
    os.chdir(ROOT)
    become(PYTHON, "-m", "bench", *args)


def lock(args: list[str]) -> None:
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("The locks are made with uv, which is not here. To install it: pip install uv")
    command = [uv, "pip", "compile", "pyproject.toml", "--group=build", "--universal"]
    command += ["--python-version=3.11", "--generate-hashes", "--quiet"]
    command += ["--custom-compile-command=python3 run.py lock", *args]
    agreeing: list[str] = []
    for size in range(len(LOCKS), 0, -1):
        output = lock_file(LOCKS[size - 1]).relative_to(ROOT)
        extras = [f"--extra={extra}" for extra in LOCKS[1:size]]
        full = [*command, *extras, *agreeing, f"--output-file={output}"]
        if subprocess.call(full, cwd=ROOT) != 0:
            sys.exit(f"{output} was not made.")
        agreeing = [f"--constraint={output}"]


PROGRAMS = {"tmux": "tmux", "gs": "ghostscript"}
"""Programs without which tests in a real terminal and of printed pages are skipped, by package."""


def fetch_programs() -> None:
    """Install the programs that tests use, where they are missing."""
    for program, package in PROGRAMS.items():
        if not shutil.which(program):
            apt_install(package)


def fetch_browser() -> None:
    if not shutil.which(HEADLESS):
        apt_install(HEADLESS)
    if not any(map(shutil.which, BROWSERS)):
        apt_install("chromium")
    if not any(map(shutil.which, BROWSERS)):
        say(
            "Tests in the browser will fail: there is no Chromium here.\n"
            "On Debian or Ubuntu type: sudo apt-get install chromium"
        )


FETCH = {"node": webapp.install, "programs": fetch_programs, "chromium": fetch_browser}
"""How each program that a check needs is installed."""


def decides_where(args: list[str]) -> bool:
    """Whether the arguments choose a port or a database, or ask for help only."""
    named = ("--port", "--database", "--settings", "--help")
    chosen = "TRIMINO_PORT" in os.environ or "TRIMINO_DATABASE" in os.environ
    return chosen or any(arg.startswith(named) for arg in args)


def running() -> "str | None":
    """The address of a game that already runs on this machine, if there is one."""
    taken = takewhile(lambda port: not is_free(port), PORTS)
    found = next(filter(is_game, taken), None)
    return f"http://localhost:{found}" if found else None


def is_game(port: int) -> bool:
    asked = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        asked.request("GET", "/manifest.webmanifest")
        return bool(json.loads(asked.getresponse().read())["name"] == "Trimino")
    except (OSError, ValueError, KeyError, TypeError, http.client.HTTPException):
        return False
    finally:
        asked.close()


def free_port(args: list[str]) -> list[str]:
    """The `--port` option for the first free port, or nothing if a port is chosen already."""
    if "TRIMINO_PORT" in os.environ or any(arg.startswith("--port") for arg in args):
        return []
    free = next(filter(is_free, PORTS), PORT)
    if free != PORT:
        say(f"Port {PORT} is taken. The game is at port {free} this time.")
    return ["--port", str(free)]


def is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def become(program: Path, *args: str) -> None:
    """Replace this process by a program, which then gets the keys and sets the exit code."""
    if os.name == "nt":
        sys.exit(subprocess.call([program, *args]))
    os.execv(program, [str(program), *args])


def set_up(lock: str) -> None:
    """Install a lock into .venv, unless it holds that lock or a larger one."""
    before = read_stamp()
    if before in [stamp(enough) for enough in LOCKS[LOCKS.index(lock) :]]:
        return
    if not before:
        make_venv()
    install(lock, before)


def read_stamp() -> str:
    """The stamp of .venv; empty if it is missing, incomplete, moved, or without its Python."""
    if not (STAMP.is_file() and PYTHON.exists()):
        return ""
    written = STAMP.read_text(encoding="utf-8")
    alive = quietly(PYTHON, "-c", "import pip").returncode == 0
    return written if alive and written.startswith(f"{VENV} ") else ""


def stamp(lock: str) -> str:
    wanted = lock_file(lock).read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return f"{VENV} {hashlib.sha256(wanted).hexdigest()}"


def lock_file(lock: str) -> Path:
    return ROOT / "requirements" / f"{lock}.txt"


def make_venv() -> None:
    if not importlib.util.find_spec("ensurepip"):
        fetch_ensurepip()
    say("Making .venv …")
    made = quietly(sys.executable, "-m", "venv", "--clear", VENV)
    if made.returncode != 0:
        sys.exit(f"{VENV} could not be made:\n{made.stdout}")


def fetch_ensurepip() -> None:
    """Install the module that makes environments, which Debian packages separately."""
    package = f"python3.{sys.version_info.minor}-venv"
    apt_install(package)
    importlib.invalidate_caches()
    if not importlib.util.find_spec("ensurepip"):
        sys.exit(
            "This Python cannot make environments: its module ensurepip is missing.\n"
            f"On Debian or Ubuntu type: sudo apt-get install {package}\n"
            "Then run the same command again."
        )


def install(lock: str, before: str) -> None:
    """Install a lock and this project; there is no stamp until both are complete."""
    say(f"Installing requirements/{lock}.txt, this once …")
    STAMP.unlink(missing_ok=True)
    pip = [str(PYTHON), "-m", "pip", "--no-input", "--disable-pip-version-check"]
    # Wheels only, and hatchling from the lock: pip fetches nothing that the lock does not name.
    locked = ["--require-hashes", "--only-binary=:all:", "--requirement", str(lock_file(lock))]
    project = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    for what in (locked, project):
        # Python compiles what is imported, which is a small part.
        with told_if_slow(f"requirements/{lock}.txt"):
            done = quietly(*pip, "install", "--no-compile", *what)
        if done.returncode != 0:
            # pip has rolled back, so .venv holds what it held before.
            STAMP.write_text(before, encoding="utf-8")
            sys.exit(f"{why_pip_failed(done.stdout)}\nThen run the same command again.")
    STAMP.write_text(stamp(lock), encoding="utf-8")


def why_pip_failed(output: str) -> str:
    if "connection broken" in output:
        return "The package index could not be reached. See to the network connection."
    errors = [line for line in output.splitlines() if line.startswith("ERROR")]
    return "\n".join(["pip could not install the packages. Mend what it says:", *errors[-9:]])


COMMANDS = {
    "play": play,
    "test": test,
    "web": web,
    "bench": bench,
    "regenerate": regenerate,
    "lock": lock,
}


HELP = {"-h", "--help"}


def main() -> None:
    name, *args = sys.argv[1:] or [""]
    if name not in COMMANDS:
        print(__doc__)
        sys.exit(0 if name in HELP | {"help"} else 2)
    # The game has options of its own to explain; the other commands stand here.
    if name != "play" and HELP & {*args}:
        print(__doc__)
        return
    try:
        COMMANDS[name](args)
    except KeyboardInterrupt:
        say("\nStopped.")
        sys.exit(130)
    except OSError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
