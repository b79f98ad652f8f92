"""The options that several commands share, and the match they describe."""

import random
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from trimino.arena.plot import FORMATS
from trimino.bots.roster import ROSTER
from trimino.rules import Match, Ruleset
from trimino.terminal.errors import UsageError, UsageReason
from trimino.words import say
from trimino.workers.figures import check_matplotlib

RulesId = Annotated[str, typer.Option("--rules", metavar="ID", help=say("option-rules"))]
Changes = Annotated[
    list[str] | None, typer.Option("--set", metavar="FIELD=VALUE", help=say("option-set"))
]
Players = Annotated[
    int | None, typer.Option("--players", metavar="N", min=1, help=say("option-players"))
]
Solo = Annotated[bool, typer.Option("--solo", metavar="", help=say("option-solo"))]
Youngest = Annotated[
    int | None, typer.Option("--youngest", metavar="N", help=say("option-youngest"))
]
Rounds = Annotated[int | None, typer.Option("--rounds", metavar="N", help=say("option-rounds"))]
Well = Annotated[int | None, typer.Option("--well", metavar="N", help=say("option-well"))]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help=say("option-seed"))]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="W", min=1, help=say("option-workers"))
]
Dask = Annotated[str | None, typer.Option("--dask", metavar="ADDRESS", help=say("option-dask"))]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help=say("option-json"))]


def bots_option(message: str) -> object:
    """The option that names bots, whose help lists those there are."""
    told = say(message, bots=", ".join(entry.name for entry in ROSTER))
    return typer.Option("--bots", metavar="A,B", help=told)


class Setup(NamedTuple):
    """How a match begins; players are counted from 1, as people do."""

    rules: Ruleset
    seats: int
    youngest: int | None = None
    rounds: int | None = None
    well: int | None = None

    def match(self) -> Match:
        return Match(
            self.rules,
            self.seats,
            youngest=0 if self.youngest is None else seat_of(self.youngest, self.seats),
            rounds_to_play=self.rounds,
            well_size=self.well,
        )


def seat_of(player: int, seats: int) -> int:
    """The seat of a player, who is counted from 1."""
    if not 1 <= player <= seats:
        raise UsageError(UsageReason.NO_SUCH_PLAYER, player=player, players=seats)
    return player - 1


def chosen_seed(seed: int | None) -> int:
    """The seed asked for, or one that nobody knows."""
    return random.SystemRandom().randrange(1_000_000_000) if seed is None else seed


def kind_of_plot(path: str | None) -> str | None:
    """What kind of picture a file is to hold; refused at once if none can be drawn."""
    if path is None:
        return None
    kind = Path(path).suffix.lower().removeprefix(".")
    if kind not in FORMATS:
        raise UsageError(UsageReason.NOT_A_PLOT_FILE, path=path)
    check_matplotlib()
    return kind
