"""The title of the table, and the prompt above the hand."""

from trimino.rules import LegalActions, MatchView, Phase
from trimino.terminal.rules_text import rules_title
from trimino.terminal.turn_text import format_scores
from trimino.tui.selection import Selection
from trimino.words import say


def title_text(view: MatchView, rules_name: str = "") -> str:
    """The game or the name of its house rules, the round, the well, and the target."""
    game, number = rules_title(view.rules, rules_name), len(view.rounds)
    text = say("page-title", game=game, round=number, well=view.now.position.well)
    target = view.rules.target
    return text if target is None else f"{text} · {say('pad-target', target=target)}"


def prompt_text(selection: Selection) -> str:
    """What the selected placement scores, or what the person can do."""
    return selection_text(selection) if selection.way else _wanted(selection.legal)


def selection_text(selection: Selection) -> str:
    """The selected placement, such as: 3-4-4: 11 + bridge 40 = 51."""
    way = selection.way
    assert way is not None
    text = say(
        "tui-ghost",
        tile=way.place.tile,
        sum=format_scores(way.scores) or "0",
        number=selection.ways.index(way) + 1,
        ways=len(selection.ways),
    )
    return " · ".join(filter(None, (text, _where(selection))))


def _where(selection: Selection) -> str:
    """The orientation of a first tile, or the field among several."""
    assert selection.placement is not None
    if selection.legal.starts_field:
        top, right, left = selection.placement.corners
        return say("spot-turned", top=top, right=right, left=left)
    several = len(selection.legal.fields) > 1
    return say("spot-field", field=selection.placement.field + 1) if several else ""


def _wanted(legal: LegalActions) -> str:
    if legal.phase is Phase.OPENING and len(legal.tiles) == 1:
        tile = legal.tiles[0]
        return say("page-open-with", tile=tile, number=legal.hand.index(tile) + 1)
    if legal.phase is not Phase.TURN:
        return say(f"phase-{legal.phase}")
    if legal.may_draw:
        return say(_drawing(legal))
    if legal.may_pass:
        return say(_passing(legal))
    return say("table-ask-lay")


def _drawing(legal: LegalActions) -> str:
    """The message about drawing; after a draw only the drawn tiles can be laid."""
    if legal.drawn:
        return "table-ask-may-draw-again" if legal.can_place else "table-ask-draw-again"
    return "table-ask-may-draw" if legal.can_place else "table-ask-draw"


def _passing(legal: LegalActions) -> str:
    if legal.can_place:
        return "table-ask-may-pass"
    return "table-ask-pass-drawn" if legal.drawn else "table-ask-pass"
