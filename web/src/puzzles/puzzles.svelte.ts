/** Puzzles for this device's player: the next one, hints, attempts at it, and the rating. */
import { reasonOf, request } from "../api/http";
import type { components } from "../api/schema";
import type { Message } from "../api/types";
import { Attempt, type Verdict } from "./attempt.svelte";
import { keepTry, ownRating, triedPuzzles, type Rating } from "./puzzleStore";

export type Puzzle = components["schemas"]["PuzzleValues"];
type AttemptValues = components["schemas"]["RatedAttemptValues"];
type HintValues = components["schemas"]["RatedHintValues"];

/** Which puzzles are wanted; null for all. */
export interface PuzzleChoice {
    rules: string | null;
    theme: string | null;
}

/** Steps of hints, before the solution: a nudge, and the place. */
const HINTS = 2;

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
    /** Hints that were given for the puzzle on the screen. */
    hints = $state.raw(0);
    /** Whether the puzzle on the screen moves the rating with the next answer or hint. */
    counts = $state.raw(false);

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

    /** Gives the next hint for the puzzle on the screen, in the end its solution. */
    async help(): Promise<void> {
        const { puzzle, attempt } = this.shown ?? {};
        if (!puzzle || !attempt || attempt.waiting || attempt.over || this.#helping) return;
        if (this.hints >= HINTS) return attempt.show();
        this.#helping = true;
        try {
            const { told, field, at } = await this.#hint(puzzle, this.hints + 1);
            this.hints += 1;
            attempt.help(told, at && field !== null ? { field, at } : null);
        } catch (error) {
            attempt.move.why = reasonOf(error);
        } finally {
            this.#helping = false;
        }
    }

    #helping = false;

    #show(puzzle: Puzzle, fresh: boolean): void {
        this.change = null;
        this.result = null;
        this.hints = 0;
        this.counts = fresh;
        const attempt = new Attempt(puzzle.match, (action) => this.#judge(puzzle, action));
        this.shown = { puzzle, attempt };
    }

    async #judge({ id }: Puzzle, action: string | null): Promise<Verdict> {
        const body = { action, rating: this.counts ? this.rating : null };
        const path = { puzzle: id };
        const result = await request("post", "/api/puzzles/{puzzle}/attempts", { path, body });
        this.result = result;
        await this.#keep(id, result.rating);
        return verdictOf(result);
    }

    /** With a hint the puzzle counts as not solved, so the first one moves the rating. */
    async #hint({ id }: Puzzle, step: number): Promise<HintValues> {
        const body = { step, rating: this.counts ? this.rating : null };
        const path = { puzzle: id };
        const hint = await request("post", "/api/puzzles/{puzzle}/hints", { path, body });
        await this.#keep(id, hint.rating);
        return hint;
    }

    /** Keeps that a puzzle was tried, and the rating after it, if that moved. */
    async #keep(id: string, rating: Rating | null): Promise<void> {
        this.counts = false;
        await keepTry(id, rating);
        if (!rating) return;
        this.change = Math.round(rating.rating) - Math.round(this.rating.rating);
        this.rating = rating;
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
