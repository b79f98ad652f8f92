"""Pictures that notebooks show for objects of the rules, through their method `_repr_svg_`."""

from trimino.drawing.svg import draw_svg
from trimino.rules import Field, Match, MatchView, Position, Round, Tile, View


def svg_of(shown: object) -> str:
    """The picture of a tile, a field, or what everyone sees of a round or a match.

    A `Position` or a `View` shows the hand of its reader too; no other hand is drawn.
    """
    match shown:
        case Tile():
            return draw_svg([], hands=[(shown,)], title=str(shown))
        case Field():
            return draw_svg([shown])
        case Position(fields=fields, hand=hand):
            return draw_svg(fields, hands=[hand] if hand else [])
        case View():
            return svg_of(shown.position)
        case MatchView():
            return svg_of(shown.now.position) if shown.rounds else draw_svg([])
        case Round():
            return svg_of(shown.position(None))
        case Match():
            return svg_of(shown.round) if shown.rounds_dealt else draw_svg([])
        case _:
            raise TypeError(f"{type(shown).__name__} has no picture")
