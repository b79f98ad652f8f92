"""A batch as it is given to whoever plays it: values go out, and counts come back."""

from trimino.study.plan import Batch

Counts = tuple[int, ...]
"""What was counted, by its slot."""


def play_batch(batch: Batch) -> Counts:
    """Play the rounds of a batch; where and when it is done makes no difference."""
    # What computes takes a moment to load; no other command does.
    from trimino.study import counting  # noqa: PLC0415 - for that reason

    counting.make_ready(batch.trial)
    return counting.counted(batch)
