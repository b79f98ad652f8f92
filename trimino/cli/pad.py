"""`trimino pad`: keep the score of a game with the real box."""

import secrets
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Annotated

import typer

from trimino.cli import options
from trimino.cli.pad_outputs import PadOutputs
from trimino.cli.print import PaperName, choice
from trimino.cli.rules_option import named_rules
from trimino.pad.collection import remembered_names
from trimino.pad.document import verify_pad
from trimino.pad.ledger import PadSettings
from trimino.pad.pad import Pad
from trimino.pad.statistics import family_statistics
from trimino.printing.paper import Paper
from trimino.records.notation import parse_tile
from trimino.records.record import RecordError
from trimino.rules import Tile
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import entries
from trimino.terminal.pad_link import is_pad_link, linked_pad
from trimino.terminal.pad_plot import family_plots, plot_style
from trimino.terminal.pad_session import PadSession
from trimino.terminal.pad_store import PadStore
from trimino.terminal.pad_text import pad_line, statistics_lines
from trimino.words import listed, say

Names = Annotated[list[str] | None, typer.Argument(metavar="NAME...", help=say("argument-pad"))]
Youngest = Annotated[
    str | None, typer.Option("--youngest", metavar="NAME", help=say("option-pad-youngest"))
]
Start = Annotated[str | None, typer.Option("--start", metavar="TILE", help=say("option-pad-start"))]
Open = Annotated[str | None, typer.Option("--open", metavar="ID", help=say("option-pad-open"))]
ListPads = Annotated[bool, typer.Option("--list", metavar="", help=say("option-pad-list"))]
Statistics = Annotated[
    bool, typer.Option("--statistics", metavar="", help=say("option-pad-statistics"))
]
Csv = Annotated[str | None, typer.Option("--csv", metavar="FILE", help=say("option-pad-csv"))]
Export = Annotated[
    str | None, typer.Option("--export", metavar="FILE", help=say("option-pad-export"))
]
Record = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help=say("option-pad-record"))
]
Import = Annotated[
    str | None, typer.Option("--import", metavar="FILE", help=say("option-pad-import"))
]


Picture = Annotated[
    str | None, typer.Option("--picture", metavar="FILE", help=say("option-pad-picture"))
]
Printed = Annotated[
    str | None, typer.Option("--print", metavar="FILE", help=say("option-pad-print"))
]
Link = Annotated[str | None, typer.Option("--link", metavar="SERVER", help=say("option-pad-link"))]


def pad(
    names: Names = None,
    rules: options.OptionalRules = None,
    changes: options.Changes = None,
    youngest: Youngest = None,
    rounds: options.Rounds = None,
    well: options.Well = None,
    start: Start = None,
    open_id: Open = None,
    list_pads: ListPads = False,
    statistics: Statistics = False,
    csv: Csv = None,
    export: Export = None,
    record: Record = None,
    picture: Picture = None,
    printed: Printed = None,
    paper: PaperName = Paper.A4.value,
    link: Link = None,
    import_file: Import = None,
) -> None:
    """Keep the score of a game with the real box."""
    store = PadStore()
    if import_file is not None:
        typer.echo(say("pad-imported", count=store.bring(_read(import_file))))
    elif list_pads or statistics:
        _print_all(store, statistics=statistics)
    elif names:
        house = named_rules(rules, changes or ())
        settings = PadSettings(house.rules, house.name, youngest or "", rounds, well)
        _run(store, _begun(settings, names, start))
    else:
        size = choice(Paper, "--paper", paper)
        outputs = PadOutputs(csv, export, record, picture, printed, link, size)
        chosen = _chosen(store, open_id)
        if outputs.are_any:
            outputs.write(chosen)
        else:
            _run(store, chosen)


def _begun(settings: PadSettings, names: Sequence[str], start: str | None = None) -> Pad:
    today = datetime.now().astimezone().date().isoformat()
    pad_id = f"{today}-{secrets.token_hex(3)}"
    first: Tile | None = None if start is None else parse_tile(start)
    return Pad.begun(settings, names, id=pad_id, begun_on=today, start=first)


def _run(store: PadStore, chosen: Pad) -> None:
    store.keep(chosen)
    PadSession(store, chosen, _begun, lambda text: typer.echo(text, nl=False)).run()


def _chosen(store: PadStore, open_id: str | None) -> Pad:
    """The pad that is named, or the one written to last."""
    if open_id is not None:
        return store.find(open_id)
    pads = store.all()
    if not pads:
        raise UsageError(UsageReason.NO_PADS)
    return pads[0]


def _print_all(store: PadStore, *, statistics: bool) -> None:
    pads = store.all()
    lines = _family_lines(pads) if statistics else map(pad_line, pads)
    for line in lines:
        typer.echo(line)
    if not pads:
        typer.echo(say("no-pads"), err=True)
    elif not statistics:
        typer.echo(say("pad-names", names=listed(remembered_names(pads))), err=True)


def _family_lines(pads: list[Pad]) -> Iterator[str]:
    players = family_statistics(pads)
    yield from statistics_lines(players)
    yield from family_plots(players, plot_style())


def _read(file: str) -> list[Pad]:
    """The pads of a file, each verified; or that of a link, which has nothing but its edits."""
    if is_pad_link(file):
        return [linked_pad(file)]
    pads = []
    for _, found in entries(file):
        if isinstance(found, RecordError):
            raise found
        pads.append(verify_pad(found))
    return pads
