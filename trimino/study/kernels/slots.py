"""Slots of the counts of a batch: sums of whole numbers, so that batches add up.

Shares of a win are counted in sixtieths, since up to six may share it. A lead is counted times the
number of the others, which makes it whole.
"""

WIN = 60
"""A win that is not shared."""

SEATS = 6

ROUNDS = 0
"""Deals played; the first slot of every trial."""

OUT, BLOCKED, BROKEN_OFF = 1, 2, 3
"""Ends of rounds."""

BEST = 4
"""Points of the best seat."""

OPENING = 5
"""Points of the opening tile."""

LAID, DRAWN, PASSED = 6, 7, 8
BRIDGES, DOUBLES, HEXAGONS = 9, 10, 11
POINTS = 12
"""Points of each seat, from the opener in turn order."""

WON = POINTS + SEATS
"""Shares of wins, in the same order."""

HISTOGRAM = WON + SEATS
BIN, LOWEST, BINS = 5, -200, 260
"""A histogram of the points of seats, in bins of `BIN` points from `LOWEST`."""

ROUND_STATISTICS_SIZE = HISTOGRAM + BINS

BRIDGE, DOUBLE, HEXAGON, DRAW, TRIPLE = range(5)
"""Items of the trial `worth`; the first three are kinds of placements."""

ITEMS, PARTS = 5, 4
TIMES, AT_ONCE, AHEAD, MORE_WON = range(4)
"""Slots of each item: trials, points at once, lead at the end, shares of wins."""

WORTH = 1
WORTH_SIZE = WORTH + PARTS * ITEMS

ALONE_AHEAD, ALONE_WON, ALL_AHEAD, ALL_WON = range(1, 5)
"""The gain of hoarding alone, and of hoarding where all others do."""

SOURCES = 5
TILES, BONUSES, DRAWS, PASSES, END = range(5)
"""Sources of the gain of hoarding alone; the last pass of a round counts with its end."""

HOARDING_SIZE = SOURCES + 5

OPENS, PREPARES, KEEPS, HIGH, LOCKS = range(5)
"""Items of the trial `choices`, each a respect in which two placements differ."""

CHOICE_ITEMS = 5
CHOICES = 1

HIDDEN_BIN, HIDDEN_BINS = 10, 5
PLACES, DEAD, FRESH, HELD = range(4)
"""Places that pay a bonus: all, those whose tile lies on the table; tiles for places that were just
opened, hidden from the player who did, and of these those that the next player holds."""

COUNTING = CHOICES + PARTS * CHOICE_ITEMS
"""Places by the number of hidden tiles, in bins."""

CHOICES_SIZE = COUNTING + 4 * HIDDEN_BINS
