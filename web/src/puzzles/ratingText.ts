/** A player's rating in words: a number only once a single answer no longer throws it about. */
import { say } from "../words/words.svelte";
import type { Rating } from "./puzzleStore";

/** The deviation above which a rating is still being found, as for the server. */
const PROVISIONAL = 110;

/** `change` is by how much the puzzle on the screen has moved the rating, if it has. */
export function ratingText({ rating, deviation }: Rating, change: number | null = null): string {
    if (deviation > PROVISIONAL) return say("puzzles-rating-open");
    const rounded = Math.round(rating);
    return change === null
        ? say("puzzles-rating", { rating: rounded })
        : say("puzzles-rated", { rating: rounded, change });
}
