"""What comes back from a worker, and how long the number before it is that tells its length."""

from typing import NamedTuple

from trimino.rules.errors import TriminoError

LENGTH_BYTES = 8


class Answer(NamedTuple):
    """What a call returned; or the refusal it raised, or what went wrong."""

    value: object = None
    error: TriminoError | None = None
    trace: str | None = None
