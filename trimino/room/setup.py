"""Setup: from the settings of a table to the match that is played there, or why it cannot be."""

from collections.abc import Collection

from trimino.records.house_rules import check_rules_name
from trimino.records.record import replay_to
from trimino.room.errors import RoomError, RoomReason
from trimino.room.facts import Opened, Practice
from trimino.room.settings import BotSeat, Rules, SeatPlan, Settings
from trimino.rules import Match, Ruleset, published


def read_rules(value: Rules) -> Ruleset:
    """A rule set as in a record: its id, or an object with `base` and each field that differs.

    >>> read_rules({"base": "triomino", "draw_limit": 2}).draw_limit
    2
    """
    if isinstance(value, str):
        return published(value)
    base = value.get("base")
    if not isinstance(base, str):
        raise RoomError(RoomReason.UNKNOWN_RULES)
    return published(base).replace_json({key: value[key] for key in value if key != "base"})


def rules_of(opened: Opened) -> Ruleset:
    """The rules of a table; those of the record where it goes on from one."""
    practice = opened.practice
    if practice is None:
        return read_rules(opened.settings.rules)
    return replay_to(practice.document, practice.round, practice.action).rules


def match_of(rules: Ruleset, settings: Settings, players: int) -> Match:
    """The match before its first deal; a SetupError says what cannot be."""
    return Match(
        rules,
        players,
        youngest=settings.youngest,
        rounds_to_play=settings.rounds_to_play,
        well_size=settings.well_size,
    )


def check_opened(opened: Opened, bots: Collection[str]) -> None:
    """Refuse a table at which no match can be played; `bots` are the names of those there are."""
    check_bot(opened.settings.stand_in, bots)
    check_rules_name(opened.settings.rules_name or "")
    for plan in opened.seats:
        check_plan(plan, bots)
    players = len(opened.seats)
    if opened.practice is None:
        match_of(rules_of(opened), opened.settings, players)
    else:
        check_practice(opened.practice, players)


def check_practice(practice: Practice, players: int) -> None:
    """Refuse a moment after which nothing can be played, or not by so many."""
    match = replay_to(practice.document, practice.round, practice.action)
    if match.over:
        raise RoomError(RoomReason.MATCH_OVER)
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
