"""Family statistics: what each player has done over all pads that are kept."""

from collections.abc import Iterable
from dataclasses import dataclass

from trimino.pad.lines import PlaceLine
from trimino.pad.pad import Pad
from trimino.pad.sheet import PadSheet, ScoredLine, ScoredRound
from trimino.rules import PlacementKind, Ruleset, Winner


@dataclass
class PlayerStatistics:
    """The statistics of one player, counted while pads are read."""

    name: str
    pads: int = 0
    """The number of matches they took part in."""
    finished: int = 0
    """The number of those that they played to the end."""
    wins: int = 0
    rounds: int = 0
    rounds_won: int = 0
    best_round: int | None = None
    """The most points in a round, of matches in which points are good."""
    lowest_round: int | None = None
    """The fewest points in a round, of matches that the lowest total wins."""
    best_total: int | None = None
    """The highest total of such a match that came to its end."""
    tiles: int = 0
    bridges: int = 0
    doubles: int = 0
    hexagons: int = 0

    def laid(self, line: ScoredLine) -> None:
        """Count a tile, and the kind that it made."""
        self.tiles += 1
        self.bridges += line.kind is PlacementKind.BRIDGE
        self.doubles += line.kind is PlacementKind.DOUBLE
        self.hexagons += line.hexagons


def family_statistics(pads: Iterable[Pad]) -> list[PlayerStatistics]:
    """The statistics of everybody on some pads, the most wins first."""
    found: dict[str, PlayerStatistics] = {}
    for pad in pads:
        for name in pad.sheet.players:
            found.setdefault(name, PlayerStatistics(name)).pads += 1
        _count_match(found, pad.settings.rules, pad.sheet)
        for played in pad.sheet.rounds:
            _count_round(found, pad.settings.rules, played)
    return sorted(found.values(), key=lambda one: (-one.wins, -one.rounds_won, one.name))


def _count_match(found: dict[str, PlayerStatistics], rules: Ruleset, sheet: PadSheet) -> None:
    if sheet.outcome is None:
        return
    last = sheet.rounds[sheet.ended_in - 1]
    for name, total in zip(last.players, last.totals, strict=True):
        found[name].finished += 1
        # A solo game is won by nobody: there is nobody to lose it.
        found[name].wins += name in sheet.winners and len(last.players) > 1
        if rules.winner is not Winner.LOWEST:
            found[name].best_total = _most(found[name].best_total, total)


def _count_round(found: dict[str, PlayerStatistics], rules: Ruleset, played: ScoredRound) -> None:
    for line in played.events:
        if isinstance(line.line, PlaceLine):
            found[played.players[line.seat]].laid(line)
    if played.end is None:
        return
    for seat, (name, points) in enumerate(zip(played.players, played.points, strict=True)):
        found[name].rounds += 1
        found[name].rounds_won += seat in played.end.winners and len(played.players) > 1
        if rules.winner is Winner.LOWEST:
            found[name].lowest_round = _fewest(found[name].lowest_round, points)
        else:
            found[name].best_round = _most(found[name].best_round, points)


def _most(known: int | None, new: int) -> int:
    return new if known is None else max(known, new)


def _fewest(known: int | None, new: int) -> int:
    return new if known is None else min(known, new)
