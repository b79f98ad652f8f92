"""Chooses positions of every rule set, counts their nodes and writes them down.

    python3 -m tests.rules.perft.make

From a deal hardly anything can happen in a few actions, so there is a late moment beside it: the
one, of some random rounds near their end, from which the most different things can happen.
"""

import random
from collections.abc import Iterator

from tests.rules.perft.counting import count_nodes
from tests.rules.perft.notation import FOLDER, Counts, PerftPosition, format_position
from trimino.rules import RULESETS, Deal, PlacementKind, Round, Ruleset

MIN_DEPTH, MAX_DEPTH = 3, 8
ENOUGH_NODES = 3_000


def positions(rules: Ruleset) -> Iterator[PerftPosition]:
    several = 4 if rules.players[1] == 4 else 3
    for seats in (2, several, 1) if rules.solo else (2, several):
        yield PerftPosition(
            rules.base, deal(rules, seats, rng_of(rules, seats)), youngest=seats - 1
        )
        yield late(rules, seats)


def rng_of(rules: Ruleset, *which: int) -> random.Random:
    """The same source each time, another for each rule set."""
    return random.Random(" ".join(map(str, (rules.base, *which))))


def deal(rules: Ruleset, seats: int, rng: random.Random) -> Deal:
    if seats == 1:
        return Deal.shuffled_solo(rules, rng)
    return Deal.shuffled(rules, seats, rng)


def late(rules: Ruleset, seats: int) -> PerftPosition:
    """The moment, of those looked at, from which the most different things can happen."""
    return max(late_moments(rules, seats), key=variety)


def late_moments(rules: Ruleset, seats: int) -> Iterator[PerftPosition]:
    """Moments of rounds played at random: shortly before the end, and before the rare double."""
    for number in range(60):
        rng = rng_of(rules, seats, number)
        round = Round(rules, deal(rules, seats, rng))
        while not round.over:
            round.play(rng.choice(list(round.legal)))
        played = [event.action for event in round.events]
        doubles = [
            n - 2 for n, event in enumerate(round.events) if event.kind is PlacementKind.DOUBLE
        ]
        for length in (len(played) - 4, *doubles):
            yield PerftPosition(rules.base, round.deal, played=played[:length])


def variety(position: PerftPosition) -> int:
    _, *happens, _ = count_nodes(position.round(), MIN_DEPTH)
    return sum(times > 0 for times in happens)


def counted(position: PerftPosition) -> PerftPosition:
    """The position with its counts, to the depth at which there are enough nodes or none."""
    while not enough(position.counts):
        position.counts.append(count_nodes(position.round(), len(position.counts) + 1))
    return position


def enough(counts: list[Counts]) -> bool:
    if len(counts) < MIN_DEPTH:
        return False
    return len(counts) == MAX_DEPTH or not 0 < counts[-1].nodes < ENOUGH_NODES


def main() -> None:
    for rules in RULESETS:
        text = "\n".join(format_position(counted(position)) for position in positions(rules))
        (FOLDER / f"{rules.base}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
