"""The bootstrap: what it repairs, what it leaves alone, what it says."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run

Answer = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .venv that looks made, and on which nothing is installed."""
    folder = tmp_path / ".venv"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").touch()
    monkeypatch.setattr(run, "VENV", folder)
    monkeypatch.setattr(run, "BIN", folder / "bin")
    monkeypatch.setattr(run, "PYTHON", folder / "bin" / "python")
    monkeypatch.setattr(run, "STAMP", folder / "installed")
    return folder


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that are run, each of which succeeds without doing anything."""
    ran: list[str] = []

    def quietly(*command: str | Path) -> "subprocess.CompletedProcess[str]":
        ran.append(" ".join(map(str, command)))
        return subprocess.CompletedProcess(command, 0, stdout="")

    monkeypatch.setattr(run, "quietly", quietly)
    return ran


def answering(code: int, output: str, to: str) -> Answer:
    """Succeed, except that commands which contain a word end with this code and output."""

    def quietly(*command: str | Path) -> "subprocess.CompletedProcess[str]":
        asked = to in map(str, command)
        return subprocess.CompletedProcess(command, code * asked, stdout=output * asked)

    return quietly


@pytest.mark.usefixtures("venv")
def test_a_first_start_makes_the_venv_and_installs(commands: list[str]) -> None:
    run.set_up("runtime")
    make, install, link = commands
    assert "venv --clear" in make
    assert "--require-hashes" in install
    assert install.endswith("runtime.txt")
    assert "--no-deps --no-build-isolation --editable" in link
    assert run.read_stamp() == run.stamp("runtime")


@pytest.mark.usefixtures("venv")
def test_a_larger_lock_is_installed_over_a_smaller_one(commands: list[str]) -> None:
    run.set_up("runtime")
    commands.clear()
    run.set_up("dev")
    assert not any("venv --clear" in command for command in commands)
    assert any("dev.txt" in command for command in commands)


@pytest.mark.parametrize("lock", run.LOCKS)
@pytest.mark.usefixtures("venv")
def test_a_larger_lock_serves_for_a_smaller_one(commands: list[str], lock: str) -> None:
    run.set_up("bench")
    commands.clear()
    run.set_up(lock)
    assert not any("install" in command for command in commands)


def test_an_interrupted_install_is_repaired(
    venv: Path, monkeypatch: pytest.MonkeyPatch, commands: list[str]
) -> None:
    run.set_up("runtime")
    with monkeypatch.context() as patch:
        patch.setattr(run, "quietly", interrupted_at("dev.txt"))
        with pytest.raises(KeyboardInterrupt):
            run.set_up("dev")
    assert not (venv / "installed").exists()
    commands.clear()
    run.set_up("runtime")
    assert "venv --clear" in commands[0]


def interrupted_at(word: str) -> Answer:
    def quietly(*command: str | Path) -> "subprocess.CompletedProcess[str]":
        if word in str(command):
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(command, 0, stdout="")

    return quietly


@pytest.mark.usefixtures("venv", "commands")
def test_a_failed_install_leaves_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    run.set_up("runtime")
    before = run.read_stamp()
    monkeypatch.setattr(run, "quietly", answering(1, "connection broken by …", to="install"))
    with pytest.raises(SystemExit, match="index could not be reached"):
        run.set_up("dev")
    assert run.read_stamp() == before


@pytest.mark.usefixtures("commands")
def test_a_moved_project_is_set_up_anew(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run.set_up("runtime")
    assert run.read_stamp()
    monkeypatch.setattr(run, "VENV", venv.parent / "elsewhere" / ".venv")
    assert run.read_stamp() == ""


@pytest.mark.usefixtures("venv", "commands")
def test_a_venv_without_its_python_is_set_up_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    run.set_up("runtime")
    monkeypatch.setattr(run, "quietly", answering(1, "", to="import pip"))
    assert run.read_stamp() == ""


def test_pip_is_quoted_where_the_network_is_not_to_blame() -> None:
    said = run.why_pip_failed("Collecting rich\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n")
    assert "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES" in said
    assert "Collecting" not in said


def test_every_check_runs_and_the_failed_one_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    exits = {name: ["python", "-c", f"exit({name == 'lint'})"] for name in run.CHECKS}
    monkeypatch.setattr(run, "CHECKS", exits)
    monkeypatch.setattr(run, "BIN", Path(sys.executable).parent)
    monkeypatch.setattr(run, "set_up", lambda lock: None)
    with pytest.raises(SystemExit) as end:
        run.test([])
    assert end.value.code == 1
    summary = capfd.readouterr().out.splitlines()[-len(exits) :]
    assert [line.split() for line in summary] == [
        [name, "FAILED" if name == "lint" else "passed"] for name in exits
    ]


def test_an_older_python_can_read_the_file_and_say_what_it_needs() -> None:
    ast.parse(Path(run.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))
