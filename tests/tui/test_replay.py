"""A record step by step, and the errors for files that are no record."""

import json
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Select

from tests.cli.running import run
from tests.room.undone import record_with_undone_draw
from tests.tui.piloting import Driver, drive, unwrapped
from trimino.rules import RULESETS
from trimino.terminal.files import read_record
from trimino.terminal.match_replay import MatchReplay
from trimino.tui.screens.replay_screen import ReplayScreen
from trimino.tui.screens.table_screen import TableScreen
from trimino.words import say, speak


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with two records."""
    path = str(tmp_path_factory.mktemp("games") / "games.jsonl")
    run("simulate", "--matches", "2", "--seed", "7", "--record", path)
    return path


def test_a_replay_goes_step_by_step_and_round_by_round(games: str) -> None:
    async def step(driver: Driver) -> None:
        screen = driver.app.screen
        assert isinstance(screen, ReplayScreen)
        assert "Round 1, action 0" in driver.shown
        assert "No tile has been laid yet." in driver.shown
        shown = await driver.press("right")
        assert "Round 1, action 1" in shown
        assert "greedy 1 opens" in shown or "greedy 2 opens" in shown
        assert "Round 1, action 0" in await driver.press("left", "left")
        assert "Round 2, action 0" in await driver.press("pagedown")
        assert "Round 1, action 0" in await driver.press("pageup")
        shown = await driver.press("end")
        assert screen.index == len(screen.replay.steps) - 1
        assert "Score pad" in await driver.press("s")

    drive(step, replay=MatchReplay(read_record(games, 2)))


def test_what_was_undone_stands_beside_the_replay() -> None:
    record = record_with_undone_draw()
    [undone] = record["taken_back"]

    async def step(driver: Driver) -> None:
        assert "Undone" not in driver.shown
        shown = await driver.press(*["right"] * undone["after"])
        assert f"Undone here: Anna draws {undone['actions'][0]['tile']}" in unbroken(shown)
        assert "Undone" not in await driver.press("right")

    drive(step, replay=MatchReplay(record))


def unbroken(shown: str) -> str:
    """The text beside the field, with its wrapped lines joined."""
    return " ".join(" ".join(line.rpartition("│")[2] for line in shown.splitlines()).split())


def test_the_analysis_stands_beside_the_replay(games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    why = [{"name": "reason-pays-bridge", "details": {"points": 40}}]
    done = {"do": "draw"}
    best = {"do": "place", "tile": "3-4-4", "field": 0}
    fault = {"round": 1, "action": 1, "grade": "blunder", "ungraded": None, "done": done}
    cost = {"measure": "match", "amount": 12.4}
    plan = {"plan": None, "in_episode": False}
    decision = fault | plan | {"best": best, "cost": cost, "why_best": why, "why_done": []}
    kept = {"action": 2, "grade": "best", "done": best, "in_episode": True, "why_best": []}
    free = {"measure": "match", "amount": 0.0}
    costly = {"round": 1, "action": 2, "better": "draw", "grade": "blunder"}
    episode = costly | {"cost": {"measure": "match", "amount": 26.2}}
    said = [{"name": "review-advice-bonus", "details": {}}]
    beside = {"name": "table-left-of", "details": {"tile": "3-3-4"}}
    instead = {
        "done": {"name": "analysis-do-draw", "details": {}},
        "against": [],
        "better": {"name": "table-place", "details": {"tile": "3-4-4", "where": beside}},
        "why": why,
        "cost": {"name": "analysis-cost-chance", "details": {"percent": 12}},
    }
    title = {"name": "moment-bonus", "details": {"points": 40}}
    moment = {"kind": "mistake", "round": 1, "action": 1, "title": title, "instead": instead}
    reviews = [
        {"seat": seat, "words": said, "lesson": None, "moments": moments}
        for seat, moments in enumerate(([moment], []))
    ]
    seats = [{"player": "greedy 1", "accuracy": 91.2}, {"player": "greedy 2", "accuracy": None}]

    async def analyse(driver: Driver) -> None:
        async def told(record: object, players: object, progress: Any) -> dict[str, Any]:
            progress(1, 2)
            decisions = [decision, decision | kept | {"cost": free, "plan": {"instead": done}}]
            told = {"decisions": decisions, "episodes": [episode]}
            return told | {"seats": seats, "reviews": reviews}

        monkeypatch.setattr(driver.app.engine, "analyse", told)
        await driver.press("a")
        await driver.until(lambda: "accuracy 91 %" in driver.shown)
        review = unbroken(driver.shown)
        assert "1.1 A bonus of 40 points was there, cost 12 wins out of 100" in review
        assert "better: 3-4-4 left of 3-3-4 – makes a bridge (+40)" in review
        shown = " ".join((await driver.press("right")).split())
        assert "blunder" in shown
        assert "cost 12 wins out of 100" in shown
        assert "better: 3-4-4" in shown
        shown = unbroken(await driver.press("right"))
        assert say("analyse-grade-best-tile") in shown
        assert say("moment-plan-draw") in shown
        assert "cost 26 wins out of 100" in shown

    drive(analyse, replay=MatchReplay(read_record(games, 1)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "There is no record here."),
        ("{", "is not JSON"),
        ("{}", "is missing"),
        (json.dumps({"format": "other"}), "This is not a record that can be read here"),
    ],
)
def test_a_file_that_is_no_record_is_refused_and_the_start_stays(
    text: str, told: str, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(text, encoding="utf-8")

    async def open_it(driver: Driver) -> None:
        await driver.press("f3")
        driver.app.screen.query_one(Input).value = str(bad)
        await driver.press("enter")
        await driver.until(lambda: told in unwrapped(driver.shown))

    drive(open_it, starts=True)
    refused = run("tui", "--replay", str(bad))
    assert refused.exit_code in (1, 2)
    assert told in refused.output


def test_a_file_is_opened_from_the_start_and_left_again(games: str) -> None:
    async def open_it(driver: Driver) -> None:
        await driver.press("f3")
        driver.app.screen.query_one(Input).value = games
        await driver.press("enter")
        await driver.until(lambda: isinstance(driver.app.screen, ReplayScreen))
        await driver.press("q")
        assert "F5 start" in driver.shown

    drive(open_it, starts=True)


def test_a_game_is_started_from_the_start() -> None:
    async def start(driver: Driver) -> None:
        assert "Greedy" in driver.shown
        await driver.press("f5")
        await driver.until(lambda: isinstance(driver.app.screen, TableScreen))
        await driver.turn()
        await driver.press("q", "y")
        await driver.until(lambda: "F5 start" in driver.shown)

    drive(start, starts=True)


def test_the_start_speaks_the_language_that_is_chosen_there() -> None:
    async def choose(driver: Driver) -> None:
        driver.app.screen.query_one("#players", Select).value = "3"
        driver.app.screen.query_one("#language", Select).value = "lv"
        await driver.until(lambda: "Noteikumi" in driver.shown)
        assert "Bots 2" in driver.shown

    try:
        drive(choose, starts=True)
    finally:
        speak("en")


def test_the_start_offers_every_sheet_and_solo_where_there_is_one() -> None:
    async def choose(driver: Driver) -> None:
        rules = driver.app.screen.query_one("#rules", Select)
        for sheet in RULESETS:
            rules.value = sheet.base
            await driver.pilot.pause()
            players = driver.app.screen.query_one("#players", Select)
            numbers = [value for _, value in players._options]
            fewest, most = sheet.players
            alone = ["1"] if sheet.solo else []
            assert numbers == [*alone, *map(str, range(fewest, most + 1))]

    drive(choose, starts=True)
