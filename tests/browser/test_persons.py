"""The reader is “you” at the table, at its end and in replays; others see the name."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Mouse, play
from tests.browser.records import last_tile
from tests.browser.scenes import source
from tests.browser.tables import (
    WHOLE_WELL,
    bot_names,
    finished_match,
    open_table,
    play_on,
    view,
)
from tests.browser.visitor import LOOKS, Visitor
from trimino.messages.players import ReaderName

NAME = "Zanna"

LOCALES = ("en-GB", "lv-LV", "lt-LT", "ru-RU", "cs-CZ")


def you(visitor: Visitor) -> ReaderName:
    return ReaderName(visitor.say("player-you"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_says_what_you_did(visit: Callable[..., Visitor], look: str, locale: str) -> None:
    visitor = visit(locale=locale, **LOOKS[look])
    table = open_table(visitor, bots=[], well_size=WHOLE_WELL, name=NAME)
    visitor.page.get_by_role("toolbar").wait_for()
    play_on(visitor, table, 1)
    last = view(visitor, table)["match"]["actions"][-1]
    told = visitor.say("event-lays", player=you(visitor), tile=last["tile"], field=1)
    expect(visitor.page.locator(".happened")).to_contain_text(told)
    expect(visitor.page.locator(".happened")).to_be_in_viewport()
    expect(visitor.page.get_by_role("log")).to_contain_text(told)
    expect(visitor.page.locator("body")).not_to_contain_text(NAME)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("winner", [0, 1], ids=["won", "lost"])
def test_the_end_says_how_you_did(visit: Callable[..., Visitor], winner: int, locale: str) -> None:
    visitor = visit(locale=locale)
    visitor.sign_in(NAME)
    start = source(visitor, last_tile(winner))
    table = open_table(visitor, practice=start, bots=["greedy"], shows=False, name=NAME)
    play_on(visitor, table)
    visitor.open(f"/table/{table}")
    dialog = visitor.dialog()
    expect(dialog.get_by_role("rowheader", name=you(visitor), exact=True)).to_be_visible()
    expect(dialog).not_to_contain_text(NAME)
    match = view(visitor, table)["match"]
    assert match["winners"] == [winner]
    players = [you(visitor), *bot_names(visitor, table)][winner]
    visitor.sees("end-screen-wins", players=players, count=1)
    visitor.sees("match-highest", players=players, count=1, total=match["totals"][winner])


def test_a_solo_game_is_yours(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor, bots=[], well_size=4, name=NAME)
    total = view(visitor, table)["match"]["totals"][0]
    expect(visitor.dialog()).to_contain_text(f"You end with {total}".replace("-", "−"))
    expect(visitor.dialog()).not_to_contain_text(NAME)


def test_a_replay_is_about_you_and_to_others_about_you_by_name(
    visit: Callable[..., Visitor],
) -> None:
    visitor, other = visit(), visit()
    table = finished_match(visitor, name=NAME)
    heading = visitor.open(f"/replay/table/{table}").get_by_role("heading", level=1)
    expect(heading).to_have_accessible_name(re.compile(visitor.say("player-you")))
    visitor.page.keyboard.press("End")
    visitor.sees("replay-match-ended")
    expect(visitor.page.locator("main")).not_to_contain_text(NAME)
    heading = other.open(f"/replay/table/{table}").get_by_role("heading", level=1)
    expect(heading).to_have_accessible_name(re.compile(NAME))


def test_people_around_one_device_keep_their_names(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, bots=[], names=[NAME, "Juris"])
    play(visitor, Mouse(), until=lambda screen: len(screen.laid) > 0)
    happened = visitor.page.locator(".happened")
    expect(happened).to_contain_text(visitor.say("event-opens", player="", tile="").strip())
    expect(happened).not_to_contain_text(visitor.say("player-you"))
