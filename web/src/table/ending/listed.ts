/** Names as a list in a sentence: Anna, Rasa and Dima. */
import { say } from "../../words/words.svelte";

export function listed(names: readonly string[]): string {
    const [last = "", ...before] = names.toReversed();
    if (before.length === 0) return last;
    const first = before.toReversed().reduce((first, next) => say("list-comma", { first, next }));
    return say("list-and", { first, last });
}
