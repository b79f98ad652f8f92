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
            return last
                ? [...rounds.slice(0, -1), { ...last, events: last.events.slice(0, -1) }]
                : rounds;
        default:
            return rounds;
    }
}

function totals(last: StoryRound | undefined, event: DealtEvent): readonly number[] {
    const ending = last?.events.at(-1)?.ending;
    return ending?.totals ?? event.counts.map(() => 0);
}
