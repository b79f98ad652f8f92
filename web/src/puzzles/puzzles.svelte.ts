/** Puzzles for this device's player: the next one, attempts at it, and the rating. */
import { request } from "../api/http";
import type { components } from "../api/schema";
import type { Message } from "../api/types";
import { Attempt, type Verdict } from "./attempt.svelte";
import { keepTry, ownRating, triedPuzzles, type Rating } from "./puzzleStore";

export type Puzzle = components["schemas"]["PuzzleValues"];
type AttemptValues = components["schemas"]["RatedAttemptValues"];

/** Which puzzles are wanted; null for all. */
export interface PuzzleChoice {
    rules: string | null;
    theme: string | null;
}

/** The rating of somebody who has not tried a puzzle yet. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

export class Puzzles {
    rating = $state.raw<Rating>(NEWCOMER);
    /** The puzzle on the screen. */
    shown = $state.raw<{ puzzle: Puzzle; attempt: Attempt } | null>(null);
    /** Whether all puzzles that were wanted last were tried. */
    exhausted = $state.raw(false);
    /** By what the puzzle on the screen moved the rating; null before the first try. */
    change = $state.raw<number | null>(null);
    /** The result of the last attempt. */
    result = $state.raw<AttemptValues | null>(null);

    /** Shows the next puzzle near the rating. */
    async next({ rules, theme }: PuzzleChoice): Promise<void> {
        const done = await this.#recall();
        const body = { rating: this.rating.rating, done, rules, theme };
        const { puzzle } = await request("post", "/api/puzzles/next", { body });
        this.exhausted = puzzle === null;
        if (puzzle) this.#show(puzzle, true);
        else this.shown = null;
    }

    /** Shows a puzzle by its id; one that was tried before is not rated again. */
    async open(id: string): Promise<void> {
        const done = await this.#recall();
        const puzzle = await request("get", "/api/puzzles/{puzzle}", { path: { puzzle: id } });
        this.#show(puzzle, !done.includes(id));
    }

    /** Leaves the puzzle on the screen. */
    async leave(): Promise<void> {
        this.shown = null;
        await this.#recall();
    }

    /** Reads the rating; returns the puzzles that were tried. */
    async #recall(): Promise<string[]> {
        const [rating, done] = await Promise.all([ownRating(), triedPuzzles()]);
        this.rating = rating ?? NEWCOMER;
        return done;
    }

    #show(puzzle: Puzzle, fresh: boolean): void {
        this.change = null;
        this.result = null;
        const attempt: Attempt = new Attempt(puzzle.match, (action) =>
            this.#judge(puzzle, action, fresh && this.result === null),
        );
        this.shown = { puzzle, attempt };
    }

    async #judge({ id }: Puzzle, action: string | null, rated: boolean): Promise<Verdict> {
        const body = { action, rating: rated ? this.rating : null };
        const path = { puzzle: id };
        const result = await request("post", "/api/puzzles/{puzzle}/attempts", { path, body });
        this.result = result;
        await keepTry(id, result.rating);
        if (result.rating) {
            this.change = Math.round(result.rating.rating) - Math.round(this.rating.rating);
            this.rating = result.rating;
        }
        return verdictOf(result);
    }
}

/** The verdict on an attempt: `told` begins with it, then comes the answer, then why. */
export function verdictOf({
    action,
    solved,
    told,
    answers,
}: Pick<AttemptValues, "action" | "answers" | "solved" | "told">): Verdict {
    const about: Message[] = action === null ? [] : told.slice(0, 1);
    const explained: Message[] = told.slice(action === null ? 1 : 2);
    return { right: solved, why: about, explained, solutions: answers };
}
