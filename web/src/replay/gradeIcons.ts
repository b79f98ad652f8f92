/** Icon path of each grade, centred in a square of 16. */
import type { Grade } from "../state/analysis";

export const GRADE_ICONS: Record<Grade, string> = {
    best: "M0-7l2 4.600 5 .5-3.700 3.300 1 5L0 4l-4.300 2.400 1-5L-7-1.900l5-.5z",
    good: "M0-5a5 5 0 1 0 .01 0z",
    inaccuracy: "M-6-5H6L0 6z",
    mistake: "M-6-5H6L0 6z",
    blunder: "M0-7L7 0 0 7-7 0z",
};
