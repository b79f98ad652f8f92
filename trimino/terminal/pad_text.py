"""A pad in words: its lines with warnings, its totals, and what the referee says."""

from collections.abc import Iterable, Iterator

from trimino.pad.pad import Pad
from trimino.pad.pad_messages import (
    asked_message,
    line_message,
    pad_end_messages,
    round_end_messages,
)
from trimino.pad.referee import Lesson, Ruling
from trimino.pad.sheet import ScoredLine, ScoredRound
from trimino.pad.statistics import PlayerStatistics
from trimino.rules import Field, Message, Place, PlacementKind
from trimino.rules.events import total
from trimino.terminal.rules_text import rules_title
from trimino.words import listed, say, totals_message


def title_line(pad: Pad) -> str:
    """The rules and the day of a pad."""
    settings = pad.settings
    return say("pad-heading", rules=rules_title(settings.rules, settings.rules_name), id=pad.id)


def sheet_lines(pad: Pad) -> Iterator[str]:
    """The whole sheet, round by round."""
    for played in pad.sheet.rounds:
        yield from _round_lines(pad, played)
    yield from map(say, pad_end_messages(pad.settings.rules, pad.sheet))


def _round_lines(pad: Pad, played: ScoredRound) -> Iterator[str]:
    """A round: its lines, and how it ended."""
    for line in played.lines:
        yield from entry_lines(line, played.people)
    yield from map(say, round_end_messages(pad.settings.rules, played))


def entry_lines(line: ScoredLine, people: tuple[str, ...]) -> Iterator[str]:
    """A line with its number, and what is asked back."""
    mark = "*" if line.corrected else " "
    yield f"{line.number:>3}{mark} {say(line_message(line, people))}"
    yield from (f"   ? {say(warning)}" for warning in line.warnings)


def news_lines(before: Pad, after: Pad) -> Iterator[str]:
    """The changes by an entry: the lines that are new, the totals, and an end."""
    known = {
        line.number: _shown(line, played) for played in before.sheet.rounds for line in played.lines
    }
    for played in after.sheet.rounds:
        for line in played.lines:
            if _shown(line, played) != known.get(line.number):
                yield from entry_lines(line, played.people)
    now = after.sheet.now
    if now.end and now.end != before.sheet.now.end:
        yield from map(say, round_end_messages(after.settings.rules, now))
    else:
        yield say(totals_message(now.totals, now.players))
    if after.sheet.outcome and after.sheet.outcome != before.sheet.outcome:
        yield from map(say, pad_end_messages(after.settings.rules, after.sheet))


def _shown(line: ScoredLine, played: ScoredRound) -> tuple[ScoredLine, Message]:
    """All that is shown of a line; its player may be another although nothing else has changed."""
    return line._replace(totals=()), line_message(line, played.people)


def asked_line(pad: Pad) -> str:
    """The prompt: what is to be written down next."""
    return say(asked_message(pad))


def ruling_line(ruling: Ruling, field: Field, place: Place) -> str:
    """The kind that a tile makes in its place in a field, and the tiles that make it."""
    cells = dict.fromkeys(cell for group in ruling.cells for cell in group if cell != place.at)
    tiles = [field.laid[cell].tile for cell in cells]
    return say(
        "pad-ruling",
        kind=ruling.kind,
        hexagons=ruling.hexagons,
        points=total(ruling.scores),
        tiles=listed(tiles) if tiles else "",
    )


def lesson_lines(lesson: Lesson) -> Iterator[str]:
    """The lesson on a bridge, a double or a hexagon, and the words of the sheet."""
    if lesson.sentence:
        yield say(lesson.sentence)
    elif lesson.kind is not PlacementKind.PLAIN:
        yield say("pad-kind-unpaid", kind=lesson.kind)
    yield from (f"  {say(f'ruleset-{sheet}')}: {words}" for sheet, words in lesson.quotations)
    if lesson.by_rule and lesson.kind is not PlacementKind.PLAIN:
        yield f"  {say(lesson.by_rule)}"
    yield from (f"  {say(reading.meaning)} ({reading.rule})" for reading in lesson.readings)


def pad_line(pad: Pad) -> str:
    """A pad in a list."""
    sheet = pad.sheet
    return say(
        "pad-list-line",
        id=pad.id,
        date=pad.begun_on or "-",
        rules=rules_title(pad.settings.rules, pad.settings.rules_name),
        totals=", ".join(
            say("total", player=name, total=points)
            for name, points in zip(sheet.players, sheet.totals, strict=True)
        ),
        finished=sheet.outcome is not None,
    )


def plain_number_text(number: int) -> str:
    """A number as people write it: with a minus, and without a plus.

    >>> plain_number_text(40), plain_number_text(-5)
    ('40', '−5')
    """
    return str(number) if number >= 0 else say("print-signed", points=number)


def statistics_lines(players: Iterable[PlayerStatistics]) -> Iterator[str]:
    """The statistics of each player over all pads."""
    for one in players:
        yield say(
            "pad-statistics",
            name=one.name,
            wins=one.wins,
            finished=one.finished,
            won=one.rounds_won,
            rounds=one.rounds,
            best=", ".join(_best_rounds(one)),
            bridges=one.bridges,
            doubles=one.doubles,
            hexagons=one.hexagons,
        )


def _best_rounds(one: PlayerStatistics) -> Iterator[str]:
    """The best round, and that of matches which the lowest total wins; they are not comparable."""
    best, lowest = one.best_round, one.lowest_round
    if best is not None or lowest is None:
        yield say("pad-best-round", points=None if best is None else plain_number_text(best))
    if lowest is not None:
        yield say("pad-lowest-round", points=plain_number_text(lowest))
