/** Tried puzzles and the rating of this device's player, in IndexedDB. */
import { LocalDatabase } from "../local/localDatabase";
import type { components } from "../api/schema";

export type Rating = components["schemas"]["RatingValues"];

const database = new LocalDatabase("trimino-puzzles", (created) => {
    created.createObjectStore("tried", { keyPath: "puzzle" });
    created.createObjectStore("rating");
});

/** The ids of the puzzles that were tried. */
export function triedPuzzles(): Promise<string[]> {
    return database.transact(["tried"], "readonly", (work) => {
        const all = work.objectStore("tried").getAllKeys() as IDBRequest<string[]>;
        return () => all.result;
    });
}

/** Keeps that a puzzle was tried, and the rating after it, if it was rated. */
export function keepTry(puzzle: string, rating: Rating | null): Promise<void> {
    return database.transact(["tried", "rating"], "readwrite", (work) => {
        work.objectStore("tried").put({ puzzle, at: Date.now() });
        if (rating) work.objectStore("rating").put(rating, "own");
        return () => {};
    });
}

/** The rating of the player; null before the first puzzle. */
export function ownRating(): Promise<Rating | null> {
    return database.transact(["rating"], "readonly", (work) => {
        const found = work.objectStore("rating").get("own") as IDBRequest<Rating | undefined>;
        return () => found.result ?? null;
    });
}
