"""Randomness of searches and analyses: a random source, or a seed, which gives the same again."""

import random
from types import NoneType

from trimino.rules.type_check import check_type

Randomness = random.Random | int | None
"""A random source, or the seed of one; None stands for the seed 0."""


def source_of(rng: Randomness, name: str = "rng") -> random.Random:
    """The random source, made from the seed where that is given; `name` is that of the argument."""
    check_type(name, rng, random.Random, int, NoneType)
    return rng if isinstance(rng, random.Random) else random.Random(rng or 0)


def seed_of(rng: Randomness) -> int:
    """The seed, taken from the random source where that is given.

    >>> seed_of(7), seed_of(None), seed_of(random.Random(1)) == seed_of(random.Random(1))
    (7, 0, True)
    """
    check_type("rng", rng, random.Random, int, NoneType)
    return rng.getrandbits(63) if isinstance(rng, random.Random) else rng or 0
