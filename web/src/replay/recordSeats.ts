/** The players in a record. */
import type { components } from "../api/schema";
import type { Seat } from "../api/types";

export type Story = components["schemas"]["StoryValues"];

/** The seats of a record as those of a table; a bot that is not built in has the name it gave. */
export function recordSeats({
    players,
    bots,
    characters,
    own,
}: Pick<Story, "bots" | "characters" | "own" | "players">): Seat[] {
    return players.map((name, seat) => ({
        plan: characters[seat] ? "bot" : "person",
        bot: bots[seat] ?? null,
        character: characters[seat] ?? null,
        name,
        taken: true,
        yours: own.includes(seat),
        kept: false,
        away: false,
    }));
}
