"""Where each count stands among those of a batch: sums of whole numbers, so that batches add up.

A share of a win is counted in sixtieths, since up to six may share it; `ahead` is a seat's points
times the number of the others, less the points of these, which is whole too.
"""

WIN = 60
"""A win that nobody shares."""

SEATS = 6

ROUNDS = 0
"""Deals that were played; the first count of every trial."""

OUT, BLOCKED, BROKEN_OFF = 1, 2, 3
"""How rounds ended."""

BEST = 4
"""Points of whoever did best."""

OPENING = 5
"""Points of the tile that opened."""

LAID, DRAWN, PASSED = 6, 7, 8
BRIDGES, DOUBLES, HEXAGONS = 9, 10, 11
POINTS = 12
"""Points of each seat, the opener's first, in the order of turns."""

WON = POINTS + SEATS
"""Parts of wins, in the same order."""

HISTOGRAM = WON + SEATS
BIN, LOWEST, BINS = 5, -200, 260
"""How many seats scored what: in steps of `BIN` points from `LOWEST`."""

COURSE_SIZE = HISTOGRAM + BINS

BRIDGE, DOUBLE, HEXAGON, DRAW, TRIPLE = range(5)
"""What is weighed; the first three are kinds of placements."""

ITEMS, PARTS = 5, 4
TIMES, AT_ONCE, AHEAD, MORE_WON = range(4)
"""Of each item: how often it was tried, points at once, `ahead` in the end, parts of wins."""

WORTH = 1
WORTH_SIZE = WORTH + PARTS * ITEMS

ALONE_AHEAD, ALONE_WON, ALL_AHEAD, ALL_WON = range(1, 5)
"""What hoarding brings to who does it alone, and to who does it where all the others do."""

HOARDING_SIZE = 5
