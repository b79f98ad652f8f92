"""The first tile of a field, and several fields side by side."""

import random

from tests.tui.piloting import QUICK, Driver, drive
from trimino.drawing.pen import BOX_GLYPHS
from trimino.drawing.spots import spot
from trimino.rules import Match, Phase, PlacementKind, published
from trimino.tui.board import SIZES, Board, Marks
from trimino.tui.selection import Selection
from trimino.tui.widgets.field_view import FieldView

SEED = 10
"""A deal under triodominio in which a hexagon is closed."""


def closed() -> Match:
    """A match at the moment at which a new field is offered."""
    match, rng = Match(published("triodominio"), 2), random.Random(SEED)
    match.deal(rng)
    while match.round.phase is not Phase.NEW_FIELD:
        legal = match.legal
        closing = [one for one in legal.placements if legal.kind(one)[0] is PlacementKind.HEXAGON]
        match.play(closing[0] if closing else rng.choice(list(legal)))
    return match


def test_the_opening_tile_is_turned() -> None:
    async def turn(driver: Driver) -> None:
        assert "No tile has been laid yet." in driver.shown
        seen = set()
        # The last tile of the hand; the first is 0-0-0, which looks the same however it is turned.
        await driver.press("left")
        for _ in range(3):
            choice = driver.table.selection
            assert choice is not None
            assert choice.placement is not None
            top, right, left = choice.placement.corners
            assert f"{top} on top, {right} right, {left} left" in driver.asked
            seen.add(choice.placement.corners)
            await driver.press("t")
        assert len(seen) == 3

    # Under this sheet the youngest opens, with any tile.
    drive(turn, QUICK._replace(rules=published("triodominio"), seed=1, youngest=1))


def test_a_new_field_is_started_beside_the_other_or_declined() -> None:
    async def start(driver: Driver) -> None:
        game, match = driver.game, closed()
        game.match = match
        game._here = match.round.turn
        game._bots = {1 - match.round.turn: next(iter(game._bots.values()))}
        game.changed()
        await driver.until(lambda: "start a new field" in driver.asked)
        assert "p decline" in driver.shown
        await driver.press("right", "down")
        field = driver.table.query_one(FieldView)
        assert len(field.board._origins) == 2
        await driver.press("enter")
        await driver.until(lambda: len(game.match.round.fields) == 2)

    drive(start, QUICK._replace(rules=published("triodominio"), seed=1, youngest=1))


def test_every_lit_place_is_found_where_it_is_drawn() -> None:
    match = closed()
    turn = match.round.turn
    match.play(next(place for place in match.legal.placements))
    while match.round.turn != turn or match.round.phase is not Phase.TURN:
        match.play(match.legal.default)
    choice = Selection(match.view(turn).legal)
    labels = {spot(place): "+" for place in choice.menu.places}
    assert {number for number, _ in labels} == {0, 1}
    for rows in SIZES:
        for width in (200, 40):
            board = Board(match.round.fields, Marks(None, labels, labels), rows, width, BOX_GLYPHS)
            for where in labels:
                assert board.spot_at(*board.middle(where)) == where
                assert board.canvas.char(*board.middle(where)) == "+"
