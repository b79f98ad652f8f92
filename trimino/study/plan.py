"""The plan of a study: tables, questions and rounds, cut into batches."""

from collections.abc import Iterator
from typing import NamedTuple

from trimino.bots.random_source import random_source
from trimino.rules import Ruleset
from trimino.rules.deal import check_players
from trimino.study.errors import StudyError, StudyReason
from trimino.study.questions import StudyQuestion, Trial

BOTS = ("random", "greedy", "heuristic")
"""Bots that can play a study: those of the roster that are compiled whole."""

MIN_BATCHES, MAX_BATCH_ROUNDS = 50, 2000
"""Intervals come from the variance between batches, so every table has many."""

MIN_ROUNDS = 4 * MIN_BATCHES


class StudyTable(NamedTuple):
    """A rule set and a number of players."""

    rules: Ruleset
    players: int

    def admits(self, trial: Trial) -> bool:
        """Whether a trial makes sense here: hoarding needs free drawing."""
        return trial is not Trial.HOARDING or self.rules.free_draw


class StudyBatch(NamedTuple):
    """Rounds of one trial at one table; the seed determines them."""

    table: StudyTable
    trial: Trial
    bot: str
    rounds: int
    seed: int


class Study(NamedTuple):
    """Questions about tables, to be answered from `rounds` deals at each."""

    tables: tuple[StudyTable, ...]
    questions: tuple[StudyQuestion, ...]
    rounds: int
    seed: int
    bot: str = "greedy"

    def check(self) -> None:
        """Raise an error if the study cannot be played or answered."""
        if self.bot not in BOTS:
            raise StudyError(StudyReason.BOT_UNFIT, name=self.bot, known=", ".join(BOTS))
        if self.rounds < MIN_ROUNDS:
            raise StudyError(StudyReason.TOO_FEW_ROUNDS, rounds=self.rounds, fewest=MIN_ROUNDS)
        for table in self.tables:
            check_players(table.rules, table.players)

    @property
    def trials(self) -> list[tuple[StudyTable, Trial]]:
        """The trials that the questions need, at every table that admits them."""
        wanted = {trial for question in self.questions for trial in question.trials}
        return [
            (table, trial)
            for table in self.tables
            for trial in Trial
            if trial in wanted and table.admits(trial)
        ]

    @property
    def sizes(self) -> list[int]:
        """The sizes of a trial's batches, in rounds."""
        number = max(MIN_BATCHES, -(-self.rounds // MAX_BATCH_ROUNDS))
        least, left = divmod(self.rounds, number)
        return [least + (batch < left) for batch in range(number)]

    def batches(self) -> Iterator[StudyBatch]:
        """All batches, interleaved, so that a study stopped early knows as much of every table."""
        for number, size in enumerate(self.sizes):
            for table, trial in self.trials:
                own = random_source(self.seed, table.rules.base, table.players, trial, number)
                yield StudyBatch(table, trial, self.bot, size, own.getrandbits(63) | 1)
