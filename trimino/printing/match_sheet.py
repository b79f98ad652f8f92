"""Score sheets of matches that were played: every turn in its columns, and every round's end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trimino.messages.ending_messages import match_messages
from trimino.printing.filled_sheet import FilledRound, TurnEvent, filled_pages, round_rows
from trimino.printing.paper import Paper
from trimino.printing.print_page import PrintPage
from trimino.printing.print_words import PrintWords
from trimino.printing.score_grid import ScoreRow
from trimino.printing.score_sheet import ScoreSheet
from trimino.rules import Draw, Match, Round


@dataclass(frozen=True)
class MatchSheet:
    """The sheet of a match, with the names of its players and of its house rules."""

    match: Match
    names: Sequence[str]
    name: str = ""
    paper: Paper = Paper.A4

    @property
    def sheet(self) -> ScoreSheet:
        """The blank sheet that it fills."""
        return ScoreSheet(self.match.rules, self.match.players, self.name, self.paper)

    def title(self, words: PrintWords) -> str:
        return self.sheet.title(words)

    def pages(self, words: PrintWords) -> list[PrintPage]:
        """As many pages as the rounds need; the last says how the match ended."""
        messages = match_messages(self.match.view(None), self.names)
        endings = [words.say(message) for message in messages]
        return filled_pages(self.sheet, self.names, list(self._rows(words)), endings, words)

    def _rows(self, words: PrintWords) -> Iterator[ScoreRow]:
        for number, played in enumerate(self.match.rounds, start=1):
            yield from round_rows(self.sheet, _filled(number, played), words)

    def __repr__(self) -> str:
        return f"<MatchSheet of {', '.join(self.names)}>"


def _filled(number: int, played: Round) -> FilledRound:
    events = [
        TurnEvent(event.seat, event.phase, event.scores, isinstance(event.action, Draw))
        for event in played.events
    ]
    return FilledRound(number, played.before, events, played.end)
