"""Slots of the counts of a batch: sums of whole numbers, so that batches add up.

Shares of a win are counted in sixtieths, since up to six may share it. A lead is counted times the
number of the others, which makes it whole.
"""

WIN = 60
"""A win that is not shared."""

SEAT_SLOTS = 6

ROUNDS_SLOT = 0
"""Deals played; the first slot of every trial."""

OUT_SLOT, BLOCKED_SLOT, BROKEN_OFF_SLOT = 1, 2, 3
"""Ends of rounds."""

BEST_SLOT = 4
"""Points of the best seat."""

OPENING_SLOT = 5
"""Points of the opening tile."""

LAID_SLOT, DRAWN_SLOT, PASSED_SLOT = 6, 7, 8
BRIDGES_SLOT, DOUBLES_SLOT, HEXAGONS_SLOT = 9, 10, 11
POINTS_SLOT = 12
"""Points of each seat, from the opener in turn order."""

WON_SLOT = POINTS_SLOT + SEAT_SLOTS
"""Shares of wins, in the same order."""

HISTOGRAM = WON_SLOT + SEAT_SLOTS
BIN, LOWEST_BIN, BINS = 5, -200, 260
"""A histogram of the points of seats, in bins of `BIN` points from `LOWEST_BIN`."""

ROUND_STATISTICS_SIZE = HISTOGRAM + BINS

BRIDGE_ITEM, DOUBLE_ITEM, HEXAGON_ITEM, DRAW_ITEM, TRIPLE_ITEM = range(5)
"""Items of the trial `worth`; the first three are kinds of placements."""

WORTH_ITEMS, ITEM_PARTS = 5, 4
TIMES_PART, AT_ONCE_PART, AHEAD_PART, MORE_WON_PART = range(4)
"""Slots of each item: trials, points at once, lead at the end, shares of wins."""

WORTH_SLOT = 1
WORTH_SIZE = WORTH_SLOT + ITEM_PARTS * WORTH_ITEMS

ALONE_AHEAD, ALONE_WON, ALL_AHEAD, ALL_WON = range(1, 5)
"""The gain of hoarding alone, and of hoarding where all others do."""

SOURCES_SLOT = 5
TILES_SOURCE, BONUSES_SOURCE, DRAWS_SOURCE, PASSES_SOURCE, END_SOURCE = range(5)
"""Sources of the gain of hoarding alone; the last pass of a round counts with its end."""

HOARDING_SIZE = SOURCES_SLOT + 5

OPENS_ITEM, PREPARES_ITEM, KEEPS_ITEM, HIGH_ITEM, LOCKS_ITEM = range(5)
"""Items of the trial `choices`, each a respect in which two placements differ."""

CHOICE_ITEMS = 5
CHOICES_SLOT = 1

HIDDEN_BIN, HIDDEN_BINS = 10, 5
ALL_PLACES, DEAD_PLACES, FRESH_PLACES, HELD_PLACES = range(4)
"""Places that pay a bonus: all, those whose tile lies on the table; tiles for places that were just
opened, hidden from the player who did, and of these those that the next player holds."""

COUNTING_SLOT = CHOICES_SLOT + ITEM_PARTS * CHOICE_ITEMS
"""Places by the number of hidden tiles, in bins."""

CHOICES_SIZE = COUNTING_SLOT + 4 * HIDDEN_BINS
