"""Documents as people ask for them: rules by an id or as house rules, a match by its record."""

from collections.abc import Mapping, Sequence
from typing import Any

from trimino.drawing.tile_face import Face
from trimino.pad.document import read_pad
from trimino.printing.match_sheet import MatchSheet
from trimino.printing.pad_picture import pad_picture
from trimino.printing.pad_sheet import PrintedPad
from trimino.printing.paper import Paper
from trimino.printing.print_words import PrintWords
from trimino.printing.rules_card import RulesCard
from trimino.printing.score_sheet import ScoreSheet
from trimino.printing.tile_sheet import USUAL_SIDE, TileSheet
from trimino.records.house_rules_notation import HouseRules, parse_house_rules, recorded_rules_name
from trimino.records.notation import parse_tile
from trimino.records.record import replay
from trimino.rules import RULESETS, published
from trimino.rules.tiles import TILES


def requested_tiles(
    tile: Sequence[str] | None = None,
    side: float = USUAL_SIDE,
    face: str = Face.PLAIN,
    backs: bool = False,
    paper: str = Paper.A4,
) -> TileSheet:
    """Tiles to cut out; all of them if none is named."""
    tiles = tuple(map(parse_tile, tile)) if tile else TILES
    return TileSheet(tiles, side, Face(face), backs, Paper(paper))


def requested_sheet(rules: str, players: int = 2, paper: str = Paper.A4) -> ScoreSheet:
    """A blank score sheet."""
    house = _house_rules(rules)
    return ScoreSheet(house.rules, players, house.name, Paper(paper))


def requested_card(rules: str, paper: str = Paper.A4) -> RulesCard:
    """The rules on one page."""
    house = _house_rules(rules)
    return RulesCard(house.rules, house.name, Paper(paper))


def requested_match(record: Mapping[str, Any], paper: str = Paper.A4) -> MatchSheet:
    """The score sheet that a match has filled."""
    match = replay(record)
    return MatchSheet(match, list(record["players"]), recorded_rules_name(record), Paper(paper))


def requested_pad(pad: object, day: str = "", paper: str = Paper.A4) -> PrintedPad:
    """The score sheet of an evening, with the day as it is to be written."""
    return PrintedPad(read_pad(pad), day, Paper(paper))


def requested_picture(pad: object, words: PrintWords, day: str = "") -> str:
    """The score sheet of an evening as a picture, as SVG."""
    return pad_picture(read_pad(pad), words, day)


def _house_rules(text: str) -> HouseRules:
    """Rules by their id, or house rules in any of their forms."""
    if any(text == rules.base for rules in RULESETS):
        return HouseRules(published(text))
    return parse_house_rules(text)
