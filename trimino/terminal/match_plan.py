"""A match as it is planned on the command line or on a start screen: rules, seats, who sits there.

People come first, in the order they take the keyboard, then bots.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from trimino.records.player_names import disambiguate
from trimino.records.record import record_of
from trimino.records.writing import check_names
from trimino.rules import Match, Ruleset
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.match_setup import MatchSetup, chosen_seed
from trimino.terminal.seats import count_seats, fill_seats, read_bots, split
from trimino.words import say


class MatchPlan(NamedTuple):
    """What is to be played, and by whom."""

    setup: MatchSetup
    names: Sequence[str]
    bots: Sequence[str]
    seed: int

    @property
    def people(self) -> int:
        return len(self.names) - len(self.bots)

    def record(self, match: Match) -> dict[str, Any]:
        """The record of a match that was played by this plan."""
        extra = {"bots": [None] * self.people + [*self.bots], "seed": self.seed}
        return record_of(match, self.names, extra)


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
    called: Mapping[str, str] | None = None,
) -> MatchPlan:
    """The plan that options describe; `called` says by what names some bots go."""
    named, given = read_bots(bots), read_names(names, people)
    persons = people or len(given) or 1
    seats = count_seats(named, players=players, solo=solo, people=persons, fewest=rules.players[0])
    setup = MatchSetup(rules, seats, youngest, rounds, well)
    # What cannot be played is refused before anybody sits down.
    setup.match()
    playing = fill_seats(named, seats - persons)
    shown = disambiguate([(called or {}).get(bot, bot) for bot in playing])
    told = all_different([*(given or numbered(persons)), *shown])
    return MatchPlan(setup, told, playing, chosen_seed(seed))


def read_names(names: str | None, people: int | None) -> list[str]:
    """The names of the people at the keyboard, if they are given."""
    given = [] if names is None else split(names)
    if people is not None and given and len(given) != people:
        raise UsageError(UsageReason.NAMES_DO_NOT_FIT, names=len(given), people=people)
    check_names(given)
    return given


def all_different(names: list[str]) -> list[str]:
    """The same names, if nobody can be taken for another."""
    for name, times in Counter(names).items():
        if times > 1:
            raise UsageError(UsageReason.NAMES_ALIKE, name=name)
    return names


def numbered(people: int) -> list[str]:
    return [say("player-number", number=number) for number in range(1, people + 1)]
