/** Layout of the evaluation chart, in pixels. */
import type { EvaluationPoint } from "../state/analysis";
import type { StoryRound } from "../state/story";

/** Dash pattern of each seat's line, so that colour is not needed. */
export const DASHES = ["", "7 4", "2 3.5", "11 4 2 4", "15 5", "1 5"] as const;

export interface Plot {
    left: number;
    right: number;
    top: number;
    bottom: number;
    /** Number of moments, and the range of values. */
    count: number;
    low: number;
    high: number;
}

export function xOf({ left, right, count }: Plot, index: number): number {
    return left + ((right - left) * index) / Math.max(1, count - 1);
}

export function yOf({ top, bottom, low, high }: Plot, value: number): number {
    return bottom - ((bottom - top) * (value - low)) / Math.max(1e-9, high - low);
}

/** The moment nearest to an x coordinate. */
export function indexAt({ left, right, count }: Plot, x: number): number {
    const index = Math.round(((x - left) / Math.max(1, right - left)) * (count - 1));
    return Math.min(Math.max(index, 0), count - 1);
}

export function polyline(plot: Plot, line: readonly EvaluationPoint[]): string {
    const places = line.map(({ index, value }) => [xOf(plot, index), yOf(plot, value)]);
    return places.map((place) => place.map(tenths).join(",")).join(" ");
}

export interface Band {
    round: number;
    left: number;
    right: number;
}

/** The horizontal extent of each round. */
export function roundBands(plot: Plot, rounds: readonly StoryRound[]): Band[] {
    let start = 0;
    return rounds.map(({ events }, number) => {
        const end = start + events.length + 1;
        const band = { left: xOf(plot, start), right: xOf(plot, Math.min(end, plot.count - 1)) };
        start = end;
        return { round: number + 1, ...band };
    });
}

/** Label heights near the wanted ones, at least `gap` apart. */
export function spreadLabels(
    wanted: readonly number[],
    gap: number,
    top: number,
    end: number,
): number[] {
    const order = [...wanted.keys()].toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
    const heights = [...wanted];
    let lowest = top;
    for (const place of order) {
        heights[place] = Math.max(heights[place] ?? 0, lowest);
        lowest = (heights[place] ?? 0) + gap;
    }
    let highest = end;
    for (const place of order.toReversed()) {
        heights[place] = Math.min(heights[place] ?? 0, highest);
        highest = (heights[place] ?? 0) - gap;
    }
    return heights;
}

/** Value range of the chart: 0 to 1 for chances; for points as far as they reach. */
export function valueRange(
    lines: readonly (readonly EvaluationPoint[])[],
    solo: boolean,
): [number, number] {
    if (!solo) return [0, 1];
    const values = lines.flat().map(({ value }) => value);
    const low = Math.min(0, ...values);
    return [Math.floor(low / 50) * 50, Math.ceil(Math.max(50, ...values) / 50) * 50];
}

function tenths(value: number): number {
    return Math.round(value * 10) / 10;
}
