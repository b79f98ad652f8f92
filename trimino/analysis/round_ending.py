"""The end of the round that decided: who went out or that it was blocked, and what was left.

The tiles that somebody was left with explain points that came at the end of a round, and the tiles
drawn in it explain why there were so many.
"""

from collections.abc import Iterator

from trimino.analysis.draw_count import draw_count
from trimino.analysis.score_story import RIVAL_SEAT, rival_of
from trimino.rules import Match, Message, Round
from trimino.rules.events import EndReason
from trimino.rules.ruleset import HandsLeft

MANY_DRAWN, SOME_FREE = 4, 2
"""So many more tiles drawn in a round explain a hand, if so many of them need not have been."""


def ending_words(match: Match, seat: int, round: int) -> Iterator[Message]:
    """The end of a round for a seat that won or lost the match there, where hands were counted."""
    end = match.rounds[round - 1].end
    if end is None or match.rules.hands_left is HandsLeft.IGNORED:
        return
    told = _ended(match, seat, round, end.reason)
    if told:
        yield told
        yield from _drawn(match, seat, round)


def count_words(match: Match, seat: int) -> Iterator[Message]:
    """The rounds that who won a match ended by going out, if they were more than the other's."""
    rival = rival_of(match, seat)
    own, other = went_out(match, seat), went_out(match, rival)
    if len(match.rounds) > 1 and (own > other if match.winners == (seat,) else other > own):
        told = {"own": own, "other": other, "rounds": len(match.rounds)}
        yield Message("review-end-count", {**told, "who": _who(match, seat), RIVAL_SEAT: rival})


def went_out(match: Match, seat: int) -> int:
    """The rounds that a seat ended by laying its last tile."""
    return sum(ended_by(played, seat) for played in match.rounds)


def ended_by(played: Round, seat: int) -> bool:
    """Whether a seat ended a round by laying its last tile."""
    is_out = played.end is not None and played.end.reason is EndReason.OUT
    return is_out and played.events[-1].seat == seat


def _ended(match: Match, seat: int, round: int, reason: EndReason) -> Message | None:
    """The player who went out, and the tiles left; None where that does not explain it."""
    hands, rival = match.rounds[round - 1].hands, rival_of(match, seat)
    told: dict[str, object] = {"round": round if len(match.rounds) > 1 else 0}
    left = {"tiles": len(hands[seat]), "value": _value(match, round, seat)}
    if reason is EndReason.BLOCKED:
        other = {"other_tiles": len(hands[rival]), "other_value": _value(match, round, rival)}
        named = {"who": _who(match, seat), RIVAL_SEAT: rival}
        return Message("review-end-blocked", {**told, **left, **other, **named})
    if reason is not EndReason.OUT:
        return None
    out = match.rounds[round - 1].events[-1].seat
    if (out == seat) != (match.winners == (seat,)):
        return None
    others = [one for one in range(match.players) if one != out]
    others_left = {
        "tiles": sum(len(hands[one]) for one in others),
        "value": sum(_value(match, round, one) for one in others),
    }
    if out == seat:
        many = int(match.players > 2)
        return Message("review-end-out", {**told, **others_left, "many": many})
    who = _who(match, seat) if out == rival else "other"
    if match.players > 2 and match.rules.hands_left is HandsLeft.TO_WINNER:
        own = {"own_tiles": left["tiles"], "own": left["value"]}
        return Message("review-end-others", {**told, **others_left, **own, "who": who})
    return Message("review-end-left", {**told, **left, "who": who})


def _drawn(match: Match, seat: int, round: int) -> Iterator[Message]:
    """The tiles drawn in the round by who lost, where they were many and some by choice."""
    rival = rival_of(match, seat)
    if match.winners == (seat,) and match.players > 2:
        return
    loser, winner = (rival, seat) if match.winners == (seat,) else (seat, rival)
    count, others = draw_count(match, loser, round), draw_count(match, winner, round)
    if count.free >= SOME_FREE and sum(count) >= MANY_DRAWN + sum(others):
        who = "own" if loser == seat else "rival"
        told = {"who": who, "drawn": sum(count), "free": count.free}
        yield Message("review-end-drawn", told)


def _value(match: Match, round: int, seat: int) -> int:
    return sum(tile.value for tile in match.rounds[round - 1].hands[seat])


def _who(match: Match, seat: int) -> str:
    """The other player that a seat is compared with."""
    if match.players == 2:
        return "rival"
    return "next" if match.winners == (seat,) else "winner"
