"""A match around one terminal: people and bots act in turn, until it ends or somebody quits."""

import random
from collections.abc import Mapping, Sequence

from rich.text import Text

from trimino.bots.fallback_bot import WaitingBot
from trimino.bots.match_runner import ask_and_play
from trimino.bots.seating import SeatedPlayer
from trimino.rules import Match
from trimino.terminal.line_input import TimeRanOut
from trimino.terminal.match_undo import MatchUndo
from trimino.terminal.menu import MenuCommand
from trimino.terminal.page import fields_lines
from trimino.terminal.screen import TerminalScreen
from trimino.terminal.terminal_player import TerminalPlayer
from trimino.terminal.turn_limit import is_turn_under_way, play_turn_by_clock
from trimino.terminal.turn_text import recent_lines
from trimino.words import match_messages, round_messages, say


class MatchQuit(Exception):
    """Somebody quits the match."""


class TerminalGame:
    """A match, the bots in its seats, and the screen that its people share.

    The clock of the screen limits the turns of people.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        bots: Mapping[int, SeatedPlayer],
        deals: random.Random,
        screen: TerminalScreen,
        undo: MatchUndo,
        rules_name: str = "",
    ) -> None:
        self.match = match
        self.players = players
        self.bots = bots
        self.deals = deals
        self.screen = screen
        self._undo = undo
        self._person = TerminalPlayer(screen, players, rules_name)
        self._at_keyboard: int | None = None
        waits = any(isinstance(bot.player.bot, WaitingBot) for bot in bots.values())
        self._notes = [say("bots-stand-in")] if waits else []

    def play(self) -> None:
        """Play until the match is over, somebody quits, or the input ends."""
        try:
            while not self.match.over:
                self._step()
        except (MatchQuit, EOFError):
            return

    def _step(self) -> None:
        if self.match.needs_deal:
            self._undo.deal(self.deals)
        seat = self.match.round.turn
        if seat in self.bots:
            self._let_act(seat)
        elif self._takes_keyboard(seat):
            self._ask(seat)
        if self.match.round.over:
            self._show_end()

    def _let_act(self, seat: int) -> None:
        """Let a bot act, and note the reason if it forfeits the move."""
        bot = self.bots[seat]
        known = len(bot.forfeits)
        ask_and_play(self.match, bot)
        for why in bot.forfeits[known:]:
            self._notes.append(say("play-forfeit", player=self.players[seat], why=why))

    def _take_notes(self) -> list[str]:
        """Take the notes of forfeited moves and lost turns that were not shown yet."""
        notes, self._notes = self._notes, []
        return notes

    def _ask(self, seat: int) -> None:
        """Let a person act, or the clock when the time of the turn runs out."""
        if not is_turn_under_way(self.match.round):
            self.screen.clock.start()
        try:
            self._let_decide(seat)
        except TimeRanOut:
            self._notes.append(say("play-time-out", player=self.players[seat]))
            play_turn_by_clock(self.match)
        if not is_turn_under_way(self.match.round):
            self.screen.clock.stop()

    def _let_decide(self, seat: int) -> None:
        view = self.match.view(seat)
        note = " ".join(self._take_notes())
        match self._person.decide(view, undo=self._undo, note=note):
            case MenuCommand.UNDO:
                self._go_back(seat)
            case MenuCommand():
                raise MatchQuit
            case action:
                self.match.play(action)

    def _go_back(self, seat: int) -> None:
        """Undo back to a decision of a person, whose turn has its whole time again."""
        self._undo.undo(seat)
        self.screen.clock.start()

    def _takes_keyboard(self, seat: int) -> bool:
        """Pass the keyboard to a person; False if the last person takes a move back instead."""
        last, self._at_keyboard = self._at_keyboard, seat
        if last == seat or not self.screen.shared:
            return True
        lines = [*self._notes, say("hand-over", player=self.players[seat])]
        self.screen.show(map(Text, [*lines, *self._undo_offer(last)]))
        # A key pressed too often must not show the hand to the previous player.
        self.screen.forget_typed()
        if not self._is_undone(last):
            return True
        self._at_keyboard = last
        return False

    def _undo_offer(self, seat: int | None) -> list[str]:
        """The line that offers undo on a page where nothing but Enter is expected."""
        return [say("hand-over-undo")] if self._may_undo(seat) else []

    def _is_undone(self, seat: int | None) -> bool:
        """Wait for Enter, or for the person of a seat to undo instead."""
        entry = self.screen.ask(say("press-enter"))
        if seat is None or not self._may_undo(seat) or entry.lower() != MenuCommand.UNDO:
            return False
        self._go_back(seat)
        return True

    def _may_undo(self, seat: int | None) -> bool:
        return seat is not None and self._undo.actions(seat) > 0

    def _show_end(self) -> None:
        """Show the end of a round to everybody, and on a page the end of the match too."""
        view = self.match.view(None)
        ends = [*round_messages(view.now, self.players)]
        ends += match_messages(view, self.players) if self.screen.paged else ()
        last = [*self._take_notes(), *recent_lines(view.now, self.players)[-view.players :]]
        alone = 0 if self._undo.friendly else None
        shown = [Text(line) for line in (*last, *map(say, ends), *self._undo_offer(alone))]
        rest = sum(len(self.screen.wrap(line)) for line in shown)
        self.screen.show([*fields_lines(view.now, self.screen, self.screen.room(rest)), *shown])
        # The next round begins with handing over, so that nobody else sees the hand.
        self._at_keyboard = None
        if self.screen.paged or not self.match.over:
            self._is_undone(alone)
