/** What a draw gives up, in words. */
import type { GivenUp } from "../api/types";
import { say } from "../words/words.svelte";

export function givesUpText({ points, tiles }: GivenUp): string {
    return say("table-gives-up", { points, tiles: tiles.length });
}
