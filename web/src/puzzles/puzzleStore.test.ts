import "fake-indexeddb/auto";
import { expect, it } from "vitest";

import { keepTry, ownRating, triedPuzzles } from "./puzzleStore";

it("tried puzzles are kept, and the last rating", async () => {
    expect(await ownRating()).toBeNull();
    const rating = { rating: 1600, deviation: 200, volatility: 0.06 };
    await keepTry("one", rating);
    await keepTry("two", null);
    await keepTry("one", null);
    expect((await triedPuzzles()).sort()).toEqual(["one", "two"]);
    expect(await ownRating()).toEqual(rating);
});
