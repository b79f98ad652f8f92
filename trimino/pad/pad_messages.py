"""Messages about a pad: its lines, the ends of rounds and of the match, and who opens next."""

from trimino.messages.ending_messages import EndedRound, ended_round_messages, outcome_messages
from trimino.messages.event_messages import draw_message, placement_message, scored_message
from trimino.messages.lists import listed
from trimino.pad.lines import (
    DeclineLine,
    DrawLine,
    EndLine,
    HandCount,
    PassLine,
    PlaceLine,
    RoundLine,
)
from trimino.pad.pad import Pad
from trimino.pad.sheet import PadSheet, ScoredLine, ScoredRound
from trimino.rules import BlockedWhen, EndReason, Message, Opener, Phase, Ruleset
from trimino.rules.scoring import hand_value
from trimino.rules.turn import is_blocked_by_passes


def line_message(scored: ScoredLine, people: tuple[str, ...]) -> Message:
    """A line in words, with its scores; the people are those of its round, by their seats."""
    line, seat = scored.line, scored.seat
    player: object = people[seat] if 0 <= seat < len(people) else str(seat + 1)
    match line:
        case RoundLine():
            return Message("pad-line-round", {"names": listed(line.players)})
        case EndLine():
            return _end_message(line, people)
        case PlaceLine():
            field = line.place.field if line.place else 0
            said = placement_message(
                player, line.tile, field, scored.phase, scored.kind, scored.scores
            )
        case DrawLine():
            said = draw_message(player, None)
        case PassLine():
            said = Message("event-passes", {"player": player})
        case DeclineLine():
            follow_up = scored.phase is Phase.FOLLOW_UP
            offer = Phase.FOLLOW_UP if follow_up else Phase.NEW_FIELD
            said = Message("event-declines", {"player": player, "offer": offer})
    return scored_message(said, scored.scores)


def _end_message(line: EndLine, people: tuple[str, ...]) -> Message:
    hands = [
        Message("total", {"player": player, "total": _value(hand)})
        for player, hand in zip(people, line.hands, strict=False)
        if hand is not None
    ]
    return Message("pad-line-hands", {"hands": listed(hands)}) if hands else Message("pad-line-end")


def _value(hand: HandCount) -> int:
    return hand if isinstance(hand, int) else hand_value(hand or ())


def round_end_messages(rules: Ruleset, played: ScoredRound) -> tuple[Message, ...]:
    """The lines about the end of a round; none while it goes on."""
    if played.end is None:
        return ()
    known = [hand if isinstance(hand, tuple) else None for hand in played.hands]
    unknown = [None] * (len(played.players) - len(known))
    ended = EndedRound(
        rules,
        played.end,
        played.last,
        played.passes,
        played.before,
        played.totals,
        (*known, *unknown)[: len(played.players)],
        played.left,
    )
    first, *others = ended_round_messages(ended, played.players)
    if played.end.reason is EndReason.BLOCKED and not _is_known_blocked(rules, played):
        first = Message("pad-line-end")
    return first, *others


def _is_known_blocked(rules: Ruleset, played: ScoredRound) -> bool:
    """Whether the pad knows what blocked a round; else it has the word of the table."""
    by_passes = is_blocked_by_passes(rules, played.passes, len(played.players))
    by_hands = rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE and not played.well
    return by_passes or by_hands


def pad_end_messages(rules: Ruleset, sheet: PadSheet) -> tuple[Message, ...]:
    """The lines about the end of the match; none while it goes on."""
    if sheet.outcome is None:
        return ()
    last = sheet.rounds[sheet.ended_in - 1]
    return outcome_messages(rules, sheet.outcome, last.totals, sheet.ended_in, last.players)


def asked_message(pad: Pad) -> Message:
    """The message that asks for the next line."""
    now, rules = pad.sheet.now, pad.settings.rules
    if now.waits_for_hands:
        return Message("pad-asks-hands")
    if now.end:
        return Message("pad-asks-nothing" if pad.sheet.outcome else "pad-asks-round")
    if now.turn is None:
        by_triple = rules.opener is Opener.HIGHEST_TRIPLE
        youngest = rules.opener is Opener.YOUNGEST
        who = "youngest" if youngest else "highest-triple" if by_triple else "highest-tile"
        return Message("pad-asks-opener", {"who": who})
    return Message("pad-asks-turn", {"name": now.players[now.turn], "phase": now.phase})
