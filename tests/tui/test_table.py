"""The table screen, by keyboard and by mouse."""

import re
from typing import Any

import pytest
from textual.binding import Binding
from textual.widgets import OptionList

from tests.tui.piloting import LARGE, QUICK, SMALL, Driver, drive
from trimino.client.suggestion import SuggestedPlan, Suggestion, TableHint
from trimino.drawing.spots import spot
from trimino.rules import Draw, Message
from trimino.tui.board import SIZES
from trimino.tui.screens.field_screen import FieldScreen
from trimino.tui.screens.play_screen import PlayScreen
from trimino.tui.screens.table_screen import TableScreen
from trimino.tui.widgets.field_view import FieldView
from trimino.tui.widgets.hand_view import HandView
from trimino.words import Words, languages, say, speak


def test_points_are_told_before_a_tile_is_laid() -> None:
    async def look(driver: Driver) -> None:
        assert "Your turn: lay a tile" in driver.asked
        await driver.press("right")
        assert driver.asked == "2-4-4: 10 · 1 of 3"
        await driver.press("down")
        assert driver.asked == "2-4-4: 10 · 2 of 3"
        await driver.press("9")
        assert driver.asked == "3-4-4: 11 · 1 of 3"
        await driver.press("escape")
        assert "Your turn: lay a tile" in driver.asked

    drive(look)


def test_tiles_drawn_in_this_turn_stand_at_the_end_of_the_hand() -> None:
    async def draw(driver: Driver) -> None:
        await driver.press("d")
        shown = await driver.press("d")
        view = driver.game.view
        assert view is not None
        drawn = view.now.position.drawn
        assert len(drawn) == 2
        hand = len(view.now.position.hand)
        assert re.findall(r"(\d+)\*", shown) == [str(hand - 1), str(hand)]
        selection = driver.table.selection
        assert selection is not None
        assert tuple(selection.menu.tiles.values())[-2:] == drawn

    drive(draw, size=LARGE)


def test_a_tile_that_fits_nowhere_is_refused_with_the_reason() -> None:
    async def look(driver: Driver) -> None:
        await driver.press("1")
        assert driver.asked == "This tile fits nowhere now."
        await driver.press("p")
        assert "You cannot pass while you may draw" in driver.asked
        assert driver.events == 1

    drive(look)


def test_a_draw_costs_what_its_key_says() -> None:
    async def draw(driver: Driver) -> None:
        assert say("key-draw", points=-5) in driver.shown
        await driver.press("d")
        await driver.until(lambda: driver.game.match.totals[0] == -5)
        await driver.until(lambda: "You draw" in driver.shown)

    drive(draw)


def test_a_move_is_taken_back_before_the_bot_replies() -> None:
    async def undo(driver: Driver) -> None:
        await driver.press("u")
        assert "There is nothing to undo." in driver.asked
        await driver.press("right", "enter")
        await driver.until(lambda: driver.events == 2)
        assert "u undo" in await driver.press()
        await driver.press("u")
        await driver.until(lambda: driver.events == 1)
        await driver.turn()
        assert "Your turn" in driver.asked

    # Meanwhile the bot waits.
    drive(undo, QUICK._replace(pause=5.0))


async def taken_back(driver: Driver) -> list[dict[str, Any]]:
    record = await driver.game.record()
    assert record is not None
    return list(record["taken_back"])


def test_a_draw_is_undone_and_so_are_the_replies_of_a_bot() -> None:
    async def undo(driver: Driver) -> None:
        start = driver.events
        hand = driver.game.match.view(0).now.position.hand
        await driver.press("d")
        await driver.until(lambda: driver.events == start + 1)
        await driver.press("u")
        await driver.until(lambda: driver.events == start)
        assert driver.game.match.view(0).now.position.hand == hand
        await driver.turn()
        await driver.press("right", "enter")
        await driver.until(lambda: driver.events > start + 1 and driver.game.match.round.turn == 0)
        await driver.press("u")
        await driver.until(lambda: driver.events == start)
        undone = [[one["seat"] for one in part["actions"]] for part in await taken_back(driver)]
        assert undone == [[0], [0, *[1] * (len(undone[1]) - 1)]]

    drive(undo)


def test_a_tile_is_laid_by_mouse() -> None:
    async def click(driver: Driver) -> None:
        await driver.pilot.click(HandView, offset=(44, 2))
        await driver.pilot.pause()
        assert driver.asked.startswith("3-4-4: 11")
        field = driver.table.query_one(FieldView)
        choice = driver.table.selection
        assert choice is not None
        target = choice.ways[2].place
        row, column = field.board.middle(spot(target))
        top, left = field._window.top, field._window.left
        for _ in range(2):
            await driver.pilot.click(FieldView, offset=(column - left, row - top))
            await driver.pilot.pause()
        await driver.until(lambda: driver.events >= 2)
        assert driver.game.match.round.events[1].action == target

    drive(click)


def test_keys_at_the_foot_can_be_clicked() -> None:
    async def click(driver: Driver) -> None:
        line = next(
            (y, text.index("s scores"))
            for y, text in enumerate(driver.shown.splitlines())
            if "s scores" in text
        )
        await driver.pilot.click(offset=(line[1] + 3, line[0]))
        await driver.pilot.pause()
        assert "Score pad" in driver.shown
        assert "opens +22" in driver.shown

    drive(click)


def test_the_field_is_zoomed_and_panned() -> None:
    async def look(driver: Driver) -> None:
        field = driver.table.query_one(FieldView)
        assert field.board.rows == SIZES[-1]
        await driver.press("minus", "minus", "minus")
        assert field.board.rows == SIZES[0]
        before = driver.shown
        await driver.press("shift+right")
        assert driver.shown != before
        await driver.press("f")
        assert field.board.rows == SIZES[-1]
        window = field._window
        await driver.pilot.mouse_down(FieldView, offset=(10, 5))
        await driver.pilot.hover(FieldView, offset=(14, 7))
        await driver.pilot.mouse_up(FieldView, offset=(14, 7))
        assert (window.top - field._window.top, window.left - field._window.left) == (2, 4)

    drive(look)


def test_rules_and_help_are_read_on_a_key() -> None:
    async def read(driver: Driver) -> None:
        assert "The Russian Триомино sheet" in await driver.press("r")
        assert "The Russian Триомино sheet" not in await driver.press("pagedown", "pagedown")
        assert "another tile in your hand" in await driver.press("escape", "question_mark")
        assert "Your turn" in await driver.press("escape")

    drive(read)


@pytest.mark.parametrize("tag", languages())
def test_the_help_names_every_letter_that_does_something(tag: str) -> None:
    signs = dict.fromkeys(("last", "hole", "beyond", "bonus", "turn", "tiles", "drawn"), "*")
    told = Words(tag).say("tui-help", **signs)
    bound = [
        Binding.make_bindings(kind.BINDINGS) for kind in (FieldScreen, PlayScreen, TableScreen)
    ]
    letters = {key.key for keys in bound for key in keys if re.fullmatch("[a-z]", key.key)}
    # It stands for the arrow down, which is named.
    for letter in letters - {"t"}:
        assert re.search(rf"(^|; ){letter} ", told, re.MULTILINE), letter


def test_another_language_is_spoken_at_once() -> None:
    async def switch(driver: Driver) -> None:
        await driver.press("l")
        listed = driver.app.screen.query_one(OptionList)
        assert [str(option.prompt) for option in listed.options] == [
            "Čeština",
            "English",
            "Lietuvių",
            "Latviešu",
            "Русский",
        ]
        shown = await driver.press("down", "down", "enter")
        assert "Tavs gājiens" in shown
        assert "sāk ar 4-4-4" in shown

    try:
        drive(switch)
    finally:
        speak("en")


@pytest.mark.parametrize("size", [SMALL, LARGE, (50, 16), (30, 10), (12, 4)])
def test_any_size_of_screen_shows_what_matters(size: tuple[int, int]) -> None:
    async def look(driver: Driver) -> None:
        shown = await driver.press("right")
        lines = shown.splitlines()
        assert len(lines) == size[1]
        assert max(map(len, lines)) <= size[0]
        if size >= (30, 10):
            assert "2-4-4: 10" in shown
            assert "22" in shown
        await driver.pilot.resize_terminal(80, 24)
        await driver.pilot.pause()
        await driver.press("enter")
        await driver.until(lambda: driver.events >= 2)

    drive(look, size=size)


def test_without_colours_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(driver: Driver) -> None:
        await driver.press("right")
        strips = driver.app.screen._compositor.render_strips()
        ghost = [
            segment
            for strip in strips
            for segment in strip
            if segment.style and segment.style.reverse
        ]
        assert ghost
        for strip in strips:
            for segment in strip.apply_filter(
                driver.app._filters[-1], driver.app.screen.styles.background
            ):
                style = segment.style
                assert style is None or style.color is None or style.color.is_default

    monkeypatch.setenv("NO_COLOR", "1")
    drive(look)


def test_quitting_is_asked_first_and_keeps_what_was_played(tmp_path: object) -> None:
    async def quit_it(driver: Driver) -> None:
        assert "Leave this match?" in await driver.press("q")
        assert "Your turn" in await driver.press("n")
        await driver.press("q", "y")

    app = drive(quit_it, QUICK._replace(record=f"{tmp_path}/games.jsonl"))
    assert app.farewell[0] == "The match was stopped."


def test_a_hint_says_why_and_is_shown_on_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(driver: Driver) -> None:
        choice = driver.table.selection
        assert choice is not None
        best = choice.legal.placements[-1]

        async def hint(*, perfect: bool = False) -> TableHint:
            nudge, place = Message("nudge-keep"), Message("hint-place-new")
            plan = SuggestedPlan(Draw(), True, 0.9, 0.5, 40.0, ())
            told = (Suggestion(best, 0.61, 0.03, 12.3, True, ()),)
            others = "perfect" if perfect else "expert"
            return TableHint(("people", others), nudge, place, plan, told)

        monkeypatch.setattr(driver.game, "hint", hint)
        shown = await driver.press("h")
        assert "Think of your next turn" in shown
        assert "It starts a field of its own" not in shown
        assert "It starts a field of its own" in await driver.press("space")
        shown = await driver.press("space")
        assert f"Lay {best.tile}" in shown
        assert "wins 55 to 67 times out of 100" in shown
        assert "play like Expert bots" in shown
        assert "everyone plays without mistakes" in await driver.press("p")
        assert "play like Expert bots" in await driver.press("p")
        await driver.press("enter")
        assert choice.placement == best

    drive(ask)
