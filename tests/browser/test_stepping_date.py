"""A date that steps, as when a device sets its clock, changes no time that is left."""

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import app_server
from tests.browser.multiplayer import player_to_move, start_match
from tests.browser.playing import Mouse, lay
from tests.browser.screen import read_screen
from tests.browser.tables import open_table
from tests.browser.visitor import Visitor
from tests.server.servers import Server

STEP = "(hours) => { const now = Date.now; Date.now = () => now.call(Date) + hours * 3_600_000; }"
LIMIT = 60
"""Seconds, as many as a bot can leave for undoing, and far less than a step."""

TIME = re.compile(r"(?:(\d+):)?(\d+)")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots leave a long time for undoing."""
    with app_server(tmp_path_factory, TRIMINO_UNDO_PAUSE=str(LIMIT)) as running:
        yield running


@pytest.mark.parametrize("hours", [1, -1])
def test_a_turn_and_a_notice_count_on(hours: int, visit: Callable[..., Visitor]) -> None:
    anna, juris = visit(), visit()
    start_match(anna, juris, "Juris", turn_seconds=10 * LIMIT)
    turn, other = player_to_move(anna, juris)
    turn.open("/")
    times = other.page.get_by_role("timer").first, other.page.locator("[data-away]")
    for time in times:
        expect(time).to_contain_text(":")
    count_on_after_a_step(other, hours, *times)


@pytest.mark.parametrize("hours", [1, -1])
def test_the_time_for_undoing_counts_on(
    hours: int, visit: Callable[..., Visitor], patient: Server
) -> None:
    visitor = visit(at=patient)
    # Who opens the round may not draw: a tile can be laid.
    open_table(visitor, rules="triodominio", bots=["greedy"], friendly=False)
    visitor.page.get_by_role("toolbar").wait_for()
    lay(visitor.page, Mouse(), read_screen(visitor.page))
    undo = visitor.button("table-take-back")
    expect(undo).to_contain_text(TIME)
    count_on_after_a_step(visitor, hours, undo)


def count_on_after_a_step(visitor: Visitor, hours: int, *times: Locator) -> None:
    before = [*map(seconds, times)]
    visitor.page.evaluate(STEP, hours)
    for time, was in zip(times, before, strict=True):
        visitor.wait_for(partial(has_changed, time, was))
        assert was / 2 < seconds(time) < was


def has_changed(time: Locator, was: int) -> bool:
    return seconds(time) != was


def seconds(time: Locator) -> int:
    """The seconds that are told, in one of the ways to tell them."""
    found = TIME.search(time.inner_text())
    assert found is not None
    return 60 * int(found[1] or 0) + int(found[2])
