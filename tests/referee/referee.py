"""The judge of a whole `trimino-record/1` document, from its deal to its winners.

`replay` walks through the record and raises a `Disagreement` at the first thing that breaks the
rules; `check` does so without giving the steps. With `earlier` both judge by the reading before
the solo game of triple-domino and settlements 15 and 17 were settled anew.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .opening import next_seat
from .play import play
from .rulesets import Rules, resolve, unplayable
from .scoring import End, History, match_over, match_winners, score_round
from .table import Action, Choice, RefereeTable, default, legal, new_round, new_solo
from .tiles import all_tiles

Record = dict[str, Any]


class Disagreement(Exception):
    """The record breaks the rules, in this round and at this action where it is one."""

    def __init__(self, what: str, number: int | None = None, action: int | None = None) -> None:
        place = [f"round {number}"] if number is not None else []
        place += [f"action {action}"] if action is not None else []
        super().__init__(": ".join([", ".join(place), what] if place else [what]))
        self.round = number
        self.action = action


@dataclass(frozen=True)
class JudgedStep:
    """A moment at which someone is to act; the action is None where a record breaks off."""

    round: int
    number: int
    seat: int
    phase: str
    legal: list[Choice]
    action: Action | None


@dataclass
class RefereedMatch:
    """The state of a match that carries over from round to round."""

    rules: Rules
    seats: int
    solo: bool
    youngest: int
    to_play: int | None
    well_size: int | None
    totals: list[int]
    history: History = field(default_factory=list)
    played: int = 0
    over: bool = False
    winners: list[int] = field(default_factory=list)
    # The seat that opens the next round, where the last round decides it.
    opener: int | None = None
    earlier: bool = False


def check(record: Record, *, earlier: bool = False) -> None:
    """Raise `Disagreement` unless everything in the record is by the rules."""
    for _ in replay(record, earlier=earlier):
        pass


def replay(record: Record, *, earlier: bool = False) -> Iterator[JudgedStep]:
    match = begin(record, earlier)
    for number, written in enumerate(record["rounds"]):
        agree(not match.over, "the match is over before this round", number)
        table = sit_down(match, written, number)
        table.earlier = match.earlier
        opener = table.seat
        yield from replay_round(table, written, number)
        if table.phase == "over":
            end = finish_round(match, table, written, number)
            match.opener = next_seat(match.rules, match.seats, opener, end.winners)
        else:
            last = number == len(record["rounds"]) - 1
            agree(record["finished"] is False and last, "the round is not over", number)
            broken_off(table, written, number)
    judge_match(match, record)


def agree(so: bool, what: str, number: int | None = None, action: int | None = None) -> None:
    if not so:
        raise Disagreement(what, number, action)


def is_count(number: Any, least: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= least


def begin(record: Record, earlier: bool) -> RefereedMatch:
    """The match before its first round, from the head of the record."""
    agree(isinstance(record, dict), "a record is an object")
    agree(record.get("format") == "trimino-record/1", "format: not trimino-record/1")
    players, solo = record.get("players"), record.get("solo", False)
    agree(
        isinstance(players, list) and all(isinstance(name, str) for name in players),
        "players: not a list of names",
    )
    assert isinstance(players, list)
    agree(isinstance(solo, bool), "solo: neither true nor false")
    agree(isinstance(record.get("finished"), bool), "finished: neither true nor false")
    agree(isinstance(record.get("rounds"), list), "rounds: not a list")
    youngest = record.get("youngest", 0)
    agree(is_count(youngest, 0) and youngest < len(players), "youngest: no such seat")
    return RefereedMatch(
        rules=read_rules(record, len(players), solo, earlier),
        seats=len(players),
        solo=solo,
        youngest=youngest,
        to_play=chosen(record, "rounds_to_play", 1),
        well_size=chosen(record, "well_size", 0),
        totals=[0] * len(players),
        history=[[0] * len(players)],
        earlier=earlier,
    )


def chosen(record: Record, name: str, least: int) -> int | None:
    number = record.get(name)
    agree(number is None or is_count(number, least), f"{name}: not a number from {least} up")
    return number


def read_rules(record: Record, seats: int, solo: bool, earlier: bool) -> Rules:
    try:
        rules = resolve(record.get("rules"), earlier=earlier)
    except ValueError as error:
        raise Disagreement(str(error)) from error
    wrong = unplayable(rules, seats, solo, chosen(record, "well_size", 0))
    agree(wrong is None, f"rules: cannot be played because of {wrong}")
    return rules


def sit_down(match: RefereedMatch, written: Any, number: int) -> RefereeTable:
    """The round as dealt, once the deal is seen to be right."""
    agree(isinstance(written, dict), "a round is an object", number)
    hands, well = written.get("hands"), written.get("well")
    agree(
        isinstance(hands, list) and all(isinstance(pile, list) for pile in [well, *hands]),
        "hands, well: not lists of tiles",
        number,
    )
    agree(isinstance(written.get("actions"), list), "actions: not a list", number)
    agree(len(hands) == match.seats, "hands: not one for each player", number)
    if match.solo:
        return sit_down_alone(match, hands[0], well, written.get("start"), number)
    size = match.rules["hand"][str(match.seats)]
    agree(all(len(hand) == size for hand in hands), f"hands: not of {size} tiles", number)
    dealt = [tile for pile in [well, *hands] for tile in pile]
    every = all_tiles(match.rules["highest_value"])
    agree(all(isinstance(tile, str) for tile in dealt), "hands, well: not names of tiles", number)
    agree(sorted(dealt) == sorted(every), "hands, well: not every tile once", number)
    return new_round(match.rules, hands, well, match.totals, match.youngest, match.opener)


def sit_down_alone(
    match: RefereedMatch, hand: list[str], well: list[str], start: Any, number: int
) -> RefereeTable:
    solo = match.rules["solo"]
    size = solo["well"] if match.well_size is None else match.well_size
    agree(len(hand) == solo["hand"], f"hands: not of {solo['hand']} tiles", number)
    agree(len(well) == size, f"well: not of {size} tiles", number)
    dealt = [start, *hand, *well]
    every = all_tiles(match.rules["highest_value"])
    agree(all(tile in every for tile in dealt), "start, hands, well: not all tiles", number)
    agree(len(set(dealt)) == len(dealt), "start, hands, well: a tile twice", number)
    return new_solo(match.rules, hand, well, start)


def replay_round(table: RefereeTable, written: Record, number: int) -> Iterator[JudgedStep]:
    clocked = -1
    for count, action in enumerate(written["actions"]):
        agree(table.phase != "over", "the round is over before this action", number, count)
        agree(isinstance(action, dict), "an action is an object", number, count)
        choices = legal(table)
        yield JudgedStep(number, count, table.seat, table.phase, choices, action)
        choice = judge(choices, action, number, count)
        by_clock = action.get("by") == "clock"
        agree(by_clock or "by" not in action, "by: not the clock", number, count)
        agree(by_clock or clocked != table.turn, "the clock plays the whole turn", number, count)
        agree(not by_clock or choice == default(table), "not the clock's choice", number, count)
        clocked = table.turn if by_clock else clocked
        play(table, choice)
    if table.phase != "over":
        count = len(written["actions"])
        yield JudgedStep(number, count, table.seat, table.phase, legal(table), None)


def judge(choices: list[Choice], action: Action, number: int, count: int) -> Choice:
    """The legal choice that the written action is."""
    for choice in choices:
        if all(action.get(name) == value for name, value in choice.action.items()):
            points = action.get("points")
            agree(points == choice.points, f"points: not {choice.points}", number, count)
            return choice
    raise Disagreement("not a legal action", number, count)


def finish_round(match: RefereedMatch, table: RefereeTable, written: Record, number: int) -> End:
    end = score_round(table)
    match.totals = table.totals
    match.history += table.history
    match.played += 1
    match.over = match_over(table, match.played, match.to_play)
    if match.over:
        match.winners = winners_of(match, end)
    judge_end(end, written, number)
    agree(written.get("totals") == match.totals, f"totals: not {match.totals}", number)
    return end


def winners_of(match: RefereedMatch, end: End) -> list[int]:
    if match.solo:
        return [0]
    return match_winners(match.rules, end, match.history, earlier=match.earlier)


def judge_end(end: End, written: Record, number: int) -> None:
    told = written.get("end")
    agree(isinstance(told, dict), "end: the round is over and does not say so", number)
    assert isinstance(told, dict)
    agree(told.get("reason") == end.reason, f"end: reason: not {end.reason}", number)
    agree(told.get("points") == end.points, f"end: points: not {end.points}", number)
    agree(same_seats(told.get("winners"), end.winners), f"end: winners: not {end.winners}", number)


def broken_off(table: RefereeTable, written: Record, number: int) -> None:
    agree(written.get("end") is None, "end: the round is not over", number)
    agree(written.get("totals") in (None, table.totals), f"totals: not {table.totals}", number)


def same_seats(told: Any, seats: list[int]) -> bool:
    """Winners may be written in any order."""
    return isinstance(told, list) and all(is_count(s, 0) for s in told) and sorted(told) == seats


def judge_match(match: RefereedMatch, record: Record) -> None:
    if record["finished"]:
        agree(match.over, "finished: the match is not over")
        agree(same_seats(record.get("winners"), match.winners), f"winners: not {match.winners}")
    else:
        agree(not match.over, "finished: the match is over")
        agree(record.get("winners") in (None, []), "winners: nobody has won a match broken off")
