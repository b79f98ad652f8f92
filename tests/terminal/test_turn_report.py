"""The report of the turns since the last one of a person."""

import random

from trimino.rules import (
    DRAW,
    PASS,
    Cell,
    Event,
    Item,
    Match,
    Phase,
    Place,
    Score,
    Tile,
    View,
    published,
)
from trimino.terminal.turn_text import format_scores, recent_lines

PLAYERS = ["Anna", "Juris", "Ilze"]
DRAWN = (Score(Item.DRAW, -5),)


def laid(seat: int) -> Event:
    place = Place(Tile(3, 4, 4), Cell(0, 0, down=True), (4, 4, 3))
    return Event(seat, Phase.TURN, place, (Score(Item.TILE, 11),))


def seen_by(reader: int | None, *events: Event) -> View:
    """A view of nothing but these events."""
    match = Match(published("triomino"), 3)
    match.deal(random.Random(1))
    return match.view(reader).now._replace(events=events)


def test_news_begin_with_the_last_turn_of_the_reader() -> None:
    view = seen_by(0, laid(0), laid(1), laid(2), laid(0), laid(1), laid(2))
    assert recent_lines(view, PLAYERS) == [f"{player} lays 3-4-4: +11" for player in PLAYERS]


def test_who_is_new_is_told_everything() -> None:
    assert len(recent_lines(seen_by(0, laid(1), laid(2)), PLAYERS)) == 2
    assert recent_lines(seen_by(0), PLAYERS) == []


def test_draws_nobody_else_sees_are_told_once() -> None:
    draws = [Event(1, Phase.TURN, DRAW, DRAWN)] * 3
    (line,) = recent_lines(
        seen_by(0, *draws, Event(1, Phase.TURN, PASS, (Score(Item.STUCK, -10),))), PLAYERS
    )
    assert "Juris draws a tile" in line
    assert "(×3) · Juris passes" in line


def test_in_the_middle_of_a_turn_its_draws_stand_last() -> None:
    own = Event(0, Phase.TURN, DRAW, DRAWN, drawn=Tile(0, 1, 2))
    told = recent_lines(seen_by(0, laid(0), laid(1), laid(2), own), PLAYERS)
    assert len(told) == 4
    assert told[-1].startswith("Anna draws 0-1-2")


def test_a_sum_names_what_is_not_the_tile_itself() -> None:
    assert format_scores((Score(Item.TILE, 11),)) == "11"
    zero = (Score(Item.TILE, 0), Score(Item.OPENING, 10), Score(Item.ZERO_OPENING, 30))
    assert format_scores(zero) == "0 + opening 10 + 0-0-0 30 = 40"
    assert format_scores(()) == ""
