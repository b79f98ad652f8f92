"""Set up this project and do one thing with it. Python 3.11 or later is all it needs.

    python3 run.py play [ARGS]     play in the terminal (ARGS: see `play --help`)
    python3 run.py test [ARGS]     check everything; --long runs the full counts (ARGS go to pytest)
    python3 run.py bench [ARGS]    measure the speed
    python3 run.py lock [ARGS]     make the locks again with uv (--upgrade takes newer versions)

The first start makes .venv from a lock in requirements/; later ones find it ready.
"""

import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

# An older Python must get far enough to say so: no syntax in this file is newer than 3.6.
if sys.version_info < (3, 11):  # noqa: UP036 - any Python may start this file
    sys.exit(
        f"Trimino needs Python 3.11 or later; this is {sys.version.split()[0]}.\n"
        "Start run.py with a newer one, for example: python3.11 run.py play"
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
STAMP = VENV / "installed"

# Each lock holds everything in the one before it, and adds the extra of its own name.
LOCKS = ("runtime", "server", "arena", "dev", "bench")

CHECKS = {
    "format": ["ruff", "format", "--check"],
    "lint": ["ruff", "check"],
    "types": ["mypy"],
    "imports": ["lint-imports", "--no-logo"],
    "docs": ["zensical", "build", "--clean", "--strict"],
    "tests": ["pytest"],
}


def play(args: list[str]) -> None:
    set_up("runtime")
    become(BIN / "trimino", "play", *args)


def test(args: list[str]) -> None:
    set_up("dev")
    failed = [name for name in CHECKS if not passes(name, args if name == "tests" else [])]
    print()
    for name in CHECKS:
        print(f"{name:8} {'FAILED' if name in failed else 'passed'}")
    sys.exit(1 if failed else 0)


def bench(args: list[str]) -> None:
    set_up("bench")
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


def passes(name: str, args: list[str]) -> bool:
    program, *rest = CHECKS[name] + args
    print(f"\n{name}: {' '.join([program, *rest])}", flush=True)
    return subprocess.call([BIN / program, *rest], cwd=ROOT) == 0


def become(program: Path, *args: str) -> None:
    """Let a program take the place of this one, so that keys and exit codes are its own."""
    if os.name == "nt":
        sys.exit(subprocess.call([program, *args]))
    os.execv(program, [str(program), *args])


def set_up(lock: str) -> None:
    """Make .venv hold what a lock names, unless it holds that already."""
    before = read_stamp()
    if before in [stamp(enough) for enough in LOCKS[LOCKS.index(lock) :]]:
        return
    if not before:
        make_venv()
    install(lock, before)


def read_stamp() -> str:
    """Say what .venv holds; nothing if it is missing, half-made, moved, or lost its Python."""
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
    """Debian keeps the part of Python that makes environments in a package of its own."""
    package = f"python3.{sys.version_info.minor}-venv"
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        say(f"Installing {package} …")
        quietly(apt, "update")
        quietly(apt, "install", "--yes", package)
        importlib.invalidate_caches()
    if not importlib.util.find_spec("ensurepip"):
        sys.exit(
            "This Python cannot make environments: its module ensurepip is missing.\n"
            f"On Debian or Ubuntu type: sudo apt-get install {package}\n"
            "Then run the same command again."
        )


def install(lock: str, before: str) -> None:
    """Install a lock and this project; meanwhile no stamp vouches for .venv."""
    say(f"Installing requirements/{lock}.txt, this once …")
    STAMP.unlink(missing_ok=True)
    pip = [str(PYTHON), "-m", "pip", "--no-input", "--disable-pip-version-check"]
    # Wheels only, and hatchling from the lock: nothing is fetched that the lock does not name.
    locked = ["--require-hashes", "--only-binary=:all:", "--requirement", str(lock_file(lock))]
    project = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    for what in (locked, project):
        done = quietly(*pip, "install", *what)
        if done.returncode != 0:
            # pip has taken back what it began, so what was there before still is.
            STAMP.write_text(before, encoding="utf-8")
            sys.exit(f"{why_pip_failed(done.stdout)}\nThen run the same command again.")
    STAMP.write_text(stamp(lock), encoding="utf-8")


def why_pip_failed(output: str) -> str:
    if "connection broken" in output:
        return "The package index could not be reached. See to the network connection."
    errors = [line for line in output.splitlines() if line.startswith("ERROR")]
    return "\n".join(["pip could not install the packages. Mend what it says:", *errors[-9:]])


def quietly(*command: "str | Path") -> "subprocess.CompletedProcess[str]":
    out, err = subprocess.PIPE, subprocess.STDOUT
    return subprocess.run(command, stdout=out, stderr=err, text=True, check=False)


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


COMMANDS = {"play": play, "test": test, "bench": bench, "lock": lock}


def main() -> None:
    name, *args = sys.argv[1:] or [""]
    if name not in COMMANDS:
        print(__doc__)
        sys.exit(0 if name in ("-h", "--help", "help") else 2)
    try:
        COMMANDS[name](args)
    except KeyboardInterrupt:
        say("\nStopped.")
        sys.exit(130)
    except OSError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
