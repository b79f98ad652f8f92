"""Counts the nodes of a position through the rules."""

from tests.rules.perft.notation import Counts
from trimino.rules import Event, PlacementKind, Round


def count_nodes(round: Round, depth: int) -> Counts:
    """Count the nodes of one depth; the round is left as it was."""
    counts = Counts()
    for action in list(round.legal):
        event = round.push(action)
        counts = counts.plus(one(round, event) if depth == 1 else count_nodes(round, depth - 1))
        round.undo()
    return counts


def one(round: Round, event: Event) -> Counts:
    return Counts(
        1,
        event.kind is PlacementKind.BRIDGE,
        event.kind is PlacementKind.DOUBLE,
        event.kind is PlacementKind.HEXAGON,
        round.over,
        sum(round.totals),
    )
