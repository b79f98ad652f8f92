"""Everything is compiled ahead, with a word about it, and nothing is loaded without need."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.running import run
from trimino.engine import warm
from trimino.words import say

ROOT = Path(__file__).parents[2]

ALL_MODULES = """
import importlib, pkgutil
import trimino.engine
for module in pkgutil.iter_modules(trimino.engine.__path__):
    importlib.import_module(f"trimino.engine.{module.name}")
from trimino.engine.compiled import ENTRIES
from trimino.engine.warm import warm
warm()
"""


def python(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_every_entry_is_compiled_ahead() -> None:
    missed = "print([entry.__name__ for entry in ENTRIES if not entry.signatures], len(ENTRIES))"
    names, _, number = python(ALL_MODULES + missed).rpartition(" ")
    assert names == "[]"
    assert int(number) >= 4


THOUGHT = """
import random
from trimino.engine.budget import Budget
from trimino.engine.action_choice import choose_action, heuristic_action, judged_values
from tests.rules.positions import TABLES, moments
for number, table in enumerate(TABLES):
    rng = random.Random(number)
    for match in moments(table, number, rounds=1):
        if not match.round.over and rng.random() < 0.05:
            view = match.view(match.round.turn)
            heuristic_action(view)
            judged_values(view, Budget(simulations=2), rng)
            choose_action(view, Budget(seconds=0.0001), rng)
"""


def test_whatever_is_asked_then_nothing_is_compiled() -> None:
    compiled = "print(sum(sum(entry.stats.cache_misses.values()) for entry in ENTRIES))"
    assert python(ALL_MODULES + THOUGHT + compiled) == "0\n"


COMMAND_LINE = "from trimino.cli.commands import build_app; app = build_app()"
SIMULATE = ["simulate", "--bots", "greedy,random", "--seed", "1"]
LOADED = "import sys; print(sorted({'numba', 'numpy'} & sys.modules.keys()))"


@pytest.mark.parametrize(
    "program",
    [
        "import trimino",
        "import trimino.bots",
        "import trimino.bots.roster",
        "import trimino.engine",
        "import trimino.analysis",
        "import trimino.engine.budget",
        f"{COMMAND_LINE}; app(['sheets'], standalone_mode=False)",
        f"{COMMAND_LINE}; app({SIMULATE}, standalone_mode=False)",
    ],
)
def test_what_does_not_search_loads_nothing_heavy(program: str) -> None:
    assert python(f"{program}\n{LOADED}").splitlines()[-1] == "[]"


def test_a_game_on_a_new_machine_begins_before_the_engine_is_loaded(tmp_path: Path) -> None:
    game = ["play", "--rules", "triomino", "--bots", "expert", "--seed", "3"]
    done = subprocess.run(
        [sys.executable, "-c", f"{COMMAND_LINE}; app({game}, standalone_mode=False)\n{LOADED}"],
        env={
            **os.environ,
            "TRIMINO_CACHE": str(tmp_path),
            "TRIMINO_LANGUAGE": "en",
            "COLUMNS": "120",
        },
        cwd=ROOT,
        input="q\ny\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert say("bots-stand-in") in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"


def test_what_computes_is_noticed() -> None:
    assert python(f"import trimino.engine.tile_tables\n{LOADED}") == "['numpy']\n"
    assert python(f"import trimino.engine.packing\n{LOADED}") == "['numba', 'numpy']\n"


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps taken instead of compiling, with an empty cache."""
    done: list[str] = []

    def first() -> None:
        done.append("first")

    def last() -> None:
        done.append("last")

    @contextmanager
    def second() -> Iterator[Callable[[], object]]:
        yield lambda: done.append("waited")

    monkeypatch.setattr(warm, "WARM_STEPS", (first, last))
    monkeypatch.setattr(warm, "OTHER_STEPS", (last,))
    monkeypatch.setattr(warm, "_second_process", second)
    monkeypatch.setattr(warm, "is_complete", lambda: False)
    monkeypatch.setattr(warm, "mark_complete", lambda: done.append("marked"))
    monkeypatch.setattr(warm, "ensure_compiled", warm.ensure_compiled.__wrapped__)
    return done


def test_steps_are_watched(steps: list[str]) -> None:
    def watched(all_steps: Iterable[warm.WarmStep]) -> Iterable[warm.WarmStep]:
        for step in all_steps:
            steps.append("watched")
            yield step

    warm.warm(watched)
    assert steps == ["watched", "first", "watched", "waited", "last", "marked"]


def test_who_waits_is_told_before(steps: list[str]) -> None:
    warm.ensure_compiled(lambda: steps.append("told"))
    assert steps == ["told", "first", "waited", "last", "marked"]


def test_a_second_process_compiles_the_other_steps(tmp_path: Path) -> None:
    environment = {**os.environ, "TRIMINO_CACHE": str(tmp_path)}
    program = (
        "from trimino.engine import kernel_folder, warm\n"
        "warm.WARM_STEPS = warm.OTHER_STEPS[:1]\n"
        "warm.warm()\n"
        "from trimino.engine.compiled import ENTRIES\n"
        "print(sum(sum(entry.stats.cache_misses.values()) for entry in ENTRIES))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "0\n"


def test_where_all_is_compiled_nobody_is_told(
    steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm, "is_complete", lambda: True)
    warm.ensure_compiled(lambda: steps.append("told"))
    assert steps == []


def test_a_person_is_told_once_on_the_error_stream(capsys: pytest.CaptureFixture[str]) -> None:
    program = (
        "from trimino.engine import warm\n"
        "warm.WARM_STEPS, warm.is_complete, warm.mark_complete = (), lambda: False, lambda: None\n"
        "warm.ensure_compiled(); warm.ensure_compiled()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout == b""
    assert done.stderr.decode() == f"{say('engine-compiling')}\n"


def test_the_command_says_where_it_is_kept() -> None:
    done = run("warm")
    assert done.exit_code == 0
    begins, ready = done.output.splitlines()
    assert begins == say("warm-begins")
    assert Path(ready.rpartition(" in ")[2].rstrip(".")).is_dir()
