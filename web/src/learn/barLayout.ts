/** Layout of a plot of bars with intervals: bars start at zero, to the left where below. */
import type { Figure } from "./ideas";

export interface BarPlot {
    /** The position of zero, and of a value, from 0 to 100. */
    zero: number;
    at: (value: number) => number;
}

/** Room at the ends for the numbers, in parts of the width. */
const MARGIN = 26;

export function barPlot(figures: readonly Figure[]): BarPlot {
    const low = Math.min(0, ...figures.map((figure) => figure.low));
    const high = Math.max(0, ...figures.map((figure) => figure.high));
    const left = low < 0 ? MARGIN : 0;
    const right = high > 0 ? 100 - MARGIN : 100;
    const scale = (right - left) / (high - low || 1);
    const at = (value: number): number => left + (value - low) * scale;
    return { zero: at(0), at };
}
