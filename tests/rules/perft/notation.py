"""Positions and their counts as text; README.md tells the format."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.rules.setting import tile, tiles
from trimino.rules import DECLINE, DRAW, PASS, Action, Cell, Deal, Place, Round, published

FOLDER = Path(__file__).parent
WORDS: dict[str, Action] = {"draw": DRAW, "pass": PASS, "decline": DECLINE}


class Counts(NamedTuple):
    """The counts of all nodes of one depth."""

    nodes: int = 0
    bridges: int = 0
    doubles: int = 0
    hexagons: int = 0
    over: int = 0
    points: int = 0

    def plus(self, other: "Counts") -> "Counts":
        return Counts(*map(sum, zip(self, other, strict=True)))


@dataclass
class PerftPosition:
    """A round as far as it was played, and the counts of depth 1 and up."""

    rules: str
    deal: Deal
    youngest: int = 0
    played: list[Action] = field(default_factory=list)
    counts: list[Counts] = field(default_factory=list)

    def round(self) -> Round:
        round = Round(published(self.rules), self.deal, youngest=self.youngest)
        for action in self.played:
            round.play(action)
        return round


def format_position(position: PerftPosition) -> str:
    deal = position.deal
    lines: list[list[object]] = [["rules", position.rules], ["youngest", position.youngest]]
    lines += [["start", deal.start]] if deal.start else []
    lines += [["hand", *hand] for hand in deal.hands]
    lines += [["well", *deal.well]]
    lines += map(format_action, position.played)
    lines += [["count", depth, *counts] for depth, counts in enumerate(position.counts, 1)]
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)


def format_action(action: Action) -> list[object]:
    if isinstance(action, Place):
        x, y, down = action.at
        way = "down" if down else "up"
        return ["place", action.tile, action.field, x, y, way, *action.corners]
    return [next(word for word, known in WORDS.items() if known == action)]


def parse_position(text: str) -> PerftPosition:
    lines = [line.partition(" ")[::2] for line in text.strip().splitlines()]
    told = dict(lines)
    hands = tuple(tiles(rest) for word, rest in lines if word == "hand")
    start = tile(told["start"]) if "start" in told else None
    return PerftPosition(
        told["rules"],
        Deal(hands, tiles(told["well"]), start),
        int(told["youngest"]),
        [parse_action(word, rest) for word, rest in lines if word in (*WORDS, "place")],
        [Counts(*map(int, rest.split()[1:])) for word, rest in lines if word == "count"],
    )


def parse_action(word: str, rest: str) -> Action:
    if word != "place":
        return WORDS[word]
    name, number, x, y, way, a, b, c = rest.split()
    corners = int(a), int(b), int(c)
    return Place(tile(name), Cell(int(x), int(y), way == "down"), corners, int(number))


def read(path: Path) -> Iterator[PerftPosition]:
    for text in path.read_text(encoding="utf-8").split("\n\n"):
        yield parse_position(text)


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))
