"""Named lines: lines with the people they were written for, when those who play a round change.

A line names its player by the seat, and who has a seat is said where the round begins. If that is
changed, each line gets the seat that its person has now. Who no longer plays stays in the round as
absent while lines are theirs: these count for nobody, and are asked back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from trimino.pad.lines import EndLine, PadLine, RoundLine, WrittenLine


class NamedLine(NamedTuple):
    """A line with the people it was written for, by their seats."""

    written: WrittenLine
    people: Sequence[str]

    def owner(self, seat: int) -> str:
        """The person of a seat; of a seat that nobody had, its number."""
        known = 0 <= seat < len(self.people)
        return self.people[seat] if known else str(seat + 1)

    @property
    def owners(self) -> Sequence[str]:
        """Everybody whom the line is about."""
        match self.written.line:
            case RoundLine():
                return ()
            case EndLine(hands):
                return [self.owner(seat) for seat, hand in enumerate(hands) if hand is not None]
            case line:
                return [self.owner(line.seat)]

    def seated(self, people: Sequence[str]) -> WrittenLine:
        """The line with the seats of its people among others."""
        return self.written._replace(line=self._line(people))

    def _line(self, people: Sequence[str]) -> PadLine:
        match self.written.line:
            case RoundLine() | EndLine(()) as line:
                return line
            case EndLine(hands):
                known = {self.owner(seat): hand for seat, hand in enumerate(hands)}
                return EndLine(tuple(map(known.get, people)))
            case line:
                return replace(line, seat=people.index(self.owner(line.seat)))


def touched_rounds(lines: Sequence[WrittenLine], index: int) -> slice:
    """The lines that may change hands with one of them: its round, and the one before it."""
    begun = [place for place, written in enumerate(lines) if isinstance(written.line, RoundLine)]
    first = max((place for place in begun if place < index), default=0)
    return slice(first, min((place for place in begun if place > index), default=len(lines)))


def named_lines(lines: Sequence[WrittenLine]) -> Iterator[NamedLine]:
    """Lines with the people of their rounds; the first begins a round."""
    people: Sequence[str] = ()
    for written in lines:
        if isinstance(written.line, RoundLine):
            people = written.line.people
        yield NamedLine(written, people)


def given_over(lines: list[NamedLine], old: RoundLine, new: RoundLine) -> list[NamedLine]:
    """Give the lines of those who left to those who came, in the order of turns.

    If more came than left, or fewer, nobody can tell whose lines they are, and they stay.
    """
    left = [name for name in old.people if name not in new.players]
    came = [name for name in new.players if name not in old.people]
    if len(left) != len(came):
        return lines
    heirs = dict(zip(left, came, strict=True))
    return [
        line._replace(people=tuple(heirs.get(name, name) for name in line.people)) for line in lines
    ]


def seated_lines(lines: Sequence[NamedLine]) -> Iterator[WrittenLine]:
    """Lines with the seats of their people in the rounds that they are in now."""
    begun = [place for place, line in enumerate(lines) if isinstance(line.written.line, RoundLine)]
    for first, after in zip(begun, [*begun[1:], len(lines)], strict=True):
        yield from _seated_round(lines[first], lines[first + 1 : after])


def _seated_round(first: NamedLine, lines: Sequence[NamedLine]) -> Iterator[WrittenLine]:
    begun = first.written.line
    assert isinstance(begun, RoundLine)
    if all(line.people == begun.people for line in lines):
        yield first.written
        yield from (line.written for line in lines)
        return
    owners = dict.fromkeys(name for line in lines for name in line.owners)
    begun = replace(begun, absent=tuple(name for name in owners if name not in begun.players))
    yield first.written._replace(line=begun)
    yield from (line.seated(begun.people) for line in lines)
