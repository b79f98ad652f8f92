/** Which puzzles the player wants, kept with the other preferences. */
import { pref } from "../prefs.svelte";
import type { PuzzleChoice } from "./puzzles.svelte";

/** Stands for all in a select. */
export const ALL = "all";

export function wantedPuzzles(): PuzzleChoice {
    return { rules: only(pref("puzzleRules")), theme: only(pref("puzzleTheme")) };
}

function only(wanted: string): string | null {
    return wanted === ALL ? null : wanted;
}
