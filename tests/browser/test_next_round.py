"""Between rounds: a person who plays alone is waited for, and nobody's reading is interrupted."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.multiplayer import start_match
from tests.browser.tables import open_table, play_on, send, view, with_rounds
from tests.browser.visitor import LOOKS, Visitor

AFTER_THE_END = 2_000
"""Milliseconds after which the end of a round has opened by itself, if it may."""


def test_the_next_round_waits_for_somebody_who_plays_with_bots(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    table = open_table(visitor, rules=with_rounds("triomino", 3), bots=["greedy"], shows=False)
    play_on(visitor, table, "round")
    visitor.open(f"/table/{table}")
    visitor.sees("end-screen-no-hurry")
    assert "deal_left" not in view(visitor, table)["clock"]
    visitor.press("end-screen-next")
    expect(visitor.dialog()).to_have_count(0)
    visitor.wait_for(lambda: len(view(visitor, table)["match"]["played"]) == 1)


def test_the_next_round_can_be_dealt_after_a_look_at_the_field(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    table = open_table(visitor, rules=with_rounds("triomino", 3), bots=["greedy"], shows=False)
    play_on(visitor, table, "round")
    visitor.open(f"/table/{table}")
    visitor.close_dialog()
    expect(visitor.dialog()).to_have_count(0)
    visitor.press("end-screen-next")
    visitor.wait_for(lambda: len(view(visitor, table)["match"]["played"]) == 1)


def test_among_several_people_the_pause_is_counted_down(visit: Callable[..., Visitor]) -> None:
    anna, juris = visit(), visit()
    table = start_match(anna, juris, "Juris", rules=with_rounds("triomino", 3))
    juris.open("/")
    # Somebody plays for him, and he still counts as one of the people.
    send(juris, table, {"type": "leave"})
    play_on(anna, table, "round")
    before, _ = anna.say("end-screen-next-in", time="|").split("|")
    expect(anna.dialog().get_by_role("timer")).to_contain_text(before + "0:")
    assert view(anna, table)["clock"]["deal_left"] > 0


def test_reading_the_pad_is_not_interrupted(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, rules=with_rounds("triomino", 3), bots=["greedy"])
    visitor.press("table-pad")
    pad = visitor.dialog().get_by_role("group")
    play_on(visitor, table, "round")
    expect(pad).to_contain_text(visitor.say("pad-end"))
    visitor.page.wait_for_timeout(AFTER_THE_END)
    expect(visitor.dialog()).to_have_count(1)
    expect(pad).to_be_visible()
    # The next deal leaves it open too.
    visitor.close_dialog()
    visitor.sees("end-screen-no-hurry")
    visitor.close_dialog()
    visitor.press("table-pad")
    send(visitor, table, {"type": "go-on"})
    expect(pad).to_contain_text(visitor.say("pad-round", round=2))
    expect(visitor.dialog()).to_have_count(1)


def test_the_result_stays_open_when_the_next_round_is_dealt(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, rules=with_rounds("triomino", 3), bots=["greedy"], shows=False)
    play_on(visitor, table, "round")
    visitor.open(f"/table/{table}")
    visitor.sees("end-screen-no-hurry")
    send(visitor, table, {"type": "go-on"})
    visitor.sees("end-screen-dealt")
    visitor.press("end-screen-next")
    expect(visitor.dialog()).to_have_count(0)
    visitor.page.get_by_role("toolbar").wait_for()
