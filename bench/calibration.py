"""Calibration: how often the chances that the analysis states come true, and whether they agree.

Bots play whole matches, which the analysis judges as it does for a review. Two kinds of chances are
noted: those of the chart, from whole positions, and those of hints and grades, from what a player
sees. Intervals are over matches, since moments of a match depend on each other. Nothing is fitted
to these matches.

Each match is also checked for coherence: the chances of all players at a moment add up to 100 %,
and the chart moves by what the grade says.

    python3 run.py bench calibration
    python3 run.py bench calibration --rules=triomino --players=4     only this row, and the sum
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bench import _kept
from bench._calibration_picture import draw_picture
from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import MatchAnalysis, analyse_match
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.budget import Budget
from trimino.rules import Match, published

BUDGET = Budget(simulations=200)
SEED = 1
BINS = 10
MATCHES = 10
RULES = ("triomino", "goliath", "tri-domino", "triodominio")
OTHERS = ("casual", "club", "expert")
OWN = "casual"
KEYS = ("rules", "players")
SOURCES = ("chart", "hint")
ALL = "all"
"""The name of the row for all rule sets together."""


class Note(NamedTuple):
    """A stated chance, and the share that was won; `source` is `chart` or `hint`."""

    match: str
    source: str
    stated: float
    won: float


class Bin(NamedTuple):
    """Moments with similar chances: their number, mean, share won and its margin."""

    positions: int
    stated: float
    won: float
    margin: float


class Coherence(NamedTuple):
    """The greatest distance of a sum of chances from 1, and of a step of the chart from its grade.

    A chance cannot exceed 1 or fall below 0, so a step that would is cut off; `cut` counts those.
    """

    sums: float
    steps: float
    cut: int
    graded: int


def play(rules: str, bots: Sequence[str], number: int) -> MatchAnalysis:
    """The analysis of one match."""
    match = Match(published(rules), len(bots))
    seats = seat_players([find_player(bot) for bot in bots], SEED + number)
    play_match(match, seats, random_source(SEED, number, "deals"))
    return analyse_match(match, BUDGET, SEED, table_levels=TableLevels.of(bots))


def notes(analysis: MatchAnalysis, name: str) -> Iterator[Note]:
    """All chances that an analysis states, before the end is known."""
    winners = analysis.match.winners
    for point in analysis.course:
        for seat, chance in enumerate(point.after):
            yield Note(name, "chart", chance, share(winners, seat))
    for one in analysis.decisions:
        if one.ledger is not None:
            chance = one.ledger.done.chances[one.seat]
            yield Note(name, "hint", chance, share(winners, one.seat))


def share(winners: Sequence[int], seat: int) -> float:
    return (seat in winners) / len(winners)


def coherence(analysis: MatchAnalysis) -> Coherence:
    """How well the numbers of an analysis agree."""
    losses = {(one.round, one.number): one.counted for one in analysis.decisions}
    sums, steps, cut, graded = 0.0, 0.0, 0, 0
    for point in analysis.course:
        sums = max(sums, abs(sum(point.before) - 1), abs(sum(point.after) - 1))
        loss = losses.get((point.round, point.number))
        if loss is None or point.seat is None:
            continue
        graded += 1
        before, after = point.before[point.seat], point.after[point.seat]
        if not 0 <= after + loss.match.mean <= 1:
            cut += 1
        else:
            steps = max(steps, abs(before - after - loss.match.mean))
    return Coherence(sums, steps, cut, graded)


def bins(found: Sequence[Note]) -> list[Bin]:
    sorted_in: dict[int, list[Note]] = {}
    for note in found:
        sorted_in.setdefault(class_of(note.stated), []).append(note)
    return [bin_of(part) for _, part in sorted(sorted_in.items())]


def class_of(stated: float) -> int:
    return min(int(stated * BINS), BINS - 1)


def bin_of(found: Sequence[Note]) -> Bin:
    mean = sum(note.won for note in found) / len(found)
    # Moments of a match are correlated, so each match counts as one cluster.
    by_match: dict[str, float] = {}
    for note in found:
        by_match[note.match] = by_match.get(note.match, 0.0) + note.won - mean
    margin = 1.96 * sum(part**2 for part in by_match.values()) ** 0.5 / len(found)
    return Bin(len(found), sum(note.stated for note in found) / len(found), mean, margin)


def off_by(found: Sequence[Bin]) -> float:
    """The mean distance between stated and won chances in per cent, weighted by positions."""
    positions = sum(each.positions for each in found)
    return 100 * sum(abs(each.stated - each.won) * each.positions for each in found) / positions


def margin_of(found: Sequence[Bin]) -> float:
    """The mean margin of the won shares in per cent, weighted by positions."""
    positions = sum(each.positions for each in found)
    return 100 * sum(each.margin * each.positions for each in found) / positions


def row_of(
    rules: str, players: int, found: Sequence[Note], agreed: Sequence[Coherence]
) -> dict[str, Any]:
    """What was measured under a rule set with so many players."""
    row: dict[str, Any] = {"rules": rules, "players": players, "matches": len(agreed)}
    for source in SOURCES:
        row[source] = told(bins([note for note in found if note.source == source]))
    row["sums"] = max(one.sums for one in agreed)
    row["steps"] = max(one.steps for one in agreed)
    row["cut"], row["graded"] = sum(one.cut for one in agreed), sum(one.graded for one in agreed)
    return row


def told(found: Sequence[Bin]) -> dict[str, Any]:
    """Classes of chances as they are kept."""
    return {
        "off": round(off_by(found), 1),
        "margin": round(margin_of(found), 1),
        "bins": [[one.positions, *(round(part, 4) for part in one[1:])] for one in found],
    }


def pooled(players: int, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The row of all rule sets, from a row for each."""
    row: dict[str, Any] = {"rules": ALL, "players": players}
    for source in SOURCES:
        sorted_in: dict[int, list[Bin]] = {}
        for kept in (Bin(*one) for each in rows for one in each[source]["bins"]):
            sorted_in.setdefault(class_of(kept.stated), []).append(kept)
        row[source] = told([joined(part) for _, part in sorted(sorted_in.items())])
    row |= {key: max(each[key] for each in rows) for key in ("sums", "steps")}
    return row | {key: sum(each[key] for each in rows) for key in ("matches", "cut", "graded")}


def joined(found: Sequence[Bin]) -> Bin:
    """Bins of different matches as one."""
    positions = sum(one.positions for one in found)
    stated, won = (
        sum(one.positions * part for one, part in zip(found, parts, strict=True)) / positions
        for parts in ([one.stated for one in found], [one.won for one in found])
    )
    margin = sum((one.positions * one.margin) ** 2 for one in found) ** 0.5 / positions
    return Bin(positions, stated, won, margin)


def sampled(rules: str, players: int, matches: int) -> tuple[list[Note], list[Coherence]]:
    """What matches with so many players show, each of the other levels in turn."""
    found: list[Note] = []
    agreed: list[Coherence] = []
    for other in OTHERS:
        for number in range(matches):
            analysis = play(rules, [OWN] + [other] * (players - 1), number)
            found += notes(analysis, f"{rules} {other} {number}")
            agreed.append(coherence(analysis))
    return found, agreed


def keep(row: dict[str, Any]) -> None:
    print({key: value for key, value in row.items() if key not in SOURCES}, flush=True)
    order = [f"{rules} {players}" for players in (2, 4) for rules in (*RULES, ALL)]
    _kept.keep("calibration", row, KEYS, order)


def main(*options: str) -> None:
    given = dict(option.lstrip("-").split("=", 1) for option in options)
    matches, wanted = int(given.get("matches", MATCHES)), given.get("rules")
    for players in [int(given["players"])] if "players" in given else (2, 4):
        for rules in [wanted] if wanted else RULES:
            keep(row_of(rules, players, *sampled(rules, players, matches)))
        rows = [row for row in _kept.read("calibration") if row["players"] == players]
        keep(pooled(players, [row for row in rows if row["rules"] != ALL]))
    draw_picture([row for row in _kept.read("calibration") if row["rules"] == ALL])


if __name__ == "__main__":
    main()
