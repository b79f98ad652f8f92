/** Story of a match: its rounds event by event, for the score pad and replays. */
import type { DealtEvent, PlayedEvent, TableEvent } from "../api/types";

/** A played event, with its score item by item. */
export type StoryEvent = Omit<PlayedEvent, "version" | "at" | "kind">;

export interface StoryRound {
    dealt: Omit<DealtEvent, "version" | "at" | "kind"> & { hands: string[][] | null };
    /** Totals before the round. */
    before: readonly number[];
    events: readonly StoryEvent[];
}

/** The rounds after one more event. */
export function withEvent(rounds: readonly StoryRound[], event: TableEvent): readonly StoryRound[] {
    const last = rounds.at(-1);
    switch (event.kind) {
        case "dealt":
            return [
                ...rounds,
                { dealt: { ...event, hands: null }, before: totals(last, event), events: [] },
            ];
        case "played":
            return last
                ? [...rounds.slice(0, -1), { ...last, events: [...last.events, event] }]
                : rounds;
        case "taken-back":
            return withoutLast(rounds, event.actions);
        default:
            return rounds;
    }
}

/** The rounds without the last actions; a deal goes with the actions before it. */
function withoutLast(rounds: readonly StoryRound[], actions: number): readonly StoryRound[] {
    const last = rounds.at(-1);
    if (!last) return rounds;
    const earlier = rounds.slice(0, -1);
    const kept = last.events.length - actions;
    if (kept < 0) return withoutLast(earlier, -kept);
    return [...earlier, { ...last, events: last.events.slice(0, kept) }];
}

function totals(last: StoryRound | undefined, event: DealtEvent): readonly number[] {
    const ending = last?.events.at(-1)?.ending;
    return ending?.totals ?? event.counts.map(() => 0);
}
