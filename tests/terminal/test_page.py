"""The page of a decision: it fits every screen, and is made from the view alone."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trimino.bots.player import find_player
from trimino.rules import DRAW, RULESETS, Match, MatchView, Place, Ruleset, Tile, published
from trimino.rules.ruleset import AfterDrawing
from trimino.terminal.menu import LABELS, Menu, MenuCommand
from trimino.terminal.page import Page
from trimino.terminal.screen import TerminalScreen

NAMES = ["Anna", "Juris", "Ilze", "Māra", "李", "a very long name for a player of this game"]


def views(rules: Ruleset, seats: int, seed: int) -> list[MatchView]:
    """The view of the player on turn at every decision of a round."""
    match, rng = Match(rules, seats), random.Random(seed)
    match.deal(rng)
    seen = []
    while not match.round.over:
        seen.append(match.view(match.round.turn))
        match.play(find_player("random").choose(seen[-1], rng))
    return seen


@pytest.mark.parametrize("size", [(80, 24), (40, 30), (200, 50)], ids=str)
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_page_fits_the_screen(
    rules: Ruleset,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
    count: Callable[[int, int], int],
) -> None:
    width, height = size
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    screen = TerminalScreen(shared=True)
    seen = views(rules, rules.players[1], seed=height)
    for view in seen[:: count(17, 1)]:
        menu = Menu(view.legal)
        page = Page(view, menu, NAMES[: view.players], screen)
        for chosen in [None, *(tile for tile in menu.tiles.values() if menu.options(tile))]:
            lines = page.lines(chosen, may_undo=True, note="x" * 60)
            assert len(lines) <= height - 2
            assert all(line.cell_len <= width for line in lines)
            assert lines[0].plain.startswith(page.view.rules.base[:3].title())


@pytest.mark.parametrize(
    ("after", "line"),
    [
        (AfterDrawing.DRAWN, "* drawn in this turn; only these may be laid"),
        (AfterDrawing.ANY, "* drawn in this turn"),
        (AfterDrawing.NEWEST, "* drawn in this turn; only the last, {newest}, may be laid"),
    ],
)
def test_who_has_drawn_is_told_what_may_be_laid_and_every_cost(
    after: AfterDrawing, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "40")
    rules = published("triomino").replace(after_drawing=after, stop_drawing=True, stop_cost=7)
    match = Match(rules, 2)
    match.deal(random.Random(5))
    match.play(next(iter(match.legal)))
    match.play(DRAW)
    newest = match.play(DRAW).drawn
    view = match.view(match.round.turn)
    page = Page(view, Menu(view.legal), NAMES[:2], TerminalScreen(shared=True))
    lines = [shown.plain for shown in page.lines(None, may_undo=False)]
    assert line.format(newest=newest) in lines
    assert any("d draw (−5)" in shown and "p pass (−7)" in shown for shown in lines)


def test_a_tiny_screen_still_shows_what_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("LINES", "5")
    screen = TerminalScreen(shared=True)
    view = views(published("triomino"), 2, seed=1)[9]
    for chosen in (None, view.now.position.hand[0]):
        page = Page(view, Menu(view.legal), NAMES[:2], screen)
        assert page.lines(chosen, may_undo=False)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_every_legal_action_can_be_typed_and_nothing_else_is_taken(rules: Ruleset) -> None:
    for view in views(rules, 2, seed=3):
        menu = Menu(view.legal)
        entries = [f"{number}{label}" for number in menu.tiles for label in LABELS[:60]]
        typed = {menu.read(entry) for entry in (*entries, *menu.others)}
        assert set(view.legal) == {action for action in typed if action in view.legal}
        for number, tile in menu.tiles.items():
            assert menu.read(f" {number} ") == tile
            for spot in menu.options(tile):
                assert menu.read(f"{number} {spot.label.upper()}") == spot.place
                assert menu.read(spot.label, tile) == spot.place
                assert spot.scores == view.legal.scores(spot.place)


def test_no_place_is_labelled_with_a_key() -> None:
    assert not {"d", "p", *MenuCommand} & set(LABELS)


@given(st.text(max_size=8) | st.from_regex(r"[0-9]{1,2} ?[a-z]{0,2}", fullmatch=True))
def test_an_entry_means_something_that_is_there_or_nothing(entry: str) -> None:
    menu = Menu(VIEW.legal)
    match menu.read(entry):
        case Tile() as tile:
            assert tile in VIEW.now.position.hand
        case Place() as place:
            assert place in VIEW.legal
        case None:
            assert entry.strip().lower() not in {"d", "p", *MenuCommand, *map(str, menu.tiles)}
        case meant:
            assert entry.strip().lower() in {"d", "p", *MenuCommand}, meant


VIEW = views(published("triomino"), 2, seed=1)[5]
