"""Running a batch, as a worker does: a batch goes in, counts come out."""

from trimino.rules.optional_packages import Extra, needs_extra
from trimino.study.plan import StudyBatch

SlotCounts = tuple[int, ...]
"""Counts by slot."""


def play_study_batch(batch: StudyBatch) -> SlotCounts:
    """Play the rounds of a batch; the counts do not depend on where or when."""
    with needs_extra(Extra.ENGINE):
        from trimino.study import dispatch  # noqa: PLC0415 - loading it takes a moment

    dispatch.ensure_trial_compiled(batch.trial)
    return dispatch.count_batch(batch)
