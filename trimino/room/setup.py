"""Setup: from the settings of a table to the match that is played there, or why it cannot be."""

from collections.abc import Collection
from functools import lru_cache

from trimino.records.house_rules_notation import check_rules_name
from trimino.records.record import replay_to
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import EARLIER_READING, Opened, Practice
from trimino.room.settings import BotSeat, RulesSetting, SeatPlan
from trimino.rules import Match, Ruleset, published
from trimino.rules.earlier_readings import EarlierReadings, earlier_readings, rules_as_read


def rules_from_setting(value: RulesSetting) -> Ruleset:
    """A rule set as in a record: its id, or an object with `base` and each field that differs.

    >>> rules_from_setting({"base": "triomino", "draw_limit": 2}).draw_limit
    2
    """
    if isinstance(value, str):
        return published(value)
    base = value.get("base")
    if not isinstance(base, str):
        raise RoomError(RoomReason.UNKNOWN_RULES)
    return published(base).replace_json({key: value[key] for key in value if key != "base"})


def rules_of_table(opened: Opened) -> Ruleset:
    """The rules of a table that does not go on from a record, as read when it was opened."""
    rules = rules_as_read(rules_from_setting(opened.settings.rules), _earlier(opened))
    return _one_of_equals(rules, rules.base)


@lru_cache(maxsize=256)
def _one_of_equals(rules: Ruleset, base: str) -> Ruleset:
    """The same object for equal rules, so that comparing and keeping them costs nothing."""
    return rules


def match_of(opened: Opened, players: int) -> Match:
    """The match of a table before its first deal; a SetupError says what cannot be."""
    settings = opened.settings
    return Match(
        rules_of_table(opened),
        players,
        youngest=settings.youngest,
        rounds_to_play=settings.rounds_to_play,
        well_size=settings.well_size,
        earlier=_earlier(opened),
    )


def _earlier(opened: Opened) -> EarlierReadings:
    """The earlier reading of a table's rules, if it was opened then."""
    if opened.reading != EARLIER_READING:
        return ()
    return earlier_readings(rules_from_setting(opened.settings.rules), solo=len(opened.seats) == 1)


def resumed_match(opened: Opened) -> Match | None:
    """The match that a practice goes on with, if the table is one; replaying it takes a while."""
    practice, earlier = opened.practice, opened.reading == EARLIER_READING
    if practice is None:
        return None
    return replay_to(practice.document, practice.round, practice.action, earlier=earlier)


def check_opened(opened: Opened, bots: Collection[str]) -> None:
    """Refuse a table at which no match can be played; `bots` are the names of those there are."""
    check_bot(opened.settings.stand_in, bots)
    check_rules_name(opened.settings.rules_name or "")
    for plan in opened.seats:
        check_plan(plan, bots)
    if opened.practice is None:
        match_of(opened, len(opened.seats))
    else:
        check_practice(opened.practice, len(opened.seats))


def check_practice(practice: Practice, players: int) -> None:
    """Refuse a moment after which nothing can be played, or not by so many."""
    match = replay_to(practice.document, practice.round, practice.action)
    if match.over:
        raise RoomError(RoomReason.MATCH_OVER)
    check_same_players(match, players)


def check_same_players(match: Match, players: int) -> None:
    """Refuse another number of players than a match has that goes on."""
    if match.players != players:
        raise RoomError(RoomReason.SEATS_DO_NOT_FIT, seats=match.players)


def check_plan(plan: SeatPlan, bots: Collection[str]) -> None:
    """Refuse a plan with a bot that does not exist."""
    if isinstance(plan, BotSeat):
        check_bot(plan.bot, bots)


def check_bot(name: str, bots: Collection[str]) -> None:
    """Refuse a bot that does not exist."""
    if name not in bots:
        raise RoomError(RoomReason.UNKNOWN_BOT, name=name, known=", ".join(bots))
