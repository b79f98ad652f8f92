"""Replaying a record: validates every value of it against the rules.

The deals and actions of the record are played again, and everything else in it must agree with the
result. The first value that does not is refused with its place.

A record that breaks the present rules is judged by earlier readings of its rules, if there are any.
"""

import math
from collections.abc import Callable, Iterator
from itertools import islice

from trimino.records.errors import RecordError, RecordReason, printable, reason_inside
from trimino.records.record_object import RecordObject
from trimino.records.writing import FORMAT, action_values, check_names, end_values
from trimino.rules import (
    DECLINE,
    DRAW,
    FIELDS,
    PASS,
    Action,
    Deal,
    IllegalAction,
    Match,
    Place,
    RoundEnd,
    Ruleset,
    RulesetError,
    SetupError,
    published,
)
from trimino.rules.earlier_readings import earlier_readings, rules_as_read
from trimino.rules.type_check import check_type


def replay(document: object) -> Match:
    """The match of a record, after every value in it has been validated.

    `Match.earlier` says whether the record was judged by an earlier reading of its rules.
    """
    record = RecordObject(document, "record")
    return _judged(record, lambda match: _replay_whole(match, record))


def replay_to(document: object, round: int, action: int, *, earlier: bool = False) -> Match:
    """Replay a record up to a moment: after so many actions of a round; 0 is just after the deal.

    Rounds are counted from 1. The record is validated up to that moment only. `earlier` is for a
    record that is known to be from before: it is judged by earlier readings of its rules alone.
    """
    check_type("round", round, int)
    check_type("action", action, int)
    record = RecordObject(document, "record")
    if earlier or _is_from_before(record):
        match = _begin(record, earlier=True)
        _replay_rounds(match, record, round, action)
        return match
    return _judged(record, lambda match: _replay_rounds(match, record, round, action))


def recorded_rules(document: object) -> Ruleset:
    """The rule set that a record names; fields of house rules that are unknown are ignored."""
    return rules_of_record(RecordObject(document, "record"))


def rules_of_record(record: RecordObject) -> Ruleset:
    """The rule set of a record or a pad; fields of house rules that are unknown are ignored."""
    written = record.get("rules")
    if not isinstance(written, str | dict):
        raise record.mistyped("rules", written, "rules")
    try:
        if isinstance(written, str):
            return published(written)
        house = record.part("rules")
        known = (info.name for info in FIELDS if info.name in house)
        return published(house.text("base")).replace_json({name: house.get(name) for name in known})
    except RulesetError as error:
        raise record.error(RecordReason.BAD_RULES, why=reason_inside(error)) from None


def _judged(record: RecordObject, play: Callable[[Match], None]) -> Match:
    """Replay a record by the present rules, or by earlier readings of them if it breaks those."""
    match = _begin(record)
    try:
        play(match)
    except RecordError as error:
        before = _begin(record, earlier=True)
        if not before.earlier:
            raise
        try:
            play(before)
        except RecordError as other:
            # The reading by which more of the record is right is the one it was written by.
            raise max(error, other, key=_place) from None
        return before
    return match


def _place(error: RecordError) -> tuple[float, float]:
    """The place of an error; errors of a whole match or round come after those of its parts."""
    round, action = (error.message.details.get(key) for key in ("round", "action"))
    return _number_or_last(round), _number_or_last(action)


def _number_or_last(number: object) -> float:
    return number if isinstance(number, int) and number else math.inf


def _is_from_before(record: RecordObject) -> bool:
    """Whether a whole record is right by earlier readings of its rules, and only by those."""
    if not _begin(record, earlier=True).earlier:
        return False
    try:
        return bool(_judged(record, lambda match: _replay_whole(match, record)).earlier)
    except RecordError:
        return False


def _replay_whole(match: Match, record: RecordObject) -> None:
    finished, left = record.flag("finished"), len(record.values("rounds"))
    for written in _rounds(record):
        left -= 1
        _replay_round(match, written, may_break_off=not finished and not left)
    _check_result(match, record, finished)


def _replay_rounds(match: Match, record: RecordObject, round: int, action: int) -> None:
    """Replay the rounds before one, and the first actions of that."""
    rounds = len(record.values("rounds"))
    if not 1 <= round <= rounds:
        raise record.error(RecordReason.NO_ROUND, expected=rounds, found=round)
    written = _rounds(record)
    for _ in range(1, round):
        _replay_round(match, next(written))
    _replay_until(match, next(written), action)


def _begin(record: RecordObject, *, earlier: bool = False) -> Match:
    """The match before its first deal, by the present rules or as they were read before."""
    if record.get("format") != FORMAT:
        found = printable(record.get("format"))
        raise record.error(RecordReason.WRONG_FORMAT, expected=FORMAT, found=found)
    players = record.list_of("players", str)
    check_names(players)
    if "solo" in record or len(players) == 1:
        record.require_equal({"solo": len(players) == 1})
    return _set_up(record, rules_of_record(record), len(players), earlier)


def _set_up(record: RecordObject, rules: Ruleset, players: int, earlier: bool) -> Match:
    readings = earlier_readings(rules, solo=players == 1) if earlier else ()
    try:
        return Match(
            rules_as_read(rules, readings),
            players,
            earlier=readings,
            youngest=record.optional_int("youngest") or 0,
            rounds_to_play=record.optional_int("rounds_to_play"),
            well_size=record.optional_int("well_size"),
        )
    except SetupError as error:
        raise record.error(RecordReason.BAD_SETUP, why=reason_inside(error)) from None


def _rounds(record: RecordObject) -> Iterator[RecordObject]:
    for number, written in enumerate(record.values("rounds"), 1):
        yield RecordObject(written, "rounds", number)


def _replay_round(match: Match, written: RecordObject, *, may_break_off: bool = False) -> None:
    _deal(match, written)
    for action in _actions(written):
        _replay_action(match, action)
    end = match.round.end
    if end is not None:
        _check_end(written, end)
    elif not may_break_off:
        raise written.error(RecordReason.ROUND_UNFINISHED)
    elif "end" in written:
        raise written.error(RecordReason.END_TOO_EARLY)
    if end is not None or "totals" in written:
        written.require_equal({"totals": list(match.totals)})


def _replay_until(match: Match, written: RecordObject, action: int) -> None:
    """Replay the first actions of a round."""
    _deal(match, written)
    actions = len(written.values("actions"))
    if not 0 <= action <= actions:
        raise written.error(RecordReason.NO_ACTION, expected=actions, found=action)
    for done in islice(_actions(written), action):
        _replay_action(match, done)


def _deal(match: Match, written: RecordObject) -> None:
    if match.over:
        raise written.error(RecordReason.ROUND_AFTER_MATCH)
    start = written.tile("start") if "start" in written else None
    deal = Deal(written.hands("hands"), written.tiles("well"), start)
    try:
        match.deal(deal)
    except SetupError as error:
        raise written.error(RecordReason.BAD_DEAL, why=reason_inside(error)) from None


def _actions(written: RecordObject) -> Iterator[RecordObject]:
    for number, action in enumerate(written.values("actions"), 1):
        yield RecordObject(action, "actions", written.round, number)


def _replay_action(match: Match, written: RecordObject) -> None:
    """Play an action as written, and compare its result with what is written."""
    if match.round.over:
        raise written.error(RecordReason.ACTION_AFTER_END)
    written.require_equal({"seat": match.round.turn})
    if "by" in written:
        written.require_equal({"by": "clock"})
    elif match.round.is_clocks_turn:
        raise written.disagrees("by", "clock")
    try:
        event = match.play(written_action(written), by_clock="by" in written)
    except IllegalAction as error:
        raise written.error(RecordReason.ILLEGAL, why=reason_inside(error)) from None
    written.require_equal(action_values(event))


def written_action(written: RecordObject) -> Action:
    """The action that an object of a record describes."""
    match written.get("do"):
        case "place":
            at, corners = written.cell("at"), written.corners("corners")
            return Place(written.tile("tile"), at, corners, written.integer("field"))
        case "draw":
            return DRAW
        case "pass":
            return PASS
        case "decline":
            return DECLINE
        case found:
            raise written.error(RecordReason.UNKNOWN_ACTION, found=printable(found))


def _check_end(written: RecordObject, end: RoundEnd) -> None:
    part, expected = written.part("end"), end_values(end)
    part.require_same_seats("winners", end.winners)
    part.require_equal({key: expected[key] for key in ("reason", "points")})


def _check_result(match: Match, record: RecordObject, finished: bool) -> None:
    if match.over and not finished:
        raise record.error(RecordReason.MATCH_FINISHED)
    if finished and not match.over:
        raise record.error(RecordReason.MATCH_UNFINISHED)
    if finished or "winners" in record:
        record.require_same_seats("winners", match.winners)
