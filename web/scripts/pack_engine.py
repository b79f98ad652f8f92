"""Packs the Python that a browser runs; Pyodide itself runs this when the web app is built.

The archive holds bytecode of the project's modules and of the part of the standard library that
they need. Bytecode fits one build of Python only, so the Python that will run it makes it. Fonts
and puzzles are an archive of their own, which is fetched when something needs them.
"""

import importlib
import io
import sys
import zipfile
from importlib.machinery import SourceFileLoader
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from zipimport import zipimporter

SOURCES = Path("/src")
WHOLE = ("drawing", "local", "messages", "pad", "printing", "records", "room", "rules")
"""Packages of which every module is packed; of the others, those that these import."""

UNCHECKED = (1).to_bytes(4, "little")
"""Bytecode that is never compared with its source."""

EARLY = (
    "encodings.latin_1",
    "encodings.ascii",
    "encodings.idna",
    "encodings.utf_16_be",
    "stringprep",
    "string.templatelib",
)
"""Modules that Python asks for by name."""


MAX_PUZZLES = 90


def pack(entry: str) -> bytes:
    """The archive, as a zip file without compression: the server compresses it as a whole."""
    sys.path.insert(0, str(SOURCES))
    for name in (entry, *_whole_packages(), *EARLY):
        importlib.import_module(name)
    return _archive(_modules())


def pack_data() -> bytes:
    """The archive of what the modules read; to be called after `pack`."""
    return _archive(_data())


def _archive(files) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), content)
    return file.getvalue()


def _whole_packages():
    for package in WHOLE:
        for path in sorted((SOURCES / "trimino" / package).rglob("*.py")):
            parts = path.relative_to(SOURCES).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _data():
    for path in SOURCES.glob("trimino/*/fonts/*.ttf"):
        yield path.relative_to(SOURCES).as_posix(), path.read_bytes()
    yield "trimino/puzzles/collection.jsonl.gz", _some_puzzles()


def _some_puzzles():
    """Puzzles from the whole book; all of them would be too much for a phone."""
    from trimino.puzzles.puzzle_book import shipped_book, write_book  # noqa: PLC0415 - found now

    book = shipped_book()
    every = -(-len(book) // MAX_PUZZLES)
    return write_book(list(book)[::every], book.made, level=0)


def _modules():
    for name, module in list(sys.modules.items()):
        loader = getattr(module, "__loader__", None)
        # The others are built in or frozen.
        if not isinstance(loader, (SourceFileLoader, zipimporter)):
            continue
        inside = "/__init__" if hasattr(module, "__path__") else ""
        place = name.replace(".", "/") + inside
        ours = name.partition(".")[0] == "trimino"
        # Docstrings go; of our own modules the assertions stay.
        source, level = loader.get_source(name), 0 if ours else 2
        code = compile(source, f"{place}.py", "exec", dont_inherit=True, optimize=level)
        yield f"{place}.pyc", MAGIC_NUMBER + UNCHECKED + bytes(8) + dumps(code)
