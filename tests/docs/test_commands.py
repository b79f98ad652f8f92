"""The pages on the command line: all commands are listed, every example prints what it shows."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs.commands import COMMANDS
from tests.docs.pages import DOCS, blocks, headings, text
from tests.docs.tables import MARKED, TABLES

PAGE = DOCS / "terminal.md"
SHOWING = (PAGE, DOCS / "arena.md", DOCS / "pad.md")


class Example(NamedTuple):
    """A command, and what it prints; three dots stand for anything."""

    command: str
    printed: str


def examples(page: Path) -> Iterator[Example]:
    for block in blocks(page, "console"):
        for command, printed in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            yield Example(command, printed)


def run(command: str, folder: Path, code: int) -> "subprocess.CompletedProcess[str]":
    """Run a command in a shell with no input, in which `$?` is the given code."""
    here = Path(sys.executable).parent
    return subprocess.run(
        ["bash", "-c", f"(exit {code}); {command}"],
        cwd=folder,
        env={
            **os.environ,
            "PATH": f"{here}{os.pathsep}{os.environ['PATH']}",
            "COLUMNS": "80",
            "XDG_DATA_HOME": str(folder / "data"),
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )


def without_line_ends(text: str) -> str:
    """A text without trailing blanks."""
    return re.sub(r" +$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("page", SHOWING, ids=lambda page: page.name)
def test_every_example_prints_what_is_shown(page: Path, tmp_path: Path) -> None:
    code, same = 0, doctest.OutputChecker().check_output
    for command, printed in examples(page):
        done = run(command, tmp_path, code)
        code, said = done.returncode, without_line_ends(done.stdout)
        assert same(printed, said, doctest.ELLIPSIS), f"$ {command}\n{said}"


def test_every_command_has_its_part_and_its_options() -> None:
    listed = [heading.split()[1] for heading in headings(PAGE) if heading.startswith("trimino ")]
    assert listed == list(COMMANDS)
    wanted = {f"{name}-options" for name in COMMANDS} & TABLES.keys()
    assert wanted <= {found[2] for found in MARKED.finditer(text(PAGE))}
    assert {command.split()[1] for command, _ in examples(PAGE) if "trimino" in command} == set(
        listed
    )
