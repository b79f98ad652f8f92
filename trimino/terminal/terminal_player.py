"""A person at the keyboard, who reads pages and types entries until one is a decision."""

from collections.abc import Sequence

from rich.text import Text

from trimino.drawing.pen import ASCII_GLYPHS, BOX_GLYPHS
from trimino.rules import Action, MatchView, Tile
from trimino.rules.refusal import refusal, tile_refusal
from trimino.terminal.match_undo import MatchUndo
from trimino.terminal.menu import YES, Menu, MenuCommand
from trimino.terminal.page import Page
from trimino.terminal.rules_text import rules_lines
from trimino.terminal.screen import TerminalScreen
from trimino.words import say


class TerminalPlayer:
    """Asks the person at the screen, and shows only the view of their seat."""

    def __init__(
        self, screen: TerminalScreen, players: Sequence[str], rules_name: str = ""
    ) -> None:
        self.screen = screen
        self.players = players
        self.rules_name = rules_name

    def decide(self, view: MatchView, *, undo: MatchUndo, note: str = "") -> Action | MenuCommand:
        """Ask for a legal action, undo or quit; `note` is shown on the first page."""
        menu, may_undo = Menu(view.legal), undo.actions(view.now.position.turn) > 0
        page = Page(view, menu, self.players, self.screen, self.rules_name)
        chosen = None
        while True:
            self.screen.show(page.lines(chosen, may_undo=may_undo, note=note))
            entry, note = self.screen.ask(_prompt(menu, chosen)), ""
            match menu.read(entry, chosen):
                case Tile() as tile:
                    note = why_unplayable(menu, tile)
                    chosen = None if note else tile
                case MenuCommand.HELP | MenuCommand.RULES as wanted:
                    self._read(wanted, view)
                case MenuCommand.UNDO if not may_undo:
                    note = undo.refusal
                case MenuCommand.QUIT if not self._wants_to_quit():
                    chosen = None
                case None if entry:
                    note = say("entry-unknown", entry=entry)
                case None:
                    chosen = None
                case MenuCommand() as command:
                    return command
                case action if action in view.legal:
                    return action
                case action:
                    note = say(refusal(view.legal, action).message)

    def _read(self, wanted: MenuCommand, view: MatchView) -> None:
        rules = rules_lines(view.rules, self.screen.width, self.rules_name)
        self.screen.read_through(rules if wanted is MenuCommand.RULES else help_lines(self.screen))

    def _wants_to_quit(self) -> bool:
        self.screen.show([])
        # Typing q twice confirms too.
        return self.screen.ask(say("ask-quit")).lower() in (YES, "yes", MenuCommand.QUIT)


def _prompt(menu: Menu, chosen: Tile | None) -> str:
    if chosen is not None:
        return say("ask-place", tile=chosen)
    return say("ask-tile") if menu.places else say("ask-other")


def why_unplayable(menu: Menu, tile: Tile) -> str:
    """The reason why a tile cannot be chosen; empty if it can."""
    error = tile_refusal(menu.legal, tile)
    return say(error.message) if error else ""


def help_lines(screen: TerminalScreen) -> list[Text]:
    """The help page: the keys, and the signs of the drawing."""
    glyphs = ASCII_GLYPHS if screen.ascii_only else BOX_GLYPHS
    help_text = say("play-help", last=glyphs.last, hole=glyphs.hole, beyond=glyphs.beyond)
    return [Text(line) for line in help_text.splitlines()]
