"""The title of the table, and the prompt above the hand."""

from trimino.rules import LegalActions, MatchView, Phase
from trimino.rules.goal import goal_of
from trimino.terminal.rules_text import rules_title
from trimino.terminal.turn_text import format_scores
from trimino.tui.selection import Selection
from trimino.words import say


def title_text(view: MatchView, rules_name: str = "") -> str:
    """The game or the name of its house rules, the round, the well, and the target."""
    game, number = rules_title(view.rules, rules_name), len(view.rounds)
    text = say("page-title", game=game, round=number, well=view.now.position.well)
    target = goal_of(view.rules, view.players).target
    return text if target is None else f"{text} · {say('goal-target', target=target)}"


def prompt_text(selection: Selection) -> str:
    """The prompt: the score of the selected placement, or the choices of the person."""
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
    if not legal.may_draw and not legal.may_pass:
        return say("table-ask-lay")
    return say(_choice(legal) if legal.can_place else _without_fit(legal))


def _choice(legal: LegalActions) -> str:
    """The message where a tile fits and need not be laid."""
    if legal.may_draw and not legal.drawn:
        return "table-ask-may-draw"
    may = "draw-again" if not legal.may_pass else "stop" if legal.may_draw else "pass"
    drawn = {place.tile for place in legal.placements} <= set(legal.drawn)
    return f"table-ask-may-{may}" if drawn else f"table-ask-may-{may}-any"


def _without_fit(legal: LegalActions) -> str:
    """The message where no tile that may be laid fits."""
    if legal.may_draw and legal.may_pass:
        return "table-ask-stop"
    if legal.may_draw:
        return "table-ask-draw-again" if legal.drawn else "table-ask-draw"
    return "table-ask-pass-drawn" if legal.drawn else "table-ask-pass"
