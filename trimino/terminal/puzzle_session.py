"""Puzzles in the terminal: one after another, typed like moves of the game, with a kept rating."""

import random
from collections.abc import Collection
from typing import NamedTuple

from rich.text import Text

from trimino.messages.players import ReaderName
from trimino.puzzles.attempt import Attempt, attempt
from trimino.puzzles.errors import PuzzleError, PuzzleReason
from trimino.puzzles.explanation import HINT_STEPS, explanation, hint, question
from trimino.puzzles.open_table import is_open_position, unseen_tiles
from trimino.puzzles.puzzle import Puzzle
from trimino.puzzles.puzzle_book import PuzzleBook
from trimino.puzzles.rating import rate
from trimino.puzzles.theme import Theme
from trimino.records.notation import format_action
from trimino.rules import Action, MatchView, Tile
from trimino.rules.refusal import refusal
from trimino.terminal.menu import Menu, MenuCommand
from trimino.terminal.page import Page
from trimino.terminal.puzzle_store import PuzzleResults, PuzzleStore
from trimino.terminal.rules_text import rules_lines
from trimino.terminal.screen import TerminalScreen
from trimino.terminal.terminal_player import help_lines, why_unplayable
from trimino.words import listed, say

HINT, SOLUTION, NEXT = "h", "s", "n"
"""Keys of a puzzle; while a tile is chosen, letters are its places."""


class PuzzleChoice(NamedTuple):
    """The wanted puzzles: of some rule sets, numbers of players, and of a theme."""

    rules: Collection[str] | None = None
    players: Collection[int] | None = None
    theme: Theme | None = None


class PuzzlePage(Page):
    """The page of a puzzle, with its own keys."""

    def _keys(self, may_undo: bool) -> list[Text]:
        keys = [self._key(key) for key in self.menu.others]
        own = [say("puzzle-key-hint"), say("puzzle-key-solution"), say("puzzle-key-next")]
        rest = [say("key-help"), say("key-rules"), say("key-quit")]
        return self._filled([*keys, *own, *rest], "dim")


class PuzzleSession:
    """Puzzles for one person, near their rating, none of them twice."""

    def __init__(
        self,
        book: PuzzleBook,
        choice: PuzzleChoice,
        store: PuzzleStore,
        screen: TerminalScreen,
        rng: random.Random,
    ) -> None:
        self._book, self._choice = book, choice
        self._store, self._screen, self._rng = store, screen, rng
        self._results = store.read()
        self._skipped: set[str] = set()

    def run(self) -> None:
        """Show puzzles until the person quits, the input ends, or none is left."""
        puzzle = self._next()
        if puzzle is None:
            raise PuzzleError(PuzzleReason.NONE_LEFT)
        try:
            while puzzle is not None and PuzzleDialog(self, puzzle).solve():
                self._skipped.add(puzzle.id)
                puzzle = self._next()
        except EOFError:
            return

    def _next(self) -> Puzzle | None:
        rules, players, theme = self._choice
        done = self._skipped | self._results.done.keys()
        own = self._results.rating.rating
        return self._book.choose(
            own, self._rng, done=done, rules=rules, players=players, theme=theme
        )

    @property
    def screen(self) -> TerminalScreen:
        return self._screen

    @property
    def rating(self) -> int:
        return round(self._results.rating.rating)

    def settle(self, puzzle: Puzzle, *, solved: bool) -> str:
        """Keep the first result of a puzzle; what is said about the rating, if it counted."""
        if puzzle.id in self._results.done:
            return ""
        before = self._results
        rating = rate(before.rating, puzzle.as_rating, float(solved))
        self._results = PuzzleResults(rating, {**before.done, puzzle.id: solved})
        self._store.keep(self._results)
        change = round(rating.rating) - round(before.rating.rating)
        return say("puzzle-rated", rating=self.rating, change=change)


class PuzzleDialog:
    """One puzzle and its solver, until it is solved, shown or skipped."""

    def __init__(self, session: PuzzleSession, puzzle: Puzzle) -> None:
        self._session, self._puzzle = session, puzzle
        self._view = MatchView.of_position(puzzle.table)
        self._menu = Menu(self._view.legal)
        self._page = PuzzlePage(self._view, self._menu, self._names(), session.screen)
        self._chosen: Tile | None = None
        self._note = self._question()
        self._hints = 0
        self._wants_more: bool | None = None

    def solve(self) -> bool:
        """Ask until it is over; whether another puzzle is wanted."""
        screen = self._session.screen
        while self._wants_more is None:
            screen.show(self._page.lines(self._chosen, may_undo=False, note=self._note))
            chosen = self._chosen
            asked = say("ask-tile") if chosen is None else say("ask-place", tile=chosen)
            entry = screen.ask(asked)
            if chosen is None and entry.lower() in (HINT, SOLUTION, NEXT):
                self._take_key(entry.lower())
            else:
                self._take_entry(entry)
        return self._wants_more

    def _take_key(self, key: str) -> None:
        if key == NEXT:
            self._wants_more = True
        elif key == SOLUTION or self._hints + 1 >= HINT_STEPS:
            self._show_answer(None)
        else:
            self._show_hint()

    def _take_entry(self, entry: str) -> None:
        match self._menu.read(entry, self._chosen):
            case Tile() as tile:
                self._note = why_unplayable(self._menu, tile)
                self._chosen = None if self._note else tile
            case MenuCommand() as command:
                self._carry_out(command, entry)
            case None:
                self._chosen = None
                self._note = say("entry-unknown", entry=entry) if entry else self._note
            case action:
                self._try(action)

    def _carry_out(self, command: MenuCommand, entry: str) -> None:
        screen = self._session.screen
        if command is MenuCommand.QUIT:
            self._wants_more = False
        elif command is MenuCommand.RULES:
            screen.read_through(rules_lines(self._view.rules, screen.width, ""))
        elif command is MenuCommand.HELP:
            screen.read_through(help_lines(screen))
        else:
            self._note = say("entry-unknown", entry=entry)

    def _try(self, action: Action) -> None:
        """Check an answer; whoever fails may try again."""
        self._chosen = None
        if action not in self._view.legal:
            self._note = say(refusal(self._view.legal, action).message)
            return
        tried = attempt(self._puzzle, format_action(action))
        if tried.solved:
            self._show_answer(tried)
            return
        rated = self._session.settle(self._puzzle, solved=False)
        verdict = explanation(self._puzzle, tried)[0]
        self._note = _joined(" ", say(verdict), rated)

    def _question(self) -> str:
        puzzle, table = self._puzzle, self._puzzle.table
        own = self._session.rating
        lines = [say("puzzle-title", id=puzzle.id, rating=puzzle.rating, own=own)]
        if is_open_position(table):
            lines.append(say("puzzle-other-holds", tiles=listed(map(str, unseen_tiles(table)))))
        return "\n".join([*lines, say(question(puzzle))])

    def _names(self) -> list[str]:
        own, players = self._puzzle.table.turn, self._view.players
        return [
            ReaderName(say("player-you")) if seat == own else say("player-number", number=seat + 1)
            for seat in range(players)
        ]

    def _show_hint(self) -> None:
        """Show the next hint; with one, the puzzle no longer counts as solved."""
        self._hints += 1
        rated = self._session.settle(self._puzzle, solved=False)
        counts = say("puzzle-hint-counts") if rated else ""
        self._note = _joined(" ", say(hint(self._puzzle, self._hints)), counts, rated)

    def _show_answer(self, tried: Attempt | None) -> None:
        """Show the answer and why it is best, and ask whether to go on."""
        rated = self._session.settle(self._puzzle, solved=tried is not None)
        told = [say(message) for message in explanation(self._puzzle, tried)]
        themes = ", ".join(say(f"puzzle-theme-{theme}") for theme in self._puzzle.themes)
        screen = self._session.screen
        note = _joined("\n", *told, themes, rated)
        screen.show(self._page.lines(None, may_undo=False, note=note))
        self._wants_more = screen.ask(say("puzzle-go-on")).lower() != MenuCommand.QUIT


def _joined(sign: str, *sentences: str) -> str:
    return sign.join(filter(None, sentences))
