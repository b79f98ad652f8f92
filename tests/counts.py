"""Numbers of Hypothesis examples: a sample by default, more with --long.

Other repetitions ask the fixture `count`, whose second number is that of --long. Together they are
chosen so that `python3 run.py test --long` ends in about an hour on two cores. Where two
implementations of the rules are compared, the most is tried.
"""

from hypothesis import settings

SAMPLE = 100
LONG = 300
COMPARED = 1_000


def compared() -> settings:
    """The settings of a test that compares two implementations of the rules."""
    return settings(max_examples=COMPARED if settings().max_examples == LONG else SAMPLE)
