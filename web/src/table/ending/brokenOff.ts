/** Sentences about a match that was over before its end: given up, or left for a long time. */
import type { BrokenOff } from "../../api/types";
import { joinPlayers, type Player } from "../../words/players";
import { say } from "../../words/words.svelte";

/** Who gave up, or that nobody went on. */
export function brokenOffText({ why, seats }: BrokenOff, players: readonly Player[]): string {
    if (why === "expired") return say("end-screen-given-up");
    return say("table-event-gave-up", { player: joined(seats, players), count: seats.length });
}

/** What came of it: who won by that, or why nobody did. */
export function brokenOffResult({ why, winners }: BrokenOff, players: readonly Player[]): string {
    if (why === "expired") return say("end-screen-given-up-why");
    if (winners.length === 0) return say("end-screen-no-winner");
    return say("end-screen-wins", { players: joined(winners, players), count: winners.length });
}

function joined(seats: readonly number[], players: readonly Player[]): unknown {
    return joinPlayers(seats.map((seat) => players[seat] ?? ""));
}
