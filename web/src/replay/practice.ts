/** Practice tables, which continue a match from one of its moments. */
import type { SeatPlan } from "../api/types";
import type { TableForm } from "../state/createTable";
import type { Moment } from "../state/replay";
import type { Source } from "./playback.svelte";

interface PracticeForm extends TableForm {
    practice: Moment & { table?: string; upload?: string };
}

/** Form of a practice table: oneself in one seat, bots in the others, the rules of the record. */
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

/** Default seat: the one whose turn it is if a person had it, else the first person's. */
export function seatToTake(turn: number | null, bots: readonly (string | null)[]): number {
    if (turn !== null && !bots[turn]) return turn;
    return Math.max(0, bots.indexOf(null));
}
