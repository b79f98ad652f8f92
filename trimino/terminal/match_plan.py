"""The plan of a local match, from options or a start screen: rules, seats, names and bots.

People come first, in the order of the keyboard, then bots.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from trimino.messages.players import ReaderName
from trimino.records.house_rules_notation import rules_name_values
from trimino.records.player_names import disambiguate
from trimino.records.record import record_of
from trimino.records.values import TakenBackValues
from trimino.records.writing import check_names
from trimino.rules import Match, Ruleset
from trimino.terminal.bot_cast import cast_bots, recorded_bot, shown_bot
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.match_arguments import MatchArguments, chosen_seed
from trimino.terminal.seat_options import count_seats, fill_seats, read_bots, split
from trimino.words import say


class MatchPlan(NamedTuple):
    """The arguments of a match, the names by seat, its bots, and the seed."""

    arguments: MatchArguments
    names: Sequence[str]
    bots: Sequence[str]
    seed: int
    rules_name: str = ""
    characters: Sequence[str | None] = ()
    """The characters of the bots, None for a bot without one."""

    @property
    def people(self) -> int:
        return len(self.names) - len(self.bots)

    @property
    def players(self) -> list[str]:
        """The names to show: a person alone at the screen is addressed, bots tell their level."""
        own = [ReaderName(say("player-you"))] if self.people == 1 else self.names[: self.people]
        bots = zip(self.bots, self.characters, self.names[self.people :], strict=True)
        return [*own, *(shown_bot(*bot) for bot in bots)]

    def record(self, match: Match, taken_back: Sequence[TakenBackValues] = ()) -> dict[str, Any]:
        """The record of a match that was played to this plan, and of what was undone in it."""
        bots = [None] * self.people + [*self.bots]
        extra = {**rules_name_values(self.rules_name), "bots": bots, "seed": self.seed}
        undone = {"taken_back": [*taken_back]} if taken_back else {}
        return record_of(match, self.names, {**extra, **undone})


def plan_match(
    rules: Ruleset,
    *,
    players: int | None = None,
    solo: bool = False,
    bots: str | None = None,
    people: int | None = None,
    names: str | None = None,
    seed: int | None = None,
    youngest: int | None = None,
    rounds: int | None = None,
    well: int | None = None,
    rules_name: str = "",
) -> MatchPlan:
    """Make a plan from options."""
    named, given = read_bots(bots), read_names(names, people)
    persons = people or len(given) or 1
    fewest = min(rules.tables, default=1)
    seats = count_seats(named, players=players, solo=solo, people=persons, fewest=fewest)
    arguments = MatchArguments(rules, seats, youngest, rounds, well)
    # Raise errors of the arguments before a bot is started.
    arguments.match()
    playing, dealt_by = fill_seats(named, seats - persons), chosen_seed(seed)
    cast = cast_bots(playing, given, dealt_by + persons)
    called = disambiguate([*map(recorded_bot, playing, cast)])
    all_names = all_different([*(given or numbered(persons)), *called])
    return MatchPlan(arguments, all_names, playing, dealt_by, rules_name, cast)


def read_names(names: str | None, people: int | None) -> list[str]:
    """Parse and check the names of the people, if they are given."""
    given = [] if names is None else split(names)
    if people is not None and given and len(given) != people:
        raise UsageError(UsageReason.NAMES_DO_NOT_FIT, names=len(given), people=people)
    check_names(given)
    return given


def all_different(names: list[str]) -> list[str]:
    """The same names; raises an error if two are equal."""
    for name, times in Counter(names).items():
        if times > 1:
            raise UsageError(UsageReason.NAMES_ALIKE, name=name)
    return names


def numbered(people: int) -> list[str]:
    return [say("player-number", number=number) for number in range(1, people + 1)]
