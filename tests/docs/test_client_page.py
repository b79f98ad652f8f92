"""The page on the client: its program is the one in the folder, and plays on a real server."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import DOCS, blocks, text
from tests.server.servers import serving
from trimino.client import TableClient
from trimino.records.record import read_records, replay

PAGE = DOCS / "client.md"
PROGRAM = DOCS / "examples" / "play_online.py"


def test_the_page_shows_the_program() -> None:
    assert blocks(PAGE, "python")[0] == PROGRAM.read_text(encoding="utf-8")
    assert os.access(PROGRAM, os.X_OK)


def test_every_method_that_the_page_names_exists() -> None:
    named = {*re.findall(r"(?:table|TableClient)\.(\w+)", text(PAGE))}
    assert len(named) > 10
    assert [
        name for name in sorted(named - {"state", "link"}) if not hasattr(TableClient, name)
    ] == []


def test_the_program_plays_a_match(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        done = subprocess.run(
            [sys.executable, str(PROGRAM), server.url],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            cwd=tmp_path,
        )
    assert done.stderr == ""
    link, totals = done.stdout.splitlines()
    assert link.startswith(f"Others can watch at {server.url}/table/")
    (record,) = read_records(tmp_path / "match.jsonl")
    assert totals == " ".join(("totals:", *map(str, replay(record).totals)))
