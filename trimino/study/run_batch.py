"""A batch as it is given to whoever plays it: values go out, and counts come back."""

from trimino.study.plan import StudyBatch

Counts = tuple[int, ...]
"""What was counted, by its slot."""


def play_batch(batch: StudyBatch) -> Counts:
    """Play the rounds of a batch; where and when it is done makes no difference."""
    # What computes takes a moment to load; no other command does.
    from trimino.study import dispatch  # noqa: PLC0415 - for that reason

    dispatch.ensure_trial_compiled(batch.trial)
    return dispatch.count_batch(batch)
