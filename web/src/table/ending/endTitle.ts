/** Title of an end: who won the match, or which round is over. */
import type { StoryRound } from "../../state/story";
import { joinPlayers, type Player } from "../../words/players";
import { say } from "../../words/words.svelte";

export function endTitle(
    { dealt, before, events }: StoryRound,
    players: readonly Player[],
): string {
    const ending = events.at(-1)?.ending;
    const winners = ending?.winners ?? [];
    if (winners.length === 0) return say("end-screen-round", { round: dealt.round });
    if (before.length === 1) return say("end-screen-solo", { total: ending?.totals[0] ?? 0 });
    const won = joinPlayers(winners.map((seat) => players[seat] ?? ""));
    return say("end-screen-wins", { players: won, count: winners.length });
}
