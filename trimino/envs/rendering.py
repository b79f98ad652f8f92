"""Rendering of a table as the acting seat sees it."""

from collections.abc import Sequence
from enum import StrEnum

from trimino.drawing.svg import draw_svg
from trimino.drawing.text import draw_hand, draw_text
from trimino.envs.errors import choice_of_argument
from trimino.rules import MatchView, Place, View
from trimino.words import say, totals_message


class RenderMode(StrEnum):
    """The render modes: text for a terminal, or a picture."""

    ANSI = "ansi"
    SVG = "svg"


RENDER_MODES = list(map(str, RenderMode))


def find_render_mode(name: str | None) -> RenderMode | None:
    """The render mode of a name, or None for None."""
    return None if name is None else choice_of_argument(RenderMode, "render_mode", name)


def render_view(view: MatchView, players: Sequence[str], mode: RenderMode) -> str:
    """Draw the fields, the reader's hand and the totals."""
    position, last = view.now.position, _last_placed(view.now)
    totals = say(totals_message(view.totals, players))
    if mode is RenderMode.SVG:
        return draw_svg(position.fields, hands=[position.hand], last=last, title=totals)
    field = draw_text(position.fields, last=last)
    return "\n\n".join(filter(None, (field, draw_hand(position.hand), totals)))


def _last_placed(view: View) -> Place | None:
    actions = (event.action for event in reversed(view.events))
    return next((action for action in actions if isinstance(action, Place)), None)
