"""Reviews: makes them of matches between bots, and checks every sentence against the record.

python3 run.py bench reviews                                200 reviews
python3 run.py bench reviews --reviews=20 --write=FOLDER    writes them to be read
"""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import _kept
from tests.analysis.review_facts import ReviewFacts
from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import analyse_match
from trimino.analysis.report import to_json
from trimino.analysis.report_types import KeyMomentValues, MatchAnalysisValues, ReviewValues
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.budget import Budget
from trimino.room.message_values import MessageValues
from trimino.rules import Match, published

BUDGET = Budget(simulations=600)
RULES = ("triomino", "tri-domino", "goliath", "trimino", "triodominio", "wikipedia", "pressman")
TABLES = (
    ("casual", "casual"),
    ("casual", "club"),
    ("novice", "heuristic"),
    ("casual", "greedy", "club"),
    ("heuristic", "heuristic"),
    ("casual", "novice", "heuristic", "club"),
)
REVIEWS = 200
FIRSTS = (0, 1000, 2000, 3000)
"""Numbers from which matches are counted, so that reviews can be made in parts."""

NAMES = ("Anna", "Juris", "Marta", "Pēteris")


class ReviewedMatch(NamedTuple):
    """A match between bots, and its analysis as JSON."""

    match: Match
    bots: Sequence[str]
    analysis: MatchAnalysisValues


def review_match(number: int) -> ReviewedMatch:
    """The match of a number, reviewed for the levels of its bots."""
    rules, bots = RULES[number % len(RULES)], TABLES[number % len(TABLES)]
    match = Match(published(rules), len(bots))
    seats = seat_players([find_player(bot) for bot in bots], number)
    play_match(match, seats, random_source(number, "deals"))
    analysis = analyse_match(match, BUDGET, number, table_levels=TableLevels.of(bots))
    return ReviewedMatch(match, bots, to_json(analysis, NAMES[: len(bots)]))


def text_of(reviewed: ReviewedMatch, review: ReviewValues) -> Iterator[str]:
    """A review as a person reads it."""
    yield f"{reviewed.match.rules.base}; {', '.join(reviewed.bots)}; for seat {review['seat']}"
    yield " ".join(one["text"] for one in review["words"])
    if review["lesson"]:
        yield review["lesson"]["text"]
    for moment in review["moments"]:
        yield from _moment(moment)


def _moment(moment: KeyMomentValues) -> Iterator[str]:
    instead = moment["instead"]
    cost = f", {instead['cost']['text']}" if instead and instead["cost"] else ""
    yield f"* {moment['round']}.{moment['action']} {moment['title']['text']}{cost}"
    if instead:
        yield f"  played: {instead['done']['text']}{_because(instead['against'])}"
        yield f"  better: {instead['better']['text']}{_because(instead['why'])}"


def _because(reasons: Sequence[MessageValues]) -> str:
    return f" – {'; '.join(one['text'] for one in reasons)}" if reasons else ""


class ReviewTally(NamedTuple):
    """What was made and checked, and what was false."""

    matches: int
    reviews: int
    sentences: int
    false: list[str]


def checked(wanted: int, first: int, folder: Path | None) -> ReviewTally:
    """Make so many reviews from the match of a number on, and check them."""
    tally = ReviewTally(0, 0, 0, [])
    while tally.reviews < wanted:
        number = first + tally.matches
        reviewed = review_match(number)
        facts = ReviewFacts(reviewed.match, reviewed.analysis, random.Random(number))
        false = [f"match {number}, {line}" for line in facts.false_sentences()]
        for line in false:
            print(line, flush=True)
        reviews = reviewed.analysis["reviews"]
        if folder:
            write(folder, number, reviewed)
        tally = ReviewTally(
            tally.matches + 1,
            tally.reviews + len(reviews),
            tally.sentences + facts.checked,
            tally.false + false,
        )
    return tally


def write(folder: Path, number: int, reviewed: ReviewedMatch) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for review in reviewed.analysis["reviews"]:
        path = folder / f"{number:03}-{review['seat']}.txt"
        path.write_text("\n".join(text_of(reviewed, review)) + "\n", encoding="utf-8")


def main(*options: str) -> None:
    given = dict(option.lstrip("-").split("=", 1) for option in options)
    first, folder = int(given.get("first", 0)), given.get("write")
    tally = checked(int(given.get("reviews", REVIEWS)), first, Path(folder) if folder else None)
    row = {**tally._asdict(), "first": first, "false": len(tally.false)}
    print(row)
    if not folder:
        _kept.keep("reviews", row, ("first",), [str(first) for first in FIRSTS])


if __name__ == "__main__":
    main()
