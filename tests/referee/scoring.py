"""The score at the end of a round, its winners, and the end and the winners of the match."""

from dataclasses import dataclass

from .rulesets import Rules
from .table import RefereeTable
from .tiles import hand_value

History = list[list[int]]


@dataclass(frozen=True)
class End:
    reason: str
    points: list[int]
    winners: list[int]


def score_round(table: RefereeTable) -> End:
    """Score a round that is over and add the points to the totals."""
    assert table.reason is not None
    points = end_points(table)
    table.totals = [total + more for total, more in zip(table.totals, points, strict=True)]
    table.history.append(list(table.totals))
    return End(table.reason, points, round_winners(table))


def end_points(table: RefereeTable) -> list[int]:
    hands = [hand_value(hand) for hand in table.hands]
    if table.reason == "target":
        return [0 for _ in hands]
    if table.solo:
        return [table.rules["out_bonus"] if table.reason == "out" else -blocked_alone(table)]
    if table.rules["hands_left"] == "against-owner":
        return hands
    if table.reason == "out":
        return [out_points(table, hands, seat) for seat in range(len(hands))]
    return [blocked_points(table, hands, seat) for seat in range(len(hands))]


def blocked_alone(table: RefereeTable) -> int:
    """The cost of a blocked solo game, which the earlier reading took under any rules."""
    ignored = table.rules["hands_left"] == "ignored"
    if not table.earlier and (ignored or table.rules["blocked_score"] == "nothing"):
        return 0
    return hand_value(table.hands[0])


def out_points(table: RefereeTable, hands: list[int], seat: int) -> int:
    if seat != table.seat:
        return 0
    left = sum(hands) if table.rules["hands_left"] == "to-winner" else 0
    return int(table.rules["out_bonus"]) + left


def blocked_points(table: RefereeTable, hands: list[int], seat: int) -> int:
    if table.rules["hands_left"] == "ignored" or seat not in lowest_hands(table):
        return 0
    others = [hand for other, hand in enumerate(hands) if other != seat]
    return {
        "others-minus-own": sum(others) - hands[seat],
        "differences": sum(hand - hands[seat] for hand in others),
        "nothing": 0,
    }[table.rules["blocked_score"]]


def round_winners(table: RefereeTable) -> list[int]:
    if table.reason == "target":
        return []
    if table.rules["hands_left"] == "ignored":
        before, after = table.history[0], table.history[-1]
        return highest([new - old for old, new in zip(before, after, strict=True)])
    if table.reason == "out":
        return [table.seat]
    return lowest_hands(table)


def lowest_hands(table: RefereeTable) -> list[int]:
    """The seats that win a blocked round: a tie is broken only where hands go to the winner."""
    tied = lowest([hand_value(hand) for hand in table.hands])
    if len(tied) == 1 or table.rules["hands_left"] != "to-winner":
        return tied
    fewest = min(len(table.hands[seat]) for seat in tied)
    return {
        "each": tied,
        "nobody": [],
        "fewest-tiles": [seat for seat in tied if len(table.hands[seat]) == fewest],
    }[str(table.rules["blocked_tie"])]


def highest(numbers: list[int]) -> list[int]:
    return [seat for seat, number in enumerate(numbers) if number == max(numbers)]


def lowest(numbers: list[int]) -> list[int]:
    return [seat for seat, number in enumerate(numbers) if number == min(numbers)]


def match_over(table: RefereeTable, played: int, to_play: int | None) -> bool:
    """Whether the match ends with this scored round, the `played`th of it."""
    rules = table.rules
    if table.solo or played == (to_play if to_play is not None else rules["rounds"]):
        return True
    if rules["target"] is None:
        return False
    looked_at = table.history if rules["target_met"] == "during-round" else [table.totals]
    return any(max(totals) >= rules["target"] for totals in looked_at)


def match_winners(rules: Rules, last: End, history: History, *, earlier: bool = False) -> list[int]:
    """The winners of a match that is over, from everyone's totals at every moment of it.

    With nobody at the target the `earlier` reading had the last round's winners win, not the
    highest total.
    """
    totals = history[-1]
    if rules["winner"] == "lowest":
        return lowest(totals)
    if rules["winner"] == "highest":
        return highest(totals)
    at_target = [seat for seat, total in enumerate(totals) if reaches(rules, total)]
    if not at_target:
        return best(totals, last.winners) if earlier else highest(totals)
    if any(seat in last.winners for seat in at_target):
        return best(totals, [seat for seat in at_target if seat in last.winners])
    return first_at_target(rules, at_target, history)


def reaches(rules: Rules, total: int) -> bool:
    return rules["target"] is not None and total >= rules["target"]


def best(totals: list[int], seats: list[int]) -> list[int]:
    return [seat for seat in seats if totals[seat] == max(totals[other] for other in seats)]


def first_at_target(rules: Rules, seats: list[int], history: History) -> list[int]:
    for totals in history:
        first = [seat for seat in seats if reaches(rules, totals[seat])]
        if first:
            return first
    return []
