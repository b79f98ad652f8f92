"""The session of a game: the interface between the screens and a game.

To add another kind of game, write a subclass of `GameSession` and give it to
`screens.table_screen.TableScreen`. The screens rely on this:

- `view` is the `MatchView` of the person's seat, and everything that is drawn comes from it,
  including `view.legal`. It is None before the first deal; then `waiting` says what the game waits
  for. Views are values: replace the view, never change it.
- Call `changed()` in the event loop of the app whenever anything may have changed. The screens then
  update everything.
- `run` is a task of the app while the game is on the screen, for what happens by itself, such as
  bots' turns. It is cancelled when the screen is left.
- `act`, `undo`, `go_on`, `uncover`, `hint` and `greet` are called in the event loop. They raise a
  `TriminoError` for what is refused, which changes nothing, and never wait for other players.
- Between two rounds `view.now.end` is set and `view.winners` is empty. The end is shown, and
  `go_on` is called when the person has read it. After the match `record` gives its record, and
  `rematch` another game of the same kind or None.
- `close` is called once, also for a game that is not over.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from trimino.client.suggestion import TableHint
from trimino.records.seen_proof import SeenProof
from trimino.rules import Action, MatchView
from trimino.words import say

if TYPE_CHECKING:
    from textual.screen import Screen


class GameSession(ABC):
    """A game that the screens show."""

    greetings: Sequence[str] = ()
    """Greetings to the others, as names of messages; empty where nobody would read them."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

    @property
    def rules_name(self) -> str:
        """The name of the house rules; empty if they have none."""
        return ""

    @property
    def may_hint(self) -> bool:
        """Whether hints are allowed."""
        return True

    @property
    @abstractmethod
    def players(self) -> Sequence[str]:
        """The names by seat, as they are shown."""

    @property
    @abstractmethod
    def view(self) -> MatchView | None:
        """The view that may be shown now; None before the first deal."""

    @property
    def waiting(self) -> str:
        """The event that the game waits for besides a turn, in words; empty if none."""
        return ""

    @property
    def note(self) -> str:
        """A note to show, such as a move that a bot forfeited; empty if none."""
        return ""

    @property
    def covered_seat(self) -> int | None:
        """The seat that the screen is handed to, while its tiles are covered; else None."""
        return None

    @property
    def may_undo(self) -> bool:
        """Whether the person can undo something now."""
        return False

    @property
    def undo_refusal(self) -> str:
        """The reason why nothing can be undone, in words."""
        return say("undo-not-now")

    def first_screen(self) -> "Screen[None] | None":
        """The screen shown before the table, such as a lobby; None if there is none.

        It switches to the table by itself.
        """
        return None

    def listen(self, listener: Callable[[], None]) -> None:
        """Call a listener on every change."""
        self._listeners.append(listener)

    def ignore(self, listener: Callable[[], None]) -> None:
        """Stop calling a listener."""
        self._listeners.remove(listener)

    def changed(self) -> None:
        """Call the listeners."""
        for listener in tuple(self._listeners):
            listener()

    @property
    def delay_reason(self) -> str:
        """The reason why a hint takes longer this time, in words; else empty."""
        return ""

    @abstractmethod
    async def run(self) -> None:
        """Run the game until the match is over: bots, clocks, frames."""

    @abstractmethod
    async def act(self, action: Action) -> None:
        """Carry out an action of the person."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last action back."""

    @abstractmethod
    async def go_on(self) -> None:
        """Be ready for the next round."""

    async def uncover(self) -> None:
        """Show the hand of the seat that the screen was handed to."""
        assert self.covered_seat is None

    @abstractmethod
    async def hint(self, *, perfect: bool = False) -> TableHint:
        """A hint of the engine, against players like those at the table or perfect ones."""

    async def greet(self, greeting: str) -> None:
        """Send one of the greetings."""
        assert greeting in self.greetings

    async def record(self) -> Mapping[str, Any] | None:
        """The record of the match, once it is over."""
        return None

    @property
    def is_witnessed(self) -> bool:
        """Whether this computer keeps what a server shows, so that it can check the deals."""
        return False

    @property
    def kept_line(self) -> str:
        """The line of text that this computer kept of the match; empty if there is none."""
        return ""

    @property
    def kept_link(self) -> str:
        """The link to the replay with what this computer kept, for another device."""
        return ""

    async def check_deals(self) -> SeenProof | None:
        """Check the deals of the match that is over; None if nothing was kept of it."""
        return None

    async def rematch(self) -> "GameSession | None":
        """Another game of the same kind."""
        return None

    def farewell(self) -> Sequence[str]:
        """The lines printed on the terminal after the app has ended."""
        return ()

    @abstractmethod
    async def close(self) -> None:
        """Save the record, and release everything."""
