"""Candidates: positions in which somebody had to decide, in rounds of bots and in records."""

import random
from collections.abc import Iterator, Sequence

from trimino.analysis.moments import replayed
from trimino.bots.match_runner import ask_and_play
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import SeatedPlayer
from trimino.puzzles.making.plan import PuzzleTable
from trimino.puzzles.making.standard import MIN_ACTIONS
from trimino.puzzles.open_table import is_open_position
from trimino.puzzles.theme import Theme, can_have
from trimino.records.notation import format_position, parse_position
from trimino.rules import Match, Phase, Position

_BOTS = ("heuristic", "heuristic", "greedy")
"""The bots that play the rounds, in each seat one of them by lot."""

MAX_IN_HAND = 12
"""Tiles of the solver: nobody likes to look through more."""

FEWEST_HELD, MAX_HELD = 4, 15
"""Tiles in both hands of an open position that is worth solving."""

HIDDEN_A_ROUND = 3
"""Positions of a round with hidden tiles that are tried, by lot: proving one takes long.

Those with a rare bonus are tried besides, or there would be no puzzles about it.
"""

RARE = (Theme.TWO_HEXAGONS, Theme.DOUBLE)

HOARDED_WELL = 10
"""The largest well where two players may draw freely; beyond it drawing is nearly always right."""

OPEN_A_ROUND = 12
"""Open positions of a round that are tried, the last ones."""


def bot_round(table: PuzzleTable, number: int, seed: int) -> list[Position]:
    """The positions of a round that bots play; the seed and the number of the round decide it."""
    rules, players = table
    own = random_source(seed, rules.base, players, number)
    match = Match(rules, players)
    match.deal(own)
    seats = [SeatedPlayer(find_player(own.choice(_BOTS)), own) for _ in range(players)]
    found = []
    while not match.round.over:
        found.append(match.round.position(match.round.turn))
        ask_and_play(match, seats[match.round.turn])
    return worth_trying(found, own)


def record_rounds(match: Match, seed: int) -> Iterator[list[Position]]:
    """The positions of each round of a match that was played."""
    rounds: dict[int, list[Position]] = {}
    for moment, before in replayed(match, len(match.rounds)):
        if moment.number:
            seat = before.round.turn
            rounds.setdefault(moment.round, []).append(before.round.position(seat))
    for number, positions in rounds.items():
        yield worth_trying(positions, random.Random(f"{seed} {number} {len(positions)}"))


def worth_trying(positions: Sequence[Position], rng: random.Random) -> list[Position]:
    """The positions of a round that may become puzzles, as they read after parsing."""
    asked = [position for position in positions if _leaves_choice(position)]
    hidden = [one for one in asked if not is_open_position(one) and not _is_hoarded(one)]
    small = [p for p in asked if is_open_position(p) and FEWEST_HELD <= sum(p.counts) <= MAX_HELD]
    chosen = rng.sample(hidden, min(HIDDEN_A_ROUND, len(hidden)))
    chosen += [one for one in hidden if one not in chosen and _has_rare_bonus(one)]
    return [parse_position(format_position(one)) for one in (*small[-OPEN_A_ROUND:], *chosen)]


def _leaves_choice(position: Position) -> bool:
    """Whether there are several actions, and the round is under way."""
    if position.phase is Phase.OPENING or len(position.counts) == 1:
        return False
    if not 2 <= len(position.hand) <= MAX_IN_HAND:
        return False
    return position.legal.can_place and len(position.legal) >= MIN_ACTIONS


def _has_rare_bonus(position: Position) -> bool:
    return any(can_have(position, theme) for theme in RARE)


def _is_hoarded(position: Position) -> bool:
    """Whether somebody holds a heap of tiles, or is about to draw one."""
    hoards = position.rules.free_draw and len(position.counts) == 2
    return max(position.counts) > MAX_HELD or (hoards and position.well > HOARDED_WELL)
