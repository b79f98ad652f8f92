/** A table at which a match goes on from one of its moments. */
import type { SeatPlan } from "../api/types";
import type { TableForm } from "../state/createTable";
import type { Moment } from "../state/replay";
import type { Source } from "./playback.svelte";

interface PracticeForm extends TableForm {
    practice: Moment & { table?: string; upload?: string };
}

/** Oneself in one seat, and a bot in every other. The rules are those of the record. */
export function practiceForm(
    { of, id }: Source,
    { round, action }: Moment,
    count: number,
    own: number,
    bot: string,
): PracticeForm {
    const seats = Array.from({ length: count }, (_, seat): SeatPlan =>
        seat === own ? { kind: "person" } : { kind: "bot", bot },
    );
    return { settings: {}, seats, practice: { [of]: id, round, action } };
}

/** Whose place to take, unless asked for another: whose turn it is, if that was a person. */
export function seatToTake(turn: number | null, bots: readonly (string | null)[]): number {
    if (turn !== null && !bots[turn]) return turn;
    return Math.max(0, bots.indexOf(null));
}
