"""`trimino draw`: draw a position, or a moment of a record."""

import sys
from typing import Annotated

import typer

from trimino.cli import options
from trimino.drawing.spots import spot
from trimino.drawing.svg import draw_svg
from trimino.drawing.text import draw_hand, draw_text
from trimino.records.notation import format_position, parse_position
from trimino.records.record import replay, replay_to
from trimino.rules import Match, Place, Position
from trimino.terminal.errors import UsageError, UsageReason, judging_record
from trimino.terminal.files import STANDARD, check_ending, read_record, write_text
from trimino.terminal.match_arguments import seat_of
from trimino.terminal.page import FREE_MARK, last_placement
from trimino.terminal.screen import TerminalScreen
from trimino.words import say

MAX_POSITION_BYTES = 100_000
"""Bytes of a position that are read; a longer text is no position."""

PositionArgument = Annotated[
    str | None, typer.Argument(metavar="POSITION", help=say("argument-position"))
]
DrawnRecordOption = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help=say("option-draw-record"))
]
RoundOption = Annotated[
    int | None, typer.Option("--round", metavar="R", min=1, help=say("option-round"))
]
ActionOption = Annotated[
    int | None, typer.Option("--action", metavar="A", min=0, help=say("option-action"))
]
SeatOption = Annotated[
    int | None, typer.Option("--seat", metavar="S", min=1, help=say("option-seat"))
]
DrawingOption = Annotated[
    str | None, typer.Option("--output", metavar="FILE", help=say("option-output"))
]
NotationOption = Annotated[
    bool, typer.Option("--notation", metavar="", help=say("option-notation"))
]
TextOption = Annotated[bool, typer.Option("--text", metavar="", help=say("option-text"))]
LegalOption = Annotated[bool, typer.Option("--legal", metavar="", help=say("option-legal"))]


def draw(
    position: PositionArgument = None,
    record: DrawnRecordOption = None,
    match: options.MatchOption = 1,
    round: RoundOption = None,
    action: ActionOption = None,
    seat: SeatOption = None,
    output: DrawingOption = None,
    text: TextOption = False,
    legal: LegalOption = False,
    notation: NotationOption = False,
) -> None:
    """Draw a position, or a moment of a record."""
    check_ending(output, "txt" if text or notation else "svg")
    if record is None:
        seen, last = parse_position(_notation(position)), None
    elif position is not None:
        raise UsageError(UsageReason.TWO_THINGS_TO_DRAW)
    else:
        reached = _match_at(read_record(record, match), round, action)
        seen, last = _position_of(reached, seat, legal=legal)
    marks = list(seen.legal.placements) if legal else []
    if notation:
        write_text(output, format_position(seen))
    elif text:
        write_text(output, _as_text(seen, last, marks, colour=output is None))
    else:
        write_text(output, _as_svg(seen, last, marks))


def _notation(given: str | None) -> str:
    """The position from the command line, or from the standard input."""
    if given is not None and given != STANDARD:
        return given
    if given is None and sys.stdin.isatty():
        raise UsageError(UsageReason.NOTHING_TO_DRAW)
    read = sys.stdin.buffer.read(MAX_POSITION_BYTES).decode(errors="replace")
    if not read.strip():
        raise UsageError(UsageReason.NOTHING_TO_DRAW)
    return read


def _match_at(record: object, round_number: int | None, action: int | None) -> Match:
    """The match at a moment; by default the last of the round or of the match."""
    with judging_record():
        if round_number is None or action is None:
            rounds = replay(record).rounds
            round_number = round_number or len(rounds)
            known = rounds[round_number - 1 : round_number] if round_number else ()
            action = len(known[0].events) if known and action is None else action or 0
        return replay_to(record, round_number, action)


def _position_of(match: Match, seat: int | None, *, legal: bool) -> tuple[Position, Place | None]:
    """The position of a seat or a spectator, or of the seat whose turn it is for `--legal`."""
    reader = match.round.turn if legal else None
    view = match.view(reader if seat is None else seat_of(seat, match.players)).now
    return view.position, last_placement(view)


def _as_svg(seen: Position, last: Place | None, marks: list[Place]) -> str:
    title = say(f"ruleset-{seen.rules.base}")
    return draw_svg(seen.fields, hands=[seen.hand], last=last, marks=marks, title=title)


def _as_text(seen: Position, last: Place | None, marks: list[Place], *, colour: bool) -> str:
    screen = TerminalScreen()
    width, colour, plain = screen.width, colour and screen.colour, screen.ascii_only
    labels = {spot(mark): FREE_MARK for mark in marks}
    field = draw_text(
        seen.fields, width=width, colour=colour, ascii_only=plain, last=last, labels=labels
    )
    hand = draw_hand(seen.hand, width=width, colour=colour, ascii_only=plain)
    return f"{field}\n\n{hand}" if seen.hand else field
