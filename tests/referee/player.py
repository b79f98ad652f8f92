"""A player of whole matches at random, by the referee's own lists of what is legal."""

from random import Random
from typing import Any

from .opening import next_seat
from .play import play
from .referee import Record
from .rulesets import Rules, resolve
from .scoring import History, match_over, match_winners, score_round
from .table import Choice, RefereeTable, default, legal, new_round, new_solo
from .tiles import all_tiles


def play_match(
    rules: str | Rules,
    seats: int,
    seed: int,
    *,
    rounds_at_most: int = 100,
    clock: float = 0.0,
    **head: Any,
) -> Record:
    """The record of a match; broken off where it is not over after so many rounds.

    `clock` is how often a player's time runs out; `head` is what else the record's head says.
    """
    dice = Random(seed)
    fields = resolve(rules)
    record: Record = {
        "format": "trimino-record/1",
        "rules": rules,
        "players": [f"Player {seat}" for seat in range(seats)],
        **head,
        "rounds": [],
        "finished": False,
    }
    history: History = [[0] * seats]
    opener: int | None = None
    while not record["finished"] and len(record["rounds"]) < rounds_at_most:
        table, dealt = deal(fields, history[-1], record, dice, opener)
        opener = table.seat
        dealt["actions"] = play_round(table, dice, clock)
        end = score_round(table)
        dealt["end"] = {"reason": end.reason, "points": end.points, "winners": end.winners}
        dealt["totals"] = list(table.totals)
        record["rounds"].append(dealt)
        history += table.history
        opener = next_seat(fields, seats, opener, end.winners)
        if match_over(table, len(record["rounds"]), record.get("rounds_to_play")):
            record["finished"] = True
            record["winners"] = [0] if table.solo else match_winners(fields, end, history)
    return record


def deal(
    rules: Rules, totals: list[int], record: Record, dice: Random, opener: int | None
) -> tuple[RefereeTable, dict[str, Any]]:
    tiles = all_tiles(rules["highest_value"])
    dice.shuffle(tiles)
    if record.get("solo"):
        size = rules["solo"]["hand"]
        well_size = record.get("well_size", rules["solo"]["well"])
        start, hand, well = tiles[0], tiles[1 : 1 + size], tiles[1 + size : 1 + size + well_size]
        table = new_solo(rules, hand, well, start)
        return table, {"start": start, "hands": [hand], "well": well}
    size, seats = rules["hand"][str(len(totals))], len(totals)
    hands = [tiles[seat * size : (seat + 1) * size] for seat in range(seats)]
    well = tiles[seats * size :]
    table = new_round(rules, hands, well, totals, record.get("youngest", 0), opener)
    return table, {"hands": hands, "well": well}


def play_round(table: RefereeTable, dice: Random, clock: float) -> list[dict[str, Any]]:
    actions: list[dict[str, Any]] = []
    clocked = -1
    while table.phase != "over":
        if dice.random() < clock:
            clocked = table.turn
        by_clock = clocked == table.turn
        choice = default(table) if by_clock else choose(legal(table), dice)
        by = {"by": "clock"} if by_clock else {}
        actions.append({**choice.action, "points": choice.points, **by})
        play(table, choice)
    return actions


def choose(choices: list[Choice], dice: Random) -> Choice:
    """Mostly a placement where there is one, so that rounds come to an end by going out too."""
    places = [choice for choice in choices if choice.action["do"] == "place"]
    return dice.choice(places if places and dice.random() < 0.9 else choices)
