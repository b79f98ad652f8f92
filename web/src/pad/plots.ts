/** Numbers of plots: curves of totals, and shares of bars. */
import type { PadView } from "./padTypes";

export interface Curve {
    name: string;
    /** The points of a polyline. */
    points: string;
}

/** The total of each player after every line; none while there is nothing to show. */
export function totalsCurves({ players, rounds }: PadView, width: number, height: number): Curve[] {
    const now = new Map(players.map((name) => [name, 0]));
    const history = players.map((): number[] => [0]);
    for (const { players: seats, lines, totals } of rounds) {
        const steps = [...lines.map((line) => line.totals), totals];
        for (const step of steps) {
            seats.forEach((name, seat) => now.set(name, step[seat] ?? now.get(name) ?? 0));
            players.forEach((name, number) => history[number]?.push(now.get(name) ?? 0));
        }
    }
    const all = history.flat();
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const steps = (history[0]?.length ?? 1) - 1;
    if (high === low || steps < 2) return [];
    const point = (total: number, step: number): string =>
        `${round((step / steps) * width)},${round(height * (1 - (total - low) / (high - low)))}`;
    return players.map((name, number) => ({
        name,
        points: (history[number] ?? []).map(point).join(" "),
    }));
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}

/** The share of each value of the greatest, from 0 to 1. */
export function shares(values: readonly number[]): number[] {
    const most = Math.max(0, ...values);
    return values.map((value) => (most > 0 ? Math.max(0, value) / most : 0));
}
