"""Sessions of the pad in the terminal: what they are opened with, and two of them at once."""

from pathlib import Path

import pytest

from tests.cli.running import run
from trimino.pad.lines import PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.rules import Tile, published
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.pad_session import PadSession
from trimino.terminal.pad_store import PadStore


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.parametrize(
    ("options", "one", "other"),
    [
        (("Anna", "Juris", "--csv", "-"), "--csv", "NAME"),
        (("Anna", "Juris", "--open", "2026"), "--open", "NAME"),
        (("--start", "345", "--open", "2026"), "--open", "--start"),
        (("--start", "345"), "--start", "--open"),
        (("--list", "--rules", "goliath"), "--rules", "--list"),
        (("--list", "--statistics"), "--statistics", "--list"),
        (("--import", "pads.json", "Anna"), "NAME", "--import"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    options: tuple[str, ...], one: str, other: str
) -> None:
    done = run("pad", *options)
    assert done.exit_code == 2
    assert f"{one} cannot go with {other}" in done.output
    assert PadStore().all() == []


def test_two_sessions_on_one_pad_lose_no_line() -> None:
    first, second = PadStore(), PadStore()
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    first.keep(pad)
    said: list[str] = []
    late = PadSession(second, second.find("1"), lambda *_: pad, said.append)
    opened = pad.add(PlaceLine(0, Tile(5, 5, 5)))
    first.keep(opened)
    late.enter("1: 444")
    assert PadStore().all() == [opened]
    assert "changed in another window" in said[-1]
    assert any("5-5-5" in text for text in said[:-1])
    # What is entered then follows what the other has written, who is told as well.
    late.enter("455")
    followed = opened.add(PlaceLine(1, Tile(4, 5, 5)))
    assert PadStore().all() == [followed]
    with pytest.raises(UsageError) as refused:
        first.keep(opened.undo())
    assert refused.value.reason is UsageReason.PAD_ELSEWHERE
    assert PadStore().all() == [followed]
