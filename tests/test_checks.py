"""The checks of the test command: their order, output, arguments and end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import checks
from checks import Check
from tests import regenerate

PROGRAMS = Path(sys.executable).parent
ROOT = Path(checks.__file__).parent

OTHER_PROGRAMS = {
    "__main__",
    "fork_program",
    "frozen_writer",
    "half_answer",
    "idea_positions",
    "largest_fields",
    "pictures",
    "printed",
    "readme",
    "regenerate",
    "serving",
    "stub_app",
}
"""Programs that generate no kept text: tests or people start them, or they take pictures."""


def python(name: str, code: str, lane: str = "static") -> Check:
    return Check(name, ("python", "-c", code), lane)


def check_named(name: str) -> Check:
    return next(check for check in checks.FULL if check.name == name)


def test_every_check_runs_and_the_failed_one_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    ran = [
        python("format", "print('formatted')"),
        python("lint", "print('line too long'); exit(1)"),
        python("tests", "print('tested')", lane="tests"),
    ]
    assert not checks.run(ran, PROGRAMS, chosen_tests=False)
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line in ("formatted", "line too long", "tested")] == [
        "formatted",
        "line too long",
        "tested",
    ]
    assert [(line.split()[0], line.split()[-1]) for line in lines[-3:]] == [
        ("format", "passed"),
        ("lint", "FAILED"),
        ("tests", "passed"),
    ]


def test_output_of_lanes_that_run_at_once_is_kept_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Each waits for a sign of the other, so one after the other they would never end.
    def meeting(name: str, other: str) -> Check:
        code = (
            f"import pathlib, time; here = pathlib.Path({str(tmp_path)!r})\n"
            f"print('{name} begins', flush=True); (here / '{name}').touch()\n"
            f"while not (here / '{other}').exists(): time.sleep(0.01)\n"
            f"print('{name} ends')"
        )
        return python(name, code, lane=name)

    assert checks.run([meeting("a", "b"), meeting("b", "a")], PROGRAMS, chosen_tests=False)
    said = [line for line in capsys.readouterr().out.splitlines() if line[2:] in ("begins", "ends")]
    assert said == ["a begins", "a ends", "b begins", "b ends"]


def test_checks_of_a_lane_run_one_after_the_other(tmp_path: Path) -> None:
    made = tmp_path / "made"
    ran = [
        python(
            "build", f"import time, pathlib; time.sleep(0.3); pathlib.Path({str(made)!r}).touch()"
        ),
        python("use", f"import pathlib; pathlib.Path({str(made)!r}).unlink()"),
    ]
    assert checks.run(ran, PROGRAMS, chosen_tests=False)


def test_python_keeps_what_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    kept = python("kept", "import sys; exit(sys.dont_write_bytecode)")
    assert checks.run([kept], PROGRAMS, chosen_tests=False)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_checks_and_their_children(tmp_path: Path, sign: signal.Signals) -> None:
    written = f"pathlib.Path({str(tmp_path)!r}, 'child').write_text(str(os.getpid()))"
    child = f"import os, pathlib, time; {written}; time.sleep(60)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    code = (
        "import checks, pathlib\n"
        f"parent = checks.Check('parent', ('python', '-c', {parent!r}))\n"
        f"checks.run([parent], pathlib.Path({str(PROGRAMS)!r}), chosen_tests=False)\n"
    )
    running = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stderr=subprocess.DEVNULL)
    number = int(_text_of(tmp_path / "child"))
    running.send_signal(sign)
    assert running.wait(20) != 0
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def _text_of(file: Path) -> str:
    """The content of a file, once it is written."""
    for _ in range(2000):
        if file.exists() and (text := file.read_text()):
            return text
        time.sleep(0.01)
    pytest.fail(f"{file.name} was never written")


@pytest.mark.parametrize(
    ("args", "plain", "browser"),
    [
        ([], [], ["tests/browser"]),
        (["--long"], ["--long"], ["tests/browser", "--long"]),
        (["-k", "bridge"], ["-k", "bridge"], ["tests/browser", "-k", "bridge"]),
        (["tests/words", "-x"], ["tests/words", "-x"], None),
        (["tests/test_run.py::test_a"], ["tests/test_run.py::test_a"], None),
        (["tests/browser", "-x"], None, ["tests/browser", "-x"]),
        (["tests/words", "tests/browser"], ["tests/words"], ["tests/browser"]),
    ],
    ids=str,
)
def test_arguments_go_to_the_run_that_they_are_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: list[str],
    plain: list[str] | None,
    browser: list[str] | None,
) -> None:
    for folder in ("tests/words", "tests/browser"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "tests" / "test_run.py").touch()
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    assert checks.share(check_named("tests"), args) == plain
    assert checks.share(check_named("browser"), args) == browser
    assert checks.share(check_named("lint"), args) == []
    selected = [check.name for check in checks.select(checks.FULL, args)]
    assert ("tests" in selected, "browser" in selected) == (plain is not None, browser is not None)


@pytest.mark.parametrize(
    ("program", "chosen", "passes"),
    [("pytest", True, True), ("pytest", False, False), ("npm", True, False)],
)
def test_a_run_may_find_nothing_only_if_tests_were_chosen(
    tmp_path: Path, program: str, chosen: bool, passes: bool
) -> None:
    stub = tmp_path / program
    stub.write_text(f"#!/bin/sh\nexit {checks.NO_TESTS}\n")
    stub.chmod(0o755)
    assert checks.run([Check("tests", (program,))], tmp_path, chosen_tests=chosen) == passes


def test_quick_tests_are_those_of_packages_that_need_no_server_engine_or_browser() -> None:
    assert all((ROOT / path).exists() for path in checks.PURE_TESTS)
    (tests,) = (check for check in checks.QUICK if check.is_pytest)
    assert checks.share(tests, ["-x"]) == [*checks.PURE_TESTS, "-x"]
    assert checks.share(tests, ["tests/words"]) == ["tests/words"]
    assert {check.name for check in checks.QUICK} < {check.name for check in checks.FULL}


def test_every_generator_of_kept_texts_is_run_by_one_command() -> None:
    files = [path for path in (ROOT / "tests").rglob("*.py") if path.stem not in OTHER_PROGRAMS]
    programs = {_module(file) for file in files if _is_program(file)}
    assert programs == set(regenerate.GENERATORS)


def _is_program(file: Path) -> bool:
    return '\nif __name__ == "__main__":' in file.read_text(encoding="utf-8")


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)
