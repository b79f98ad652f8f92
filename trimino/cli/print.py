"""`trimino print`: tiles to cut out, score sheets and rules cards as PDF."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated, Any, TypeVar

import typer

from trimino.cli.options import ChangesOption, OptionalRulesOption
from trimino.cli.rules_option import named_rules
from trimino.drawing.tile_face import Face
from trimino.pad.document import is_pad, verify_pad
from trimino.printing.document import PrintDocument, document_pdf
from trimino.printing.match_sheet import MatchSheet
from trimino.printing.pad_sheet import PrintedPad
from trimino.printing.paper import Paper
from trimino.printing.rules_card import RulesCard
from trimino.printing.score_sheet import ScoreSheet
from trimino.printing.tile_sheet import MAX_SIDE, MIN_SIDE, USUAL_SIDE, TileSheet
from trimino.records.house_rules_notation import HouseRules
from trimino.rules import Tile
from trimino.rules.tiles import TILES
from trimino.terminal.day_text import day_text
from trimino.terminal.errors import UsageError, UsageReason, judging_record
from trimino.terminal.files import STANDARD, check_ending, read_record, replacing_writer
from trimino.terminal.match_replay import MatchReplay
from trimino.terminal.pad_entry import entered_tile
from trimino.words import Words, say
from trimino.words.language import spoken

E = TypeVar("E", bound=StrEnum)


class Printed(StrEnum):
    """Documents that can be printed."""

    TILES = "tiles"
    SHEET = "sheet"
    CARD = "card"


BELONGS_TO = {
    "FILE": (Printed.SHEET,),
    "--match": (Printed.SHEET,),
    "--rules": (Printed.SHEET, Printed.CARD),
    "--set": (Printed.SHEET, Printed.CARD),
    "--players": (Printed.SHEET,),
    "--tile": (Printed.TILES,),
    "--side": (Printed.TILES,),
    "--face": (Printed.TILES,),
    "--backs": (Printed.TILES,),
}
"""The documents that each option is for."""


def _choices(choices: type[StrEnum]) -> str:
    return ", ".join(choice.value for choice in choices)


PrintedArgument = Annotated[
    str, typer.Argument(metavar="WHAT", help=say("argument-print", known=_choices(Printed)))
]
PrintedRecordArgument = Annotated[
    str | None, typer.Argument(metavar="FILE", help=say("argument-print-file"))
]
PrintedMatchOption = Annotated[
    int | None, typer.Option("--match", metavar="K", min=1, help=say("option-match"))
]
PrintedPlayersOption = Annotated[
    int | None,
    typer.Option("--players", metavar="N", min=1, max=6, help=say("option-print-players")),
]
TilesOption = Annotated[
    list[str] | None, typer.Option("--tile", metavar="TILE", help=say("option-tile"))
]
SideOption = Annotated[
    str | None,
    typer.Option(
        "--side", metavar="MM", help=say("option-side", low=int(MIN_SIDE), high=int(MAX_SIDE))
    ),
]
FaceOption = Annotated[
    str | None,
    typer.Option("--face", metavar="FACE", help=say("option-face", known=_choices(Face))),
]
BacksOption = Annotated[bool, typer.Option("--backs", metavar="", help=say("option-backs"))]
PaperOption = Annotated[
    str, typer.Option("--paper", metavar="PAPER", help=say("option-paper", known=_choices(Paper)))
]
PdfOption = Annotated[
    str | None, typer.Option("--output", metavar="FILE", help=say("option-print-output"))
]


def print_(
    what: PrintedArgument,
    file: PrintedRecordArgument = None,
    match: PrintedMatchOption = None,
    rules: OptionalRulesOption = None,
    changes: ChangesOption = None,
    players: PrintedPlayersOption = None,
    tile: TilesOption = None,
    side: SideOption = None,
    face: FaceOption = None,
    backs: BacksOption = False,
    paper: PaperOption = Paper.A4.value,
    output: PdfOption = None,
) -> None:
    """Make a PDF of tiles, a score sheet or a rules card."""
    printed, sheet = (
        choice_of_option(Printed, "WHAT", what),
        choice_of_option(Paper, "--paper", paper),
    )
    given = {
        "FILE": file,
        "--match": match,
        "--rules": rules,
        "--set": changes,
        "--players": players,
        "--tile": tile,
        "--side": side,
        "--face": face,
        "--backs": backs,
    }
    _check_options(printed, given)
    check_ending(output, "pdf")
    document: PrintDocument
    match printed:
        case Printed.TILES:
            shown = choice_of_option(Face, "--face", face) if face else Face.PLAIN
            document = TileSheet(_tiles(tile), _side(side), shown, backs, sheet)
        case Printed.SHEET if file is not None:
            _check_no_blank_sheet(given)
            document = _filled_sheet(read_record(file, match or 1), sheet)
        case Printed.SHEET:
            document = _score_sheet(named_rules(rules, changes or ()), players, sheet)
        case Printed.CARD:
            house = named_rules(rules, changes or ())
            document = RulesCard(house.rules, house.name, sheet)
    write_document(document, output or f"trimino-{printed}.pdf")


def _check_options(printed: Printed, given: Mapping[str, object]) -> None:
    for option, value in given.items():
        if value and printed not in BELONGS_TO[option]:
            raise UsageError(UsageReason.PRINT_OPTION_UNUSED, option=option, what=printed.value)


def _check_no_blank_sheet(given: Mapping[str, object]) -> None:
    """A record has its own rules and players."""
    for option in ("--rules", "--set", "--players"):
        if given[option]:
            raise UsageError(UsageReason.PRINT_OPTION_UNUSED, option=option, what=given["FILE"])


def choice_of_option(choices: type[E], option: str, found: str) -> E:
    """The member of an enumeration that an option names."""
    try:
        return choices(found.lower())
    except ValueError:
        known = _choices(choices)
        raise UsageError(
            UsageReason.CHOICE_UNKNOWN, option=option, found=found, known=known
        ) from None


def _tiles(names: Iterable[str] | None) -> tuple[Tile, ...]:
    return tuple(entered_tile(name) or Tile.from_text(name) for name in names) if names else TILES


def _side(text: str | None) -> float:
    """A length in millimetres, with a point or a comma."""
    try:
        side = USUAL_SIDE if text is None else float(text.replace(",", "."))
    except ValueError:
        side = 0.0
    if not MIN_SIDE <= side <= MAX_SIDE:
        low, high = int(MIN_SIDE), int(MAX_SIDE)
        raise UsageError(UsageReason.BAD_SIDE, low=low, high=high, found=text)
    return side


def _score_sheet(house: HouseRules, players: int | None, paper: Paper) -> ScoreSheet:
    fewest = house.rules.tables[0] if house.rules.tables else 1
    return ScoreSheet(house.rules, players or fewest, house.name, paper)


def _filled_sheet(found: dict[str, Any], paper: Paper) -> PrintDocument:
    """The sheet that a match has filled, or that was kept on a score pad."""
    if is_pad(found):
        with judging_record():
            pad = verify_pad(found)
        return PrintedPad(pad, day_text(pad.begun_on), paper)
    replayed = MatchReplay(found)
    return MatchSheet(replayed.match, replayed.players, replayed.rules_name, paper)


def write_document(document: PrintDocument, path: str) -> None:
    """Write the PDF of a document to a file, and say so."""
    with replacing_writer(path) as write:
        write(document_pdf(document, Words(spoken())))
    if path != STANDARD:
        typer.echo(say("print-done", path=path), err=True)
