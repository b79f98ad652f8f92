/** Title of an end: who won the match, or which round is over. */
import type { StoryRound } from "../../state/story";
import { joinList } from "../../words/lists";
import { say } from "../../words/words.svelte";

export function endTitle(
    { dealt, before, events }: StoryRound,
    names: readonly string[],
    own: readonly number[],
): string {
    const ending = events.at(-1)?.ending;
    const winners = ending?.winners ?? [];
    if (winners.length === 0) return say("end-screen-round", { round: dealt.round });
    if (before.length === 1) return say("end-screen-solo", { total: ending?.totals[0] ?? 0 });
    const [only] = own;
    const mine = own.length === 1 && only !== undefined && winners.includes(only);
    if (mine) return say(winners.length > 1 ? "end-screen-you-share" : "end-screen-you-win");
    const players = joinList(winners.map((seat) => names[seat] ?? ""));
    return say("end-screen-wins", { players, count: winners.length });
}
