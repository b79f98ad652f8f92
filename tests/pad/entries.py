"""Matches as a person at the table would write them on a pad."""

import random
from collections.abc import Iterator
from dataclasses import replace

from trimino.pad.lines import (
    DeclineLine,
    DrawLine,
    EndLine,
    HandCount,
    PadLine,
    PassLine,
    PlaceLine,
    RoundLine,
)
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.rules import (
    Decline,
    Draw,
    EndReason,
    Match,
    Pass,
    Place,
    PlacementKind,
    Round,
    Ruleset,
)
from trimino.rules.scoring import hand_value

NAMES = ("Anna", "Juris", "Līga", "Pēteris", "Zane", "Oto")


def played_match(
    rules: Ruleset, players: int, rng: random.Random, *, most_rounds: int = 12
) -> Match:
    """A random match, to its end or through so many rounds."""
    match = Match(rules, players, youngest=rng.randrange(players))
    while not match.over and match.rounds_dealt < most_rounds:
        match.deal(rng)
        while not match.round.over:
            match.play(rng.choice(list(match.legal)))
    return match


def settings_of(match: Match) -> PadSettings:
    return PadSettings(
        match.rules,
        youngest=NAMES[match.youngest],
        rounds_to_play=match.rounds_to_play,
        well_size=match.well_size,
    )


def pad_of(match: Match, *, placed: bool = False, sums: bool = False) -> Pad:
    """The pad of a match; with the places of tiles, or with the sums of hands left."""
    first, *rest = (
        line for played in match.rounds for line in lines_of(played, placed=placed, sums=sums)
    )
    assert isinstance(first, RoundLine)
    pad = Pad.begun(settings_of(match), first.players, id="test", start=first.start)
    return pad.add(*rest)


def lines_of(played: Round, *, placed: bool = False, sums: bool = False) -> Iterator[PadLine]:
    """The lines of one round."""
    yield RoundLine(NAMES[: played.players], played.deal.start)
    replayed = Round(
        played.rules,
        played.deal,
        before=played.before,
        youngest=played.youngest,
        opener=played.view(None).opener,
    )
    for event in played.events:
        yield _line(replayed, event.action, placed)
        replayed.push(event.action)
    end = played.end
    if end and end.hands_counted and not (played.players == 1 and end.reason is EndReason.OUT):
        yield EndLine(tuple(_hand(played, seat, sums) for seat in range(played.players)))
    elif end and end.reason is EndReason.BLOCKED:
        yield EndLine()


def _hand(played: Round, seat: int, sums: bool) -> HandCount:
    hand = played.hands[seat]
    return hand_value(hand) if sums else hand


def _line(now: Round, action: object, placed: bool) -> PadLine:
    seat, legal = now.turn, now.legal
    match action:
        case Place():
            kind, hexagons = legal.kind(action)
            after = now.copy()
            after.push(action)
            out = after.end is not None and after.end.reason is EndReason.OUT
            line = PlaceLine(seat, action.tile, out=out)
            if placed:
                return replace(line, place=action)
            made = None if kind is PlacementKind.PLAIN else kind
            return replace(line, made=made, hexagons=hexagons)
        case Draw():
            return DrawLine(seat)
        case Pass():
            return PassLine(seat, fits=legal.can_place)
        case Decline():
            return DeclineLine(seat)
    raise AssertionError(action)


def without_declines(pad: Pad) -> Pad:
    """The pad without the lines that may be left out."""
    lines = [written.line for written in pad.lines[1:]]
    kept = [line for line in lines if not isinstance(line, DeclineLine)]
    return replace(pad, edits=pad.edits[:1]).add(*kept)
