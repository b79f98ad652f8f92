"""Random sources for a batch of tables, from seeds: a word for each, never 0."""

import operator
import secrets
from collections.abc import Iterable
from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from trimino.envs.vector.errors import VectorError, VectorReason

Words = npt.NDArray[np.uint64]

GOLDEN = 0x9E3779B97F4A7C15
"""The step of SplitMix64: what it makes of neighbouring numbers has nothing in common."""


Seed = SupportsIndex | Iterable[SupportsIndex] | None


def seeds_for(seed: Seed, tables: int) -> Words:
    """A seed for every table: of one number, that plus the table's own."""
    if seed is None:
        seed = secrets.randbits(64)
    if isinstance(seed, Iterable):
        return np.array([_word(number) for number in seed], np.uint64)
    return np.uint64(_word(seed)) + np.arange(tables, dtype=np.uint64)


def _word(seed: object) -> int:
    try:
        return operator.index(seed) % 2**64  # type: ignore[arg-type]  # It says if it is none.
    except TypeError:
        raise VectorError(VectorReason.SEED_WRONG, seed=str(seed)) from None


def sources(seeds: Words, stream: int) -> Words:
    """SplitMix64 of each seed; streams of one seed have nothing in common either."""
    x = seeds * np.uint64(GOLDEN) + np.uint64(stream * GOLDEN % 2**64 >> 1)
    x = (x ^ x >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ x >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return (x ^ x >> np.uint64(31)) | np.uint64(1)
