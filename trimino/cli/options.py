"""The options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from trimino.arena.plot import FORMATS
from trimino.bots.roster import ROSTER
from trimino.room.settings import MAX_TURN_SECONDS, MIN_TURN_SECONDS
from trimino.terminal.errors import UsageError, UsageReason
from trimino.words import say
from trimino.workers.figures import check_matplotlib

RecordArgument = Annotated[str, typer.Argument(metavar="FILE", help=say("argument-file"))]
MatchOption = Annotated[int, typer.Option("--match", metavar="K", min=1, help=say("option-match"))]
RulesOption = Annotated[str, typer.Option("--rules", metavar="RULES", help=say("option-rules"))]
OptionalRulesOption = Annotated[
    str | None, typer.Option("--rules", metavar="RULES", help=say("option-match-rules"))
]
ChangesOption = Annotated[
    list[str] | None, typer.Option("--set", metavar="FIELD=VALUE", help=say("option-set"))
]
PlayersOption = Annotated[
    int | None, typer.Option("--players", metavar="N", min=1, help=say("option-players"))
]
SoloOption = Annotated[bool, typer.Option("--solo", metavar="", help=say("option-solo"))]
YoungestOption = Annotated[
    int | None, typer.Option("--youngest", metavar="N", help=say("option-youngest"))
]
RoundsOption = Annotated[
    int | None, typer.Option("--rounds", metavar="N", help=say("option-rounds"))
]
WellOption = Annotated[int | None, typer.Option("--well", metavar="N", help=say("option-well"))]
SeedOption = Annotated[int | None, typer.Option("--seed", metavar="S", help=say("option-seed"))]
TurnSecondsOption = Annotated[
    int | None,
    typer.Option(
        "--turn-seconds",
        metavar="N",
        min=MIN_TURN_SECONDS,
        max=MAX_TURN_SECONDS,
        help=say("option-turn-seconds"),
    ),
]
NewRecordOption = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help=say("option-record-new"))
]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", metavar="W", min=1, help=say("option-workers"))
]
DaskOption = Annotated[
    str | None, typer.Option("--dask", metavar="ADDRESS", help=say("option-dask"))
]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help=say("option-database"))
]
JsonOption = Annotated[bool, typer.Option("--json", metavar="", help=say("option-json"))]


def bots_option(message: str) -> object:
    """The option that names bots; its help lists the roster."""
    help_text = say(message, bots=", ".join(entry.name for entry in ROSTER))
    return typer.Option("--bots", metavar="A,B", help=help_text)


def server_address(given: str) -> str:
    """The address of a server for links; https if none is named."""
    return given if "://" in given else f"https://{given}"


def plot_format(path: str | None) -> str | None:
    """The format of a plot by the name of its file; checked before any work begins."""
    if path is None:
        return None
    kind = Path(path).suffix.lower().removeprefix(".")
    if kind not in FORMATS:
        raise UsageError(UsageReason.NOT_A_PLOT_FILE, path=path)
    check_matplotlib()
    return kind
