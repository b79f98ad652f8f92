"""The referee: is that a bridge? What a place makes, which cells make it, and where it is written.

>>> from trimino.records.notation import parse_place
>>> from trimino.rules import published
>>> field = Field()
>>> for text in "100u0,0 011d0,0 500d0,-1 055u1,-1 504d1,-1 211u0,1 123d0,1 341u1,1".split():
...     field = field.lay(parse_place(text))
>>> ruling = judged(published("trimino"), (field,), parse_place("414d1,0"))
>>> ruling.kind, ruling.cells
(PlacementKind.BRIDGE, ((Cell(x=1, y=1, down=False),), (Cell(x=1, y=-1, down=True),)))
>>> str(ruling.sentence)
'rules-bridge (bonus=40)'
"""

from typing import NamedTuple

from trimino.rules import (
    Field,
    IllegalAction,
    Message,
    Place,
    PlacementKind,
    Ruleset,
    TriminoError,
    explain,
)
from trimino.rules.bonus import bonus_cells
from trimino.rules.boxes import box_of
from trimino.rules.errors import Reason
from trimino.rules.events import CellGroups, Scores
from trimino.rules.kind_words import KIND_WORDS
from trimino.rules.readings import READINGS, Quotation, Reading
from trimino.rules.scoring import placement_scores

RULE = "4.20"
"""The settlement about bridges, doubles and hexagons."""

_SENTENCES = {
    PlacementKind.BRIDGE: ("rules-bridge",),
    PlacementKind.DOUBLE: ("rules-double",),
    PlacementKind.HEXAGON: ("rules-hexagon", "rules-hexagons"),
}
_READINGS = {
    PlacementKind.PLAIN: (),
    PlacementKind.BRIDGE: ("bridge-double",),
    PlacementKind.DOUBLE: ("bridge-double", "three-edges"),
    PlacementKind.HEXAGON: ("hexagon-double", "several-hexagons"),
}


class Ruling(NamedTuple):
    """The ruling on a tile in its place."""

    kind: PlacementKind
    hexagons: int
    cells: CellGroups
    """The cells that make the kind, in groups; none of a plain placement."""
    scores: Scores
    refusal: Message | None
    """The reason why the tile cannot lie there; None if it can."""
    sentence: Message | None
    """The sentence of these rules about the kind; None where it counts for nothing."""
    readings: tuple[Reading, ...]
    """The passages of the sheets that decide it, and how they are read."""
    quotations: tuple[Quotation, ...]
    """The words of this sheet about the kind."""
    by_rule: Message | None
    """By which rule it is answered, where no sheet of these rules is quoted at all."""

    @property
    def lesson(self) -> "Lesson":
        """The lesson on its kind by these rules."""
        return Lesson(self.kind, self.sentence, self.readings, self.quotations, self.by_rule)

    def __repr__(self) -> str:
        return f"<Ruling: {self.refusal.name if self.refusal else self.kind}>"


class Lesson(NamedTuple):
    """The explanation of a kind of placement by some rules, without any field."""

    kind: PlacementKind
    sentence: Message | None
    readings: tuple[Reading, ...]
    quotations: tuple[Quotation, ...]
    by_rule: Message | None


def judged(rules: Ruleset, fields: tuple[Field, ...], place: Place) -> Ruling:
    """The ruling on a tile in a field: its kind, or the reason why it cannot lie there."""
    refusal = _refusal(fields, place)
    kind, hexagons = PlacementKind.PLAIN, 0
    cells: CellGroups = ()
    if refusal is None:
        kind, hexagons = fields[place.field].kind(place.at)
        cells = bonus_cells(fields[place.field], place.at, kind)
    lesson = kind_lesson(rules, kind)
    scores = () if refusal else placement_scores(rules, place.tile, kind, hexagons)
    return Ruling(kind, hexagons, cells, scores, refusal, *lesson[1:])


def _refusal(fields: tuple[Field, ...], place: Place) -> Message | None:
    if not 0 <= place.field < len(fields):
        return IllegalAction(Reason.NO_SUCH_FIELD, fields=len(fields)).message
    try:
        fields[place.field].lay(place)
    except TriminoError as error:
        return error.message
    return None


def kind_lesson(rules: Ruleset, kind: PlacementKind) -> Lesson:
    """The lesson on a bridge, a double or a hexagon, by some rules."""
    wanted = _SENTENCES.get(kind, ())
    lines = (line for section in explain(rules) for line in section.lines)
    sentence = next((line for line in lines if line.name in wanted), None)
    named = (reading for reading in READINGS if reading.name in _READINGS[kind])
    readings = tuple(reading for reading in named if _holds(reading, rules))
    return Lesson(kind, sentence, readings, _own_words(rules, kind), _by_rule(rules))


def _holds(reading: Reading, rules: Ruleset) -> bool:
    """Whether a reading is also that of these rules: the values of some say something else."""
    if reading.name == "several-hexagons":
        return len({*rules.hexagons}) == 1
    mine = rules.to_json()
    return not any(
        all(mine[field] == value for field, value in other.items()) for other in reading.others
    )


def _own_words(rules: Ruleset, kind: PlacementKind) -> tuple[Quotation, ...]:
    box = box_of(rules.base)
    sheets = box.rules if box else ()
    return tuple(quoted for quoted in KIND_WORDS[kind] if quoted.sheet in sheets)


def _by_rule(rules: Ruleset) -> Message | None:
    """The reference to the rules, where no words of the sheet can be quoted."""
    if any(_own_words(rules, kind) for kind in PlacementKind):
        return None
    return Message("pad-by-rule", {"rules": Message(f"ruleset-{rules.base}"), "rule": RULE})
