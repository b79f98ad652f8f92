"""The score pad holds every point of every turn, and says what it was for."""

import random

import pytest

from tests.tui import pad_cases
from trimino.rules import SHEETS, Match, MatchView, Ruleset, published
from trimino.tui.score_pad import end_lines, turn_lines


def played(rules: Ruleset, seats: int, seed: int) -> MatchView:
    """A match played at random, as a spectator sees it."""
    match, rng = Match(rules, seats), random.Random(seed)
    while not match.over and match.rounds_dealt < 3:
        match.deal(rng)
        while not match.round.over:
            match.play(rng.choice(list(match.legal)))
    return match.view(None)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.base)
def test_what_stands_on_the_pad_adds_up_to_the_totals(sheet: Ruleset) -> None:
    for seats in range(1 if sheet.solo else 2, 5):
        for view in played(sheet, seats, seats).rounds:
            lines = [*turn_lines(view), *end_lines(view)]
            for seat, before in enumerate(view.before):
                entries = [line[seat] for line in lines]
                points = sum(entry.points for entry in entries if entry)
                assert before + points == view.position.totals[seat]


def test_a_turn_is_one_entry_with_its_draws() -> None:
    view = played(published("triomino"), 2, 7).rounds[0]
    lines = turn_lines(view)
    written = [entry for line in lines for entry in line if entry]
    turns = [event for event in view.events if type(event.action).__name__ != "Draw"]
    assert len(written) == len(turns)
    notes = [note for entry in written for note in entry.notes]
    assert notes.count("opens") == 1
    assert any("drawn" in note for note in notes)
    assert "pass" in notes or "bridge" in notes


def test_the_rounds_for_the_pad_of_the_browser_are_up_to_date() -> None:
    """To make the file again: python -m tests.tui.pad_cases."""
    assert pad_cases.FILE.read_text(encoding="utf-8") == pad_cases.written()
