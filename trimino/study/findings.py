"""Findings: the counts of every batch so far, by table and trial."""

from collections import defaultdict
from collections.abc import Sequence

from trimino.rules.summaries import number_of
from trimino.study.interval import Interval, ratio, share
from trimino.study.kernels import slots
from trimino.study.plan import Study, StudyBatch, StudyTable
from trimino.study.questions import Trial
from trimino.study.run_batch import SlotCounts

SlotWeights = dict[int, float]
"""Slots with their factors in a sum."""

MIN_TRIALS = 30
"""Trials below which no figure is given: its interval would be too narrow."""

GAMES = {Trial.ROUND_STATISTICS: 1, Trial.HOARDING: 4}
"""Rounds played from each deal; other trials count their own."""

_ITEMS = {
    Trial.WORTH: (slots.WORTH_SLOT, slots.WORTH_ITEMS),
    Trial.CHOICES: (slots.CHOICES_SLOT, slots.CHOICE_ITEMS),
}
"""The first slot, and the number of items, of trials that play two ways for each."""


class Sample:
    """The batches of one trial at one table."""

    def __init__(self) -> None:
        self.batches: list[SlotCounts] = []

    def total(self, slot: int) -> int:
        return sum(counts[slot] for counts in self.batches)

    def mean(self, tops: SlotWeights, bottom: int = slots.ROUNDS_SLOT) -> Interval | None:
        """A weighted sum of slots divided by the slot `bottom`; None if that counts too few."""
        if self.total(bottom) < MIN_TRIALS:
            return None
        sums = [
            sum(factor * counts[slot] for slot, factor in tops.items()) for counts in self.batches
        ]
        return ratio(sums, [counts[bottom] for counts in self.batches])

    def share(self, slot: int) -> Interval | None:
        """The share of rounds that a slot counts."""
        return share(self.total(slot), self.total(slots.ROUNDS_SLOT))

    def histogram(self) -> Sequence[int]:
        return [self.total(slots.HISTOGRAM + step) for step in range(slots.BINS)]

    def __repr__(self) -> str:
        return f"<Sample of {number_of(len(self.batches), 'batch')}>"


MIN_BATCHES_PER_TRIAL = 10
"""Batches of a trial below which its intervals mean nothing."""


class Findings:
    """All samples of a study."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.batches = 0
        self.samples: dict[tuple[StudyTable, Trial], Sample] = defaultdict(Sample)

    def add(self, batch: StudyBatch, counts: SlotCounts) -> None:
        self.batches += 1
        self.samples[batch.table, batch.trial].batches.append(counts)

    @property
    def is_enough(self) -> bool:
        """Whether every trial has enough batches for intervals."""
        return self.batches >= MIN_BATCHES_PER_TRIAL * len(self.study.trials)

    @property
    def deals(self) -> int:
        """The number of deals played in each trial."""
        return min((sample.total(slots.ROUNDS_SLOT) for sample in self.samples.values()), default=0)

    @property
    def rounds(self) -> int:
        """The number of rounds played to their ends."""
        return sum(_rounds(trial, sample) for (_, trial), sample in self.samples.items())

    def __repr__(self) -> str:
        return f"<Findings of {number_of(self.batches, 'batch')}>"


def _rounds(trial: Trial, sample: Sample) -> int:
    deals = sample.total(slots.ROUNDS_SLOT)
    if trial in GAMES:
        return GAMES[trial] * deals
    first, items = _ITEMS[trial]
    tried = (first + slots.ITEM_PARTS * item + slots.TIMES_PART for item in range(items))
    return deals + 2 * sum(map(sample.total, tried))
