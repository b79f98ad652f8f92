"""House rules that the user keeps: offered on the start screen, and named at the table."""

from pathlib import Path

import pytest
from textual.widgets import Select

from tests.tui.piloting import QUICK, Driver, drive
from trimino.records.house_rules_notation import HouseRules
from trimino.rules import published
from trimino.terminal.kept_rules import KeptRules, kept_rules_path

OURS = HouseRules(published("triomino").replace(draw_limit=2), "Grandma's")


@pytest.fixture(autouse=True)
def _data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Kept rules of their own for each test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_a_game_by_kept_rules_is_started_and_shows_their_name() -> None:
    KeptRules().keep(OURS)

    async def play(driver: Driver) -> None:
        driver.app.screen.query_one("#rules", Select).value = str(OURS)
        await driver.until(lambda: "draw limit per turn: 2 (sheet: 3)" in driver.shown)
        await driver.press("f5")
        await driver.until(lambda: "Grandma's · round 1" in driver.shown)
        assert driver.game.match.rules == OURS.rules
        record = await driver.game.record()
        assert record
        assert record["rules_name"] == "Grandma's"
        assert "Grandma's" in await driver.press("r")

    drive(play, starts=True)


def test_house_rules_of_the_command_line_stay_chosen() -> None:
    async def start(driver: Driver) -> None:
        assert "House rules" in driver.shown
        await driver.press("f5")
        await driver.until(lambda: "round 1" in driver.shown)
        assert driver.game.match.rules == OURS.rules

    drive(start, QUICK._replace(rules=OURS.rules), starts=True)


def test_a_file_of_kept_rules_that_is_wrong_does_not_keep_the_app_from_starting() -> None:
    kept_rules_path().parent.mkdir(parents=True)
    kept_rules_path().write_text("nonsense\n", encoding="utf-8")

    async def start(driver: Driver) -> None:
        assert "Triomino" in driver.shown

    drive(start, starts=True)
