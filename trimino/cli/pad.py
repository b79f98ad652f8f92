"""`trimino pad`: keep the score of a game with the real box."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from trimino.cli import options
from trimino.cli.exit_codes import ExitCode
from trimino.cli.pad_outputs import PadOutputs
from trimino.cli.print import PaperOption, choice_of_option
from trimino.cli.rules_option import changed_rules, named_rules, read_rules_option
from trimino.pad.collection import remembered_names
from trimino.pad.document import verify_pad
from trimino.pad.pad import Pad
from trimino.pad.settings import PadSettings
from trimino.pad.statistics import family_statistics
from trimino.printing.paper import Paper
from trimino.records.house_rules_notation import HouseRules
from trimino.records.notation import parse_tile
from trimino.records.record import RecordError
from trimino.rules import Tile
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import entries
from trimino.terminal.pad_link import is_pad_link, linked_pad
from trimino.terminal.pad_plot import family_plots, plot_style
from trimino.terminal.pad_session import PadSession
from trimino.terminal.pad_store import DamagedPad, PadStore
from trimino.terminal.pad_text import pad_line, statistics_lines
from trimino.words import listed, say

PadNamesArgument = Annotated[
    list[str] | None, typer.Argument(metavar="NAME...", help=say("argument-pad"))
]
PadYoungestOption = Annotated[
    str | None, typer.Option("--youngest", metavar="NAME", help=say("option-pad-youngest"))
]
StartOption = Annotated[
    str | None, typer.Option("--start", metavar="TILE", help=say("option-pad-start"))
]
OpenPadOption = Annotated[
    str | None, typer.Option("--open", metavar="ID", help=say("option-pad-open"))
]
ListPadsOption = Annotated[bool, typer.Option("--list", metavar="", help=say("option-pad-list"))]
StatisticsOption = Annotated[
    bool, typer.Option("--statistics", metavar="", help=say("option-pad-statistics"))
]
PadCsvOption = Annotated[
    str | None, typer.Option("--csv", metavar="FILE", help=say("option-pad-csv"))
]
ExportOption = Annotated[
    str | None, typer.Option("--export", metavar="FILE", help=say("option-pad-export"))
]
PadRecordOption = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help=say("option-pad-record"))
]
ImportOption = Annotated[
    str | None, typer.Option("--import", metavar="FILE", help=say("option-pad-import"))
]


PictureOption = Annotated[
    str | None, typer.Option("--picture", metavar="FILE", help=say("option-pad-picture"))
]
PadPdfOption = Annotated[
    str | None, typer.Option("--print", metavar="FILE", help=say("option-pad-print"))
]
PadLinkOption = Annotated[
    str | None, typer.Option("--link", metavar="SERVER", help=say("option-pad-link"))
]


def pad(
    names: PadNamesArgument = None,
    rules: options.OptionalRulesOption = None,
    changes: options.ChangesOption = None,
    youngest: PadYoungestOption = None,
    rounds: options.RoundsOption = None,
    well: options.WellOption = None,
    start: StartOption = None,
    open_id: OpenPadOption = None,
    list_pads: ListPadsOption = False,
    statistics: StatisticsOption = False,
    csv: PadCsvOption = None,
    export: ExportOption = None,
    record: PadRecordOption = None,
    picture: PictureOption = None,
    printed: PadPdfOption = None,
    paper: PaperOption = Paper.A4.value,
    link: PadLinkOption = None,
    import_file: ImportOption = None,
) -> None:
    """Keep the score of a game with the real box."""
    outputs = PadOutputs(
        csv, export, record, picture, printed, link, choice_of_option(Paper, "--paper", paper)
    )
    _check_options(
        _given({"--import": import_file, "--list": list_pads, "--statistics": statistics}),
        _given({"NAME": names, "--start": start}),
        _given({"--open": open_id, **outputs.options}),
        _given({"--rules": rules, "--set": changes, "--youngest": youngest}),
        _given({"--rounds": rounds, "--well": well}),
    )
    store = PadStore()
    if import_file is not None:
        _import(store, import_file)
    elif list_pads or statistics:
        _print_all(store, statistics=statistics)
    elif names:
        house = named_rules(rules, changes or ())
        settings = PadSettings(house.rules, house.name, youngest or "", rounds, well)
        _run(store, _begun(settings, names, start))
    else:
        found = _chosen(store, open_id)
        chosen = _corrected(found, rules, changes or (), youngest, rounds, well)
        if outputs.are_any:
            if chosen is not found:
                store.keep(chosen)
            outputs.write(chosen)
        else:
            _run(store, chosen)


def _given(options: Mapping[str, object]) -> list[str]:
    return [option for option, value in options.items() if value not in (None, False, [])]


def _check_options(
    alone: list[str], begin: list[str], go_on: list[str], *settings: list[str]
) -> None:
    """Refuse options that say different things: nothing that is given is ignored silently.

    Some stand alone, some begin a pad, and others go on with one; settings go with these two.
    """
    others = [*alone[1:], *begin, *go_on, *(option for some in settings for option in some)]
    if alone and others:
        raise _apart(others[0], alone[0])
    if begin and go_on:
        raise _apart(go_on[0], begin[0])
    if begin == ["--start"]:
        raise _apart("--start", "--open")


def _apart(option: str, other: str) -> UsageError:
    return UsageError(UsageReason.PAD_OPTIONS, option=option, **{"with": other})


def _begun(settings: PadSettings, names: Sequence[str], start: str | None = None) -> Pad:
    today = datetime.now().astimezone().date().isoformat()
    pad_id = f"{today}-{secrets.token_hex(3)}"
    first: Tile | None = None if start is None else parse_tile(start)
    return Pad.begun(settings, names, id=pad_id, begun_on=today, start=first)


def _run(store: PadStore, chosen: Pad) -> None:
    store.keep(chosen)
    PadSession(store, chosen, _begun, lambda text: typer.echo(text, nl=False)).run()


def _corrected(
    pad: Pad,
    rules: str | None,
    changes: Sequence[str],
    youngest: str | None,
    rounds: int | None,
    well: int | None,
) -> Pad:
    """The pad by the settings that are given; the others stay as they are."""
    now = pad.settings
    house = HouseRules(now.rules, now.rules_name) if rules is None else read_rules_option(rules)
    house = changed_rules(house, changes)
    settings = PadSettings(
        house.rules,
        house.name,
        now.youngest if youngest is None else youngest,
        now.rounds_to_play if rounds is None else rounds,
        now.well_size if well is None else well,
    )
    return pad if settings == now else pad.change(settings)


def _chosen(store: PadStore, open_id: str | None) -> Pad:
    """The pad that is named, or the one written to last."""
    if open_id is not None:
        return store.find(open_id)
    pads = _all(store)
    if not pads:
        raise UsageError(UsageReason.NO_PADS)
    return pads[0]


def _all(store: PadStore) -> list[Pad]:
    """Every pad that can be read; what is damaged is told."""
    pads = store.all()
    _tell(store.damaged, "pad-damaged")
    return pads


def _tell(damaged: Sequence[DamagedPad], name: str) -> None:
    for file, line, why in damaged:
        typer.echo(say(name, file=str(file), line=line, why=why), err=True)


def _print_all(store: PadStore, *, statistics: bool) -> None:
    pads = _all(store)
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


def _import(store: PadStore, file: str) -> None:
    """Add the pads of a file that are right, or that of a link; what is damaged is told."""
    found = [linked_pad(file)] if is_pad_link(file) else list(_verified(file))
    pads = [one for one in found if isinstance(one, Pad)]
    damaged = [one for one in found if isinstance(one, DamagedPad)]
    count = store.bring(pads)
    _tell(store.damaged, "pad-damaged")
    _tell(damaged, "pad-import-damaged")
    if pads:
        typer.echo(say("pad-imported", count=count))
    if damaged:
        raise typer.Exit(ExitCode.WRONG if pads else ExitCode.UNUSABLE)


def _verified(file: str) -> Iterator[Pad | DamagedPad]:
    for line, found in entries(file):
        try:
            if isinstance(found, RecordError):
                raise found
            yield verify_pad(found)
        except RecordError as error:
            yield DamagedPad(Path(file), line, error.message)
