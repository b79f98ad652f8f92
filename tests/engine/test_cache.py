"""Compiled kernels are cached; a broken, read-only or missing cache costs only time."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from trimino.engine import kernel_folder

ROOT = Path(__file__).parents[2]

PROGRAM = """
from trimino.engine.compiled import entry

@entry
def twice(number):
    return 2 * number

print(twice(21), sum(twice.stats.cache_hits.values()))
"""
COMPILED, FOUND = "42 0\n", "42 1\n"

AGAIN = """
from trimino.engine.compiled import entry

def define():
    @entry
    def twice(number):
        return 2 * number
    return twice

while input() == "again":
    twice = define()
    print(twice(21), sum(twice.stats.cache_hits.values()), flush=True)
"""
"""Defines the function anew for each line of input, as another process would."""


SHARING = """
from trimino.engine.compiled import entry, kernel, shared

@kernel
def one_more(number):
    return number + 1

@shared
def twice(number):
    return 2 * one_more(number)

@entry
def first(number):
    return twice(number) + one_more(number)

@entry
def second(number):
    return twice(twice(number)) + 1

called = [twice, first, second]
print(first(1), second(1), [sum(one.stats.cache_hits.values()) for one in called])
"""
"""Two entries that call a shared kernel."""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return path


def begin(program: Path, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, str(program)],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def printed(running: "subprocess.Popen[str]") -> str:
    out, err = running.communicate()
    assert (running.returncode, err) == (0, "")
    return out


def run(program: Path, folder: Path) -> str:
    return printed(begin(program, TRIMINO_CACHE=str(folder)))


def kernel(folder: Path) -> Path:
    (found,) = folder.glob("kernels-*/*.kernel")
    return found


def test_what_is_compiled_is_found_by_the_next_process(program: Path, tmp_path: Path) -> None:
    assert [run(program, tmp_path / "cache") for _ in range(2)] == [COMPILED, FOUND]


def test_a_source_that_has_changed_is_compiled_anew(program: Path, tmp_path: Path) -> None:
    run(program, tmp_path)
    program.write_text(PROGRAM.replace("2 * number", "3 * number"), encoding="utf-8")
    assert run(program, tmp_path) == "63 0\n"


def test_a_shared_kernel_is_compiled_once_and_found_with_its_callers(
    program: Path, tmp_path: Path
) -> None:
    program.write_text(SHARING, encoding="utf-8")
    assert run(program, tmp_path) == "6 11 [0, 0, 0]\n"
    assert len(list(tmp_path.glob("kernels-*/*.kernel"))) == 3
    # Nobody asks for the shared kernel itself: it comes with those that call it.
    assert run(program, tmp_path) == "6 11 [0, 1, 1]\n"
    (file,) = tmp_path.glob("kernels-*/*second*.kernel")
    file.unlink()
    assert run(program, tmp_path) == "6 11 [1, 1, 0]\n"


def test_callers_of_a_spoilt_shared_kernel_are_compiled_anew(program: Path, tmp_path: Path) -> None:
    program.write_text(SHARING, encoding="utf-8")
    run(program, tmp_path)
    (file,) = tmp_path.glob("kernels-*/*twice*.kernel")
    file.write_bytes(flip_a_bit(file.read_bytes()))
    assert run(program, tmp_path) == "6 11 [0, 0, 1]\n"
    assert run(program, tmp_path) == "6 11 [0, 1, 1]\n"


def flip_a_bit(content: bytes) -> bytes:
    """Of the machine code, most likely; without a checksum it would be carried out."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 16]) + content[middle + 1 :]


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda content: b"",
    "cut off": lambda content: content[: len(content) // 2],
    "only a checksum": lambda content: content[:32],
    "rubbish": lambda content: bytes(range(256)) * 64,
    "longer": lambda content: content + b"\0",
    "a bit flipped": flip_a_bit,
    "a bit of its checksum flipped": lambda content: bytes([content[0] ^ 1]) + content[1:],
}


def test_a_spoilt_file_is_compiled_anew(program: Path, tmp_path: Path) -> None:
    program.write_text(AGAIN, encoding="utf-8")
    with begin(program, TRIMINO_CACHE=str(tmp_path)) as running:
        assert [again(running), again(running)] == [COMPILED, FOUND]
        file = kernel(tmp_path)
        for how, spoil in SPOILT.items():
            file.write_bytes(spoil(file.read_bytes()))
            assert again(running) == COMPILED, how
        assert again(running) == FOUND
        assert running.communicate("enough\n") == ("", "")


def again(running: "subprocess.Popen[str]") -> str:
    """What the program prints when it defines its function once more."""
    assert running.stdin
    assert running.stdout
    running.stdin.write("again\n")
    running.stdin.flush()
    return running.stdout.readline()


def test_a_file_that_cannot_be_read_or_replaced(program: Path, tmp_path: Path) -> None:
    run(program, tmp_path)
    file = kernel(tmp_path)
    file.unlink()
    file.mkdir()
    assert run(program, tmp_path) == COMPILED


def test_a_folder_that_goes_away(program: Path, tmp_path: Path) -> None:
    removed = "import shutil; from trimino.engine.kernel_folder import cache_folder as where\n"
    removed += "shutil.rmtree(where())\n"
    program.write_text(removed + PROGRAM, encoding="utf-8")
    assert run(program, tmp_path / "cache") == COMPILED


def test_without_a_folder_to_write_temporary_files_serve(program: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    nowhere = {"TRIMINO_CACHE": "", "XDG_CACHE_HOME": "", "HOME": str(file)}
    (tmp_path / "temporary").mkdir()
    environment = {**nowhere, "TMPDIR": str(tmp_path / "temporary")}
    assert [printed(begin(program, **environment)) for _ in range(2)] == [COMPILED, FOUND]
    chosen = {**environment, "TRIMINO_CACHE": str(file)}
    assert printed(begin(program, **chosen)) == FOUND


def test_without_any_folder_all_works_and_nothing_is_kept(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hopeless = "from trimino.engine import kernel_folder; kernel_folder._places = lambda: []\n"
    program.write_text(hopeless + PROGRAM, encoding="utf-8")
    assert [printed(begin(program)) for _ in range(2)] == [COMPILED, COMPILED]


def test_processes_that_compile_at_once_do_not_disturb_each_other(
    program: Path, tmp_path: Path
) -> None:
    running = [begin(program, TRIMINO_CACHE=str(tmp_path)) for _ in range(3)]
    assert {printed(process) for process in running} <= {COMPILED, FOUND}
    assert run(program, tmp_path) == FOUND
    assert [path.suffix for path in kernel(tmp_path).parent.iterdir()] == [".kernel"]


def test_a_complete_cache_serves_though_it_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIMINO_CACHE", str(tmp_path))
    monkeypatch.setattr(kernel_folder, "_is_writable", lambda folder: False)
    where = kernel_folder.cache_folder.__wrapped__
    assert tmp_path not in where().parents
    complete = tmp_path / kernel_folder.cache_folder().name
    complete.mkdir()
    (complete / "complete").touch()
    assert where() == complete


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="this system has no owners of files")
def test_a_folder_that_somebody_else_has_made_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert [place.parent for place in kernel_folder._places()][-1] == tmp_path
    stranger = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: stranger)
    assert tmp_path not in [place.parent for place in kernel_folder._places()]


def test_each_version_of_the_sources_has_its_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_folder, "__file__", str(tmp_path / "kernel_folder.py"))
    versions = {kernel_folder._version()}
    for text in ("a", "b"):
        (tmp_path / "kernels.py").write_text(text, encoding="utf-8")
        versions.add(kernel_folder._version())
    monkeypatch.setattr(kernel_folder, "CHECKS_BOUNDS", not kernel_folder.CHECKS_BOUNDS)
    versions.add(kernel_folder._version())
    assert len(versions) == 4


def test_old_versions_are_dropped_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = [tmp_path / f"kernels-{number}" for number in range(7)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "photos").mkdir()
    monkeypatch.setattr(kernel_folder, "cache_folder", lambda: folders[5])
    kernel_folder.mark_complete()
    kept = {"photos", "kernels-0", "kernels-1", "kernels-2", "kernels-5"}
    assert {path.name for path in tmp_path.iterdir()} == kept
    assert kernel_folder.is_complete()


def test_one_process_at_a_time_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(kernel_folder, "cache_folder", lambda: tmp_path)
    with (tmp_path / "lock").open("w") as other:
        with kernel_folder.compile_lock(), pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_where_no_lock_can_be_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_folder, "cache_folder", lambda: Path(os.devnull))
    with pytest.raises(OSError, match="from inside"), kernel_folder.compile_lock():
        raise OSError("from inside")
