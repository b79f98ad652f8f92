"""Evenings that leave the terminal: links, pictures, printed sheets, and plots in text."""

import base64
import json
import random
import xml.etree.ElementTree as ET
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.pad.entries import pad_of, played_match
from tests.printing.pdf_reading import read_pages
from trimino.pad.document import edits_document, read_pad
from trimino.pad.lines import DrawLine, EndLine, PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.pad.statistics import PlayerStatistics
from trimino.rules import RULESETS, Ruleset, Tile, TriminoError, published
from trimino.terminal.day_text import day_text
from trimino.terminal.pad_link import linked_pad, pad_link
from trimino.terminal.pad_plot import PlotStyle, evening_plot, family_plots
from trimino.terminal.pad_store import PadStore
from trimino.terminal.pad_text import statistics_lines

KEPT = json.loads((Path(__file__).parents[1] / "pad" / "link.json").read_text(encoding="utf-8"))
SERVER = "https://trimino.example"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def an_evening(rules: Ruleset | None = None, players: int = 3) -> Pad:
    match = played_match(rules or published("trimino"), players, random.Random(1))
    return replace(pad_of(match, placed=True), id="evening", begun_on="2026-11-17")


def two_rounds() -> Pad:
    """Somebody leaves after the first round, and somebody joins."""
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    pad = pad.add(PlaceLine(0, Tile(5, 5, 5)), DrawLine(1), EndLine((3, 4)))
    return pad.next_round(["Anna", "Zane"]).add(PlaceLine(1, Tile(4, 4, 4)))


@pytest.mark.parametrize("maker", ["python", "browser"])
def test_a_link_of_either_app_holds_the_whole_evening(maker: str) -> None:
    pad = linked_pad(f"{SERVER}/pad/shared#{KEPT[maker]}")
    assert edits_document(pad) == KEPT["document"]
    assert linked_pad(pad_link(pad, f"{SERVER}/")) == pad


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_an_evening_by_any_rules_is_the_same_at_the_other_end(rules: Ruleset) -> None:
    pad = an_evening(rules, rules.tables[0])
    assert linked_pad(pad_link(pad, SERVER)).sheet == pad.sheet


def packed(text: bytes) -> str:
    packing = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(packing.compress(text) + packing.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    "letters",
    [
        "",
        "x",
        "ä",
        KEPT["python"][:-9],
        KEPT["python"][5:],
        packed(b"\xff"),
        packed(b"[]"),
        packed(b'{"format": "trimino-pad/9"}'),
        packed(b"0" * 17_000_000),
    ],
    ids=["nothing", "short", "letters", "end", "start", "bytes", "list", "format", "bomb"],
)
def test_a_link_that_holds_no_evening_is_refused(letters: str) -> None:
    with pytest.raises(TriminoError):
        linked_pad(f"{SERVER}/pad/shared#{letters}")


def test_a_link_is_printed_and_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    PadStore().keep(an_evening())
    link = run("pad", "--link", "trimino.example").output.strip()
    assert link.startswith(f"{SERVER}/pad/shared#")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert "One pad was added" in run("pad", "--import", link).output
    assert PadStore().all() == [an_evening()]
    assert "does not hold a whole evening" in run("pad", "--import", link[:-9]).output


def test_an_evening_is_drawn_and_printed(tmp_path: Path) -> None:
    PadStore().keep(an_evening())
    picture, sheet = tmp_path / "evening.svg", tmp_path / "evening.pdf"
    done = run("pad", "--picture", str(picture), "--print", str(sheet), "--paper", "letter")
    titles = [text.text for text in ET.fromstring(picture.read_text()).iter(f"{SVG}text")][:2]
    assert (done.exit_code, titles) == (0, ["Trimino", "17 November 2026"])
    (page,) = read_pages(sheet.read_bytes())[:1]
    assert "17 November 2026" in page.words
    wrong = run("pad", "--picture", str(tmp_path / "evening.png"))
    assert "should end in .svg" in wrong.output
    assert "--text" not in wrong.output
    assert "a file of its own" in run("pad", "--picture", "x.svg", "--csv", "x.svg").output


def test_who_leaves_a_finished_evening_is_told_how_to_share_it() -> None:
    PadStore().keep(an_evening())
    assert "--picture FILE" in run("pad", stdin="q\n").output
    assert "--picture" not in run("pad", "Anna", "Juris", stdin="q\n").output


def test_bars_are_as_long_as_their_numbers() -> None:
    players = [
        PlayerStatistics("Anna", finished=5, wins=4, best_round=120, bridges=30),
        PlayerStatistics("Jānis", finished=3, wins=1, best_round=-60, bridges=1),
        PlayerStatistics("Zoë", finished=1),
    ]
    style = PlotStyle(30, ascii_only=True)
    assert list(family_plots(players, style)) == [
        *("", "Evenings won"),
        "  Anna   ############# 4 of 5",
        "  Jānis  ### 1 of 3",
        "  Zoë    0 of 1",
        *("", "Best round"),
        "  Anna   ################ 120",
        "  Jānis  −60",
        *("", "Bridges"),
        "  Anna   ################# 30",
        "  Jānis  # 1",
        "  Zoë    0",
    ]


def test_a_lowest_round_of_nothing_is_the_best_there_is() -> None:
    players = [PlayerStatistics("Anna", lowest_round=0), PlayerStatistics("Juris", lowest_round=12)]
    title = "Best round where the lowest total wins"
    assert list(family_plots(players[:1], PlotStyle(30))) == ["", title, "  Anna  0"]
    shown = [*statistics_lines(players)]
    low = "best round where the lowest total wins"
    assert [f"{low} 0, " in shown[0], f"{low} 12, " in shown[1]] == [True, True]


def test_plots_stand_below_the_statistics() -> None:
    PadStore().keep(an_evening())
    shown = run("pad", "--statistics").output
    assert shown.index("matches won") < shown.index("Evenings won") < shown.index("Best round")
    assert "█" in shown


def test_the_totals_over_an_evening_are_plotted() -> None:
    assert list(evening_plot(two_rounds().sheet, PlotStyle(40))) == [
        "Totals over the evening",
        "26 |   1111111",
        "   |        33",
        *["   |"] * 6,
        "   | ***3333",
        "−5 |    222222",
        "     1 Anna, 2 Juris, 3 Zane; * where several meet",
    ]


def test_a_long_evening_fits_the_width() -> None:
    plot = list(evening_plot(an_evening().sheet, PlotStyle(40)))
    assert max(map(len, plot[:-1])) == 40


def test_an_evening_without_points_has_no_plot() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    assert list(evening_plot(pad.sheet, PlotStyle(40))) == []
    assert "Totals over" in run("pad", "Anna", "Juris", stdin="1: 555\nplot\nq\n").output


def test_a_day_that_is_none_stands_as_it_is() -> None:
    assert (day_text("2026-11-17"), day_text("Sunday")) == ("17 November 2026", "Sunday")
    assert read_pad(edits_document(an_evening())).begun_on == "2026-11-17"
