"""The engine of the browser: all that its Python needs is in it, and nothing else."""

import json
import random
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.local.engines import NativeEngine, PackedEngine, ask, engine_folder, packed_engine
from tests.pad.entries import pad_of, played_match
from trimino.pad import pad_values
from trimino.records.record import load, replay
from trimino.rules import published
from trimino.server.http.pages import Pages, app_folder

LIMIT = 4_500_000
"""Bytes of the engine on the wire, with brotli: all that a game, a lesson and the pad need."""
DATA_LIMIT = 100_000
"""Bytes of its fonts and puzzles, which come when a page asks for them."""
FIRST_SCRIPT_LIMIT = 42_000
"""Bytes of the first page's script, with brotli."""


@pytest.fixture(scope="module")
def engine() -> Iterator[PackedEngine]:
    with packed_engine() as running:
        yield running


def test_every_module_that_is_packed_can_be_imported(engine: PackedEngine) -> None:
    with zipfile.ZipFile(engine_folder() / "python.zip") as archive:
        modules = [
            name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
            for name in archive.namelist()
            if name.endswith(".pyc")
        ]
    failed = engine.run(f"""
import importlib
failed = []
for module in {modules!r}:
    try:
        importlib.import_module(module)
    except ImportError as error:
        failed.append(str(error))
json.dumps(failed)
""")
    assert len(modules) > 200
    assert failed == []


def test_our_modules_are_all_there_and_no_other_package(engine: PackedEngine) -> None:
    loaded = engine.run("""
import sys
json.dumps(sorted({name.partition(".")[0] for name in sys.modules}))
""")
    assert "trimino" in loaded
    assert not {"pydantic", "numpy", "numba", "fluent", "micropip"} & set(loaded)


def test_questions_are_answered(engine: PackedEngine) -> None:
    assert ask(engine, "rules.explain", rules="triomino")["sections"]
    assert ask(engine, "rules.readings")["readings"]
    position = {"position": "nonsense"}
    assert "error" in json.loads(engine.ask("rules.position", json.dumps(position)))


def test_a_pad_is_scored_as_by_this_python(engine: PackedEngine) -> None:
    match = played_match(published("tri-domino"), 3, random.Random(1), most_rounds=1)
    document = pad_values(pad_of(match, placed=True))
    for native in (NativeEngine(), engine):
        view = ask(native, "pad.open", document=document)
        assert view["totals"] == list(match.totals)
        edit = {"edit": "add", "line": {"do": "round", "players": ["Anna", "Zane"]}}
        assert ask(native, "pad.edit", document=document, edits=[edit])["now"]["round"] == 2
        record = ask(native, "pad.record", document=document, seed=1)
        assert replay(load(json.dumps(record))).totals == match.totals
        wrong = json.dumps({"document": {**document, "totals": [0, 0, 0]}})
        assert json.loads(native.ask("pad.open", wrong))["error"]["name"] == "record-disagrees"


def test_the_manifest_names_every_file_with_its_size() -> None:
    manifest = json.loads((app_folder() / "engine.json").read_text(encoding="utf-8"))
    assert engine_folder().name == manifest["hash"]
    for file in manifest["files"]:
        assert (app_folder() / file["path"].lstrip("/")).stat().st_size == file["bytes"]
    for path in manifest["app"][1:]:
        assert (app_folder() / path.lstrip("/")).is_file()


def test_the_engine_is_small_enough_for_a_phone() -> None:
    sizes = {path.name: path.stat().st_size for path in engine_folder().glob("*.br")}
    assert 0 < sizes.pop("data.zip.br") < DATA_LIMIT
    assert 0 < sum(sizes.values()) < LIMIT


def test_puzzles_and_fonts_are_added_when_they_are_asked_for() -> None:
    with packed_engine() as fresh:
        assert ask(fresh, "rules.list")
        assert not fresh.run("import os; json.dumps(os.path.exists('/data.zip'))")
        assert ask(fresh, "puzzles.list")["rules"]
        assert fresh.run("import os; json.dumps(os.path.exists('/data.zip'))")
    with zipfile.ZipFile(engine_folder() / "python.zip") as archive:
        assert all(name.endswith(".pyc") for name in archive.namelist())


def test_the_first_page_is_one_script() -> None:
    """Other pages and the worker share parts of it, which must not tear it into many files."""
    page = (app_folder() / "index.html").read_text(encoding="utf-8")
    (script,) = re.findall(r"/assets/[\w.-]+\.js", page)
    assert (app_folder() / f"{script.lstrip('/')}.br").stat().st_size < FIRST_SCRIPT_LIMIT


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("pyodide.asm.wasm", "application/wasm"),
        ("pyodide.mjs", "text/javascript; charset=utf-8"),
        ("python.zip", "application/zip"),
        ("data.zip", "application/zip"),
    ],
)
def test_the_files_are_served_for_good(name: str, type: str) -> None:
    path = f"/{(engine_folder() / name).relative_to(app_folder()).as_posix()}"
    file = Pages(Path(app_folder()), otherwise=_nobody).files[path]
    assert file.type == type
    assert "immutable" in file.cache_control
    assert [form.encoding for form in file.forms] == ["br", "gzip", ""]


async def _nobody(scope: object, receive: object, send: object) -> None:
    raise AssertionError
