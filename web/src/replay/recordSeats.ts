/** The players in a record. */
import type { components } from "../api/schema";
import type { Seat } from "../api/types";
import { botName } from "../state/seatNames";

export type Story = components["schemas"]["StoryValues"];

/** The seats of a record as those of a table. */
export function recordSeats({
    players,
    bots,
    own,
}: Pick<Story, "players" | "bots" | "own">): Seat[] {
    return players.map((name, seat) => seatOf(name, bots[seat] ?? null, own.includes(seat)));
}

function seatOf(name: string | null, bot: string | null, yours: boolean): Seat {
    const plan = bot !== null && isOurs(bot) && (name ?? bot).startsWith(bot) ? "bot" : "person";
    return { plan, bot, name, taken: true, yours, kept: false, away: false };
}

/** Whether a bot is built in; an uploaded record may name any program. */
function isOurs(bot: string): boolean {
    return botName(bot) !== `bot-name-${bot}`;
}
