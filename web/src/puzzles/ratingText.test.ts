import { expect, test, vi } from "vitest";

import { NEWCOMER } from "./puzzles.svelte";
import { ratingText } from "./ratingText";

vi.mock("../words/words.svelte", () => ({
    say: (name: string, details: object = {}) => [name, ...Object.values(details)].join(" "),
}));

const THROWN = { rating: 1319.2, deviation: 292, volatility: 0.06 };
const SETTLED = { rating: 1412.6, deviation: 104, volatility: 0.06 };

test("a number shows only once a single answer no longer throws it about", () => {
    expect(ratingText(NEWCOMER)).toBe("puzzles-rating-open");
    expect(ratingText(THROWN, -181)).toBe("puzzles-rating-open");
    expect(ratingText(SETTLED)).toBe("puzzles-rating 1413");
    expect(ratingText(SETTLED, -12)).toBe("puzzles-rated 1413 -12");
});
