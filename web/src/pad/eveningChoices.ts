/** Choices for a new evening beside its rules and players, and what becomes of them. */
import type { EveningFields } from "./padRules";
import type { Line, PadSettings } from "./padTypes";

export interface EveningChoices {
    /** The name of the youngest player; empty if nobody said. */
    youngest: string;
    /** How many rounds are played; null for the number in the rules. */
    rounds: number | null;
    /** The well of a solo game; null for that of the rules. */
    well: number | null;
    /** The first tile of a solo game; empty if it was not told. */
    start: string;
}

export const NOTHING_CHOSEN: EveningChoices = { youngest: "", rounds: null, well: null, start: "" };

type Chosen = Pick<PadSettings, "youngest" | "rounds_to_play" | "well_size">;

/** The settings that follow; what the rules say anyway, or do not ask for, is left out. */
export function chosenSettings(
    { opener, rounds, solo }: EveningFields,
    players: readonly string[],
    choices: EveningChoices,
): Chosen {
    const { youngest } = choices;
    if (players.length === 1)
        return solo && choices.well !== null && choices.well !== solo.well
            ? { well_size: choices.well }
            : {};
    return {
        ...(opener === "youngest" && players.includes(youngest) ? { youngest } : {}),
        ...(rounds !== null && choices.rounds !== null && choices.rounds !== rounds
            ? { rounds_to_play: choices.rounds }
            : {}),
    };
}

/** The line that begins the first round. */
export function firstLine(players: readonly string[], { start }: EveningChoices): Line {
    return { do: "round", players, ...(players.length === 1 && start !== "" ? { start } : {}) };
}
