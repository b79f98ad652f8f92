"""A game as the screens know it: what the person here may see, and what that person can do.

Whoever adds another kind of game, such as a table on a server, writes a class of this kind and
hands it to `screens.table.TableScreen`; nothing else has to change. What the screens rely on:

- `view` is the `MatchView` of the person's seat and all that is ever drawn: fields, hands, totals,
  events, ends, and `view.legal`, from which places and points come. It is None as long as no round
  is dealt; then `waiting` says what is waited for. A view is a value: give another when something
  happened, never change one.
- Whenever anything here may have changed, call `changed()`. The screens look at everything again.
  Call it in the event loop of the app.
- `run` is a task of the app for as long as the game is on the screen: let happen in it what happens
  by itself, such as bots' turns or frames from a socket. It is cancelled when the screen is left.
- `act`, `undo`, `go_on`, `uncover`, `hint` and `greet` are called in the event loop and may wait.
  What is refused is raised as a `TriminoError`, which is told and changes nothing; a game goes on
  after it. They never wait for other players.
- Between two rounds `view.now.end` is set and `view.winners` is empty; the end is shown, and
  `go_on` is called once the person has read it. After the match `record` gives its record for the
  replay, and `again` another game of the same kind, or None if there is no such thing.
- `close` is called once, whatever happened before; a game that was broken off is kept there.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from trimino.client.suggestion import Suggestion
from trimino.rules import Action, MatchView

if TYPE_CHECKING:
    from textual.screen import Screen


class GameSession(ABC):
    """A game that one screen shows."""

    greetings: Sequence[str] = ()
    """What can be said to the others, as names of messages; nothing where nobody would hear it."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

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
        """What may be shown now."""

    @property
    def waiting(self) -> str:
        """What is waited for, in words, where that is no turn; empty if nothing."""
        return ""

    @property
    def note(self) -> str:
        """What else is to be told, such as a move that a bot lost; empty if nothing."""
        return ""

    @property
    def covered(self) -> int | None:
        """The seat to which the screen is to be handed, its tiles still covered; None if none."""
        return None

    @property
    def may_undo(self) -> bool:
        """Whether the person's last action can be taken back."""
        return False

    def entrance(self) -> "Screen[None] | None":
        """The screen that is shown before the table, such as who has come; None if there is none.

        It shows the table itself when it is time for that.
        """
        return None

    def listen(self, listener: Callable[[], None]) -> None:
        """Call it whenever something has changed."""
        self._listeners.append(listener)

    def ignore(self, listener: Callable[[], None]) -> None:
        """Do not call it any more."""
        self._listeners.remove(listener)

    def changed(self) -> None:
        """Tell everyone who listens."""
        for listener in tuple(self._listeners):
            listener()

    @property
    def slow(self) -> str:
        """Why a hint takes longer this time, in words; empty if it does not."""
        return ""

    @abstractmethod
    async def run(self) -> None:
        """Let happen what happens by itself, until the match is over."""

    @abstractmethod
    async def act(self, action: Action) -> None:
        """Carry out an action of the person whose view it is."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last action back."""

    @abstractmethod
    async def go_on(self) -> None:
        """Be ready for the next round."""

    async def uncover(self) -> None:
        """Show the hand of the seat that the screen was handed to; here none is ever covered."""
        assert self.covered is None

    @abstractmethod
    async def hint(self) -> Sequence[Suggestion]:
        """What the engine would do, the best first."""

    async def greet(self, greeting: str) -> None:
        """Say one of the greetings; here there is none."""
        assert greeting in self.greetings

    async def record(self) -> Mapping[str, Any] | None:
        """The record of the match, once it is over."""
        return None

    async def again(self) -> "GameSession | None":
        """Another game of the same kind."""
        return None

    def farewell(self) -> Sequence[str]:
        """What stays to be read in the terminal when the app is gone."""
        return ()

    @abstractmethod
    async def close(self) -> None:
        """Keep what is to be kept, and let go of everything."""
