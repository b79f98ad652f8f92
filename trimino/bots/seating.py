"""Players in seats, with statistics of their decisions."""

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field

from trimino.bots.forfeit import Forfeit
from trimino.bots.player import Player, find_player
from trimino.bots.random_source import random_source
from trimino.engine.budget import Budget
from trimino.rules import Action, MatchView
from trimino.rules.errors import Message
from trimino.rules.summaries import number_of
from trimino.rules.type_check import check_each, check_type


@dataclass(repr=False)
class SeatedPlayer:
    """A player in a seat; `seconds` is the CPU time of this thread for its decisions."""

    player: Player
    rng: random.Random
    decisions: int = 0
    seconds: float = 0.0
    forfeits: list[Message] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"<SeatedPlayer {self.player}, {number_of(self.decisions, 'decision')}>"

    def choose(self, view: MatchView) -> Action | None:
        """The action of the player, or None if it forfeits the move."""
        began = time.thread_time()
        try:
            return self.player.choose(view, self.rng)
        except Forfeit as forfeit:
            self.forfeits.append(forfeit.message)
            return None
        finally:
            self.decisions += 1
            self.seconds += time.thread_time() - began


def seat_players(players: Sequence[Player], seed: int, *labels: object) -> list[SeatedPlayer]:
    """The players in this order, each with a random source by its seat."""
    check_each("players", players, Player)
    check_type("seed", seed, int)
    return [
        SeatedPlayer(player, random_source(seed, *labels, seat))
        for seat, player in enumerate(players)
    ]


@contextmanager
def open_seats(
    seats: Sequence[SeatedPlayer | Player | str], rng: random.Random
) -> Iterator[list[SeatedPlayer]]:
    """Players in their seats for the length of the block.

    A player without a seat gets a random source that is seeded from the one given; a name is looked
    up, and its player closed at the end.
    """
    with ExitStack() as leaving:

        def sit(seat: SeatedPlayer | Player | str) -> SeatedPlayer:
            if isinstance(seat, SeatedPlayer):
                return seat
            player = seat
            if isinstance(player, str):
                player = leaving.enter_context(closing(find_player(player)))
            return SeatedPlayer(player, random.Random(rng.getrandbits(63)))

        yield [sit(seat) for seat in seats]


@contextmanager
def open_players(names: Sequence[str], budget: Budget | None = None) -> Iterator[list[Player]]:
    """The players of these names, closed at the end of the block."""
    with ExitStack() as leaving:
        yield [leaving.enter_context(closing(find_player(name, budget))) for name in names]
