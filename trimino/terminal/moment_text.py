"""A moment of a review in words: its title and cost, what was played, what was better, and why."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trimino.rules import Message
from trimino.words import say


class MomentText(NamedTuple):
    """The text about a moment; `better` is None where nothing was."""

    title: Message
    cost: Message | None = None
    done: Message | None = None
    against: Sequence[Message] = ()
    better: Message | None = None
    why: Sequence[Message] = ()

    def lines(self) -> Iterator[str]:
        """The title, and below it what was played and what was better."""
        yield say(self.title) if self.cost is None else f"{say(self.title)}, {say(self.cost)}"
        for label, move, reasons in (
            ("analysis-done", self.done, self.against),
            ("analysis-better", self.better, self.why),
        ):
            if move:
                because = f" – {'; '.join(map(say, reasons))}" if reasons else ""
                yield f"    {say(label)}: {say(move)}{because}"
