"""The options of a local game, from the command line or the start screen."""

from typing import NamedTuple

from trimino.bots.roster import ROSTER
from trimino.rules import Ruleset, published
from trimino.terminal.match_plan import MatchPlan, plan_match
from trimino.tui.engine_worker import EngineWorker
from trimino.tui.local_game import PAUSE, LocalGame
from trimino.words import say


class GameOptions(NamedTuple):
    """Rules, players and everything else that a local game needs."""

    rules: Ruleset = published("triomino")
    players: int | None = None
    solo: bool = False
    bots: str | None = None
    people: int | None = None
    names: str | None = None
    seed: int | None = None
    youngest: int | None = None
    rounds: int | None = None
    well: int | None = None
    record: str | None = None
    pause: float = PAUSE
    turn_seconds: float | None = None
    rules_name: str = ""

    def plan(self) -> MatchPlan:
        return plan_match(
            self.rules,
            players=self.players,
            solo=self.solo,
            bots=self.bots,
            people=self.people,
            names=self.names,
            seed=self.seed,
            youngest=self.youngest,
            rounds=self.rounds,
            well=self.well,
            rules_name=self.rules_name,
        )

    def game(self, engine: EngineWorker) -> LocalGame:
        return LocalGame(self.plan(), engine, self.record, self.pause, self.turn_seconds)


def bot_names() -> dict[str, str]:
    """The names to show for the bots of the roster."""
    return {entry.name: say(f"bot-name-{entry.name}") for entry in ROSTER}
