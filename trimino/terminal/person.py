"""A person who plays a seat: sees its page and types until that is a decision."""

from collections.abc import Sequence

from rich.text import Text

from trimino.rules import ORIGIN, Action, MatchView, Place, Tile
from trimino.rules.refusal import refusal
from trimino.terminal.menu import Menu, Wish
from trimino.terminal.page import Page
from trimino.terminal.rules_text import rules_lines
from trimino.terminal.screen import Screen
from trimino.words import say


class Person:
    """Asks whoever sits at the screen, with nothing but the view of the seat."""

    def __init__(self, screen: Screen, players: Sequence[str]) -> None:
        self.screen = screen
        self.players = players

    def decide(self, view: MatchView, *, may_undo: bool) -> Action | Wish:
        """What to do: an action that is legal, to undo, or to quit."""
        menu = Menu(view.legal)
        page = Page(view, menu, self.players, self.screen)
        chosen, note = None, ""
        while True:
            self.screen.show(page.lines(chosen, may_undo=may_undo, note=note))
            entry, note = self.screen.ask(_prompt(menu, chosen)), ""
            match menu.read(entry, chosen):
                case Tile() as tile:
                    note = _why_not(menu, tile)
                    chosen = None if note else tile
                case Wish.HELP:
                    self.screen.read_through(help_lines())
                case Wish.RULES:
                    self.screen.read_through(rules_lines(view.rules, self.screen.width))
                case Wish.UNDO if not may_undo:
                    note = say("undo-not-now")
                case None if entry:
                    note = say("entry-unknown", entry=entry)
                case None:
                    chosen = None
                case Wish() as wish:
                    return wish
                case action if action in view.legal:
                    return action
                case action:
                    note = say(refusal(view.legal, action).message)


def _prompt(menu: Menu, chosen: Tile | None) -> str:
    if chosen is not None:
        return say("ask-place", tile=chosen)
    return say("ask-tile") if menu.places else say("ask-other")


def _why_not(menu: Menu, tile: Tile) -> str:
    """Why a tile cannot be chosen, or nothing if it can."""
    if menu.spots(tile):
        return ""
    if tile not in menu.legal.tiles:
        return say(refusal(menu.legal, Place(tile, ORIGIN, tile.turns[0])).message)
    return say("tile-fits-nowhere", tile=tile)


def help_lines() -> list[Text]:
    return [Text(line) for line in say("play-help").splitlines()]
