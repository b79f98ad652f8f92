/** The chapter of docs/rules.md whose rules the readings are numbered by. */
export const SETTLEMENTS_CHAPTER = 4;

/** Keys of the settlements, in the order in which docs/rules.md numbers them. */
export const SETTLEMENTS = [
    "tiles",
    "corners",
    "turns",
    "opener",
    "free-draw",
    "duty-draw",
    "pass",
    "zero",
    "new-field",
    "out",
    "blocked",
    "tie",
    "round-winner",
    "target",
    "winner",
    "below-zero",
    "solo",
    "shown",
    "clock",
    "kinds",
] as const;
