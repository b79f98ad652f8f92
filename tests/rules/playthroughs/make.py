"""Plays a match of every kind and tells it.

python3 -m tests.rules.playthroughs.make
"""

import random
from pathlib import Path

from tests.rules.playthroughs.transcript import tell
from tests.rules.positions import PUBLISHED, Table
from trimino.bots.player import find_player
from trimino.rules import Match

FOLDER = Path(__file__).parent


def path_of(table: Table) -> Path:
    return FOLDER / f"{table.name}.txt"


def play(table: Table) -> Match:
    """A match that is the same each time; even seats are greedy, odd ones play at random."""
    # Of the seeds tried, this one lets everything happen that can.
    rng = random.Random(f"{table.name} 3")
    match = Match(table.rules, table.seats, youngest=table.seats - 1)
    while not match.over and not (match.needs_deal and enough(match)):
        if match.needs_deal:
            match.deal(rng)
        player = find_player("random" if match.round.turn % 2 else "greedy")
        match.play(player.choose(match.view(match.round.turn), rng))
    return match


def enough(match: Match) -> bool:
    """Whether a transcript may stop: matches of two, or of counted rounds, go to their end."""
    return bool(match.rounds) and match.players > 2 and match.rules.rounds is None


def main() -> None:
    for table in PUBLISHED:
        path_of(table).write_text(tell(play(table)), encoding="utf-8")


if __name__ == "__main__":
    main()
