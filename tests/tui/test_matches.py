"""A whole match of each sheet, played by keyboard on a small screen; a short one as a sample."""

from pathlib import Path

import pytest

from tests.tui.piloting import QUICK, Driver, drive, play_round, unwrapped
from trimino.records.record import load, replay
from trimino.rules import SHEETS, Ruleset
from trimino.rules.field_domains import HandSizes
from trimino.words import match_messages, round_messages, say

TARGET, HAND = 30, 3


def short(rules: Ruleset) -> Ruleset:
    """The same sheet with small hands, and a target that is reached soon, where it has one."""
    fewest, most = rules.players
    hand = HandSizes(dict.fromkeys(range(fewest, most + 1), HAND))
    target = rules.target and TARGET
    return rules.replace(hand=hand, target=target)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.base)
def test_a_match_is_played_to_its_end(
    sheet: Ruleset, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    path = str(tmp_path / "games.jsonl")
    options = QUICK._replace(rules=sheet, record=path)
    if not pytestconfig.getoption("--long"):
        # Two rounds where rounds are counted, so that another is dealt.
        options = options._replace(rules=short(sheet), rounds=2 if sheet.rounds else None)

    async def play(driver: Driver) -> None:
        match, players = driver.game.match, list(driver.game.players)
        while True:
            await play_round(driver)
            told = unwrapped(driver.shown)
            for line in map(say, round_messages(match.view(0).now, players)):
                assert line in told
            if match.over:
                break
            await driver.press("enter")
            await driver.turn()
        for line in map(say, match_messages(match.view(0), players)):
            assert line in told
        await driver.press("escape", "q")

    app = drive(play, options)
    (line,) = Path(path).read_text(encoding="utf-8").splitlines()
    assert replay(load(line)).over
    assert app.farewell[-1] == say("record-saved", path=path)
