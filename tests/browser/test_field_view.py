"""The field on the screen: however it grows, it lies in the middle."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.records import Moment
from tests.browser.scenes import source
from tests.browser.screen import becomes
from tests.browser.tables import catch_up, open_table, send, view
from tests.browser.visitor import DESK, PHONE, Visitor
from trimino.records.notation import parse_tile
from trimino.records.record import dump, record_of
from trimino.rules import Deal, Match, published

WELL = 20
START = parse_tile("333")
ROW = "233 223 222 122 112 111 011 001 000"
"""Tiles that lie beside each other in a row, to the left or to the right of the start."""

# Whether the tiles lie in the middle of the field, but for less than a tile.
IN_THE_MIDDLE = """(felt) => {
  const field = felt.getBoundingClientRect();
  const tiles = [...felt.querySelectorAll('[data-tile]')].map((e) => e.getBoundingClientRect());
  const left = Math.min(...tiles.map((tile) => tile.left));
  const right = Math.max(...tiles.map((tile) => tile.right));
  return Math.abs(left + right - field.left - field.right) / 2 < tiles[0].width;
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("side", [-1, 1], ids=["left", "right"])
def test_it_stays_in_the_middle_when_it_grows_to_one_side(
    size: tuple[int, int], side: int, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(size=size)
    table = open_table(visitor, practice=source(visitor, Moment(row(), 0)))
    felt = visitor.page.locator(".felt")
    for tile in ROW.split():
        now = view(visitor, table)
        found = [place for place in now["match"]["legal"] if named(place) == tile]
        place = max(found, key=lambda place: reach(place, side))
        decision = now["clock"]["decision"]
        play = {"type": "play", "decision": decision, "action": place["action"]}
        send(visitor, table, play)
        catch_up(visitor, table)
        becomes(felt, IN_THE_MIDDLE)


def row() -> str:
    """Record of a solo game in which the row was dealt."""
    rules = published("triomino")
    hand = tuple(map(parse_tile, ROW.split()))
    match = Match(rules, players=1)
    others = sorted({*rules.tiles} - {START, *hand})
    match.deal(Deal((hand,), tuple(others[:WELL]), START))
    return dump(record_of(match, ["Anna"]))


def named(choice: dict[str, Any]) -> str:
    return str(choice.get("tile", "")).replace("-", "")


def reach(place: dict[str, Any], side: int) -> float:
    """How far a placement in the row of the start goes to a side; any other is less."""
    x, y, _ = place["at"]
    return side * float(x) if y == 0 else float("-inf")
