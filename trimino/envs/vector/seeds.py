"""Random sources of a batch of tables, made from seeds: one nonzero word for each."""

import operator
import secrets
from collections.abc import Iterable
from typing import SupportsIndex

import numpy as np
import numpy.typing as npt

from trimino.envs.vector.errors import VectorError, VectorReason

SeedWords = npt.NDArray[np.uint64]

GOLDEN = 0x9E3779B97F4A7C15
"""The increment of SplitMix64, which turns neighbouring seeds into independent words."""


Seed = SupportsIndex | Iterable[SupportsIndex] | None


def seeds_for(seed: Seed, tables: int) -> SeedWords:
    """A seed for every table: from one number, that plus the number of the table."""
    if seed is None:
        seed = secrets.randbits(64)
    if isinstance(seed, Iterable):
        return np.array([_word(number) for number in seed], np.uint64)
    return np.uint64(_word(seed)) + np.arange(tables, dtype=np.uint64)


def _word(seed: object) -> int:
    try:
        return operator.index(seed) % 2**64  # type: ignore[arg-type]  # Raises TypeError otherwise.
    except TypeError:
        raise VectorError(VectorReason.SEED_WRONG, seed=str(seed)) from None


def stream_seeds(seeds: SeedWords, stream: int) -> SeedWords:
    """SplitMix64 of each seed; the streams of one seed are independent."""
    x = seeds * np.uint64(GOLDEN) + np.uint64(stream * GOLDEN % 2**64 >> 1)
    x = (x ^ x >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ x >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return (x ^ x >> np.uint64(31)) | np.uint64(1)
