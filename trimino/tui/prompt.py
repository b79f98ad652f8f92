"""The title of the table, and the prompt above the hand."""

from trimino.rules import LegalActions, MatchView, Phase
from trimino.terminal.turn_text import format_scores
from trimino.tui.selection import Selection
from trimino.words import say


def title_text(view: MatchView) -> str:
    """The game, the round, the well, and the target."""
    game, number = say(f"ruleset-{view.rules.base}"), len(view.rounds)
    told = say("page-title", game=game, round=number, well=view.now.position.well)
    target = view.rules.target
    return told if target is None else f"{told} · {say('pad-target', target=target)}"


def prompt_text(choice: Selection) -> str:
    """What the selected placement scores, or what the person can do."""
    return selection_text(choice) if choice.way else _wanted(choice.legal)


def selection_text(choice: Selection) -> str:
    """The selected placement, such as: 3-4-4: 11 + bridge 40 = 51."""
    way = choice.way
    assert way is not None
    told = say(
        "tui-ghost",
        tile=way.place.tile,
        sum=format_scores(way.scores) or "0",
        number=choice.ways.index(way) + 1,
        ways=len(choice.ways),
    )
    return " · ".join(filter(None, (told, _where(choice))))


def _where(choice: Selection) -> str:
    """The orientation of a first tile, or the field among several."""
    assert choice.ghost is not None
    if choice.legal.starts_field:
        top, right, left = choice.ghost.corners
        return say("spot-turned", top=top, right=right, left=left)
    several = len(choice.legal.fields) > 1
    return say("spot-field", field=choice.ghost.field + 1) if several else ""


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
