/** Display names of the players in a record. */
import type { components } from "../api/schema";
import type { Seat } from "../api/types";
import { botName, thirdPersonNames } from "../state/seatNames";

export type Story = components["schemas"]["StoryValues"];

/** Names by seat; built-in bots are called by their level. */
export function recordNames({ players, bots }: Pick<Story, "players" | "bots">): string[] {
    return thirdPersonNames(players.map((name, seat) => seatOf(name, bots[seat] ?? null)));
}

function seatOf(name: string | null, bot: string | null): Seat {
    const plan = bot !== null && isOurs(bot) && (name ?? bot).startsWith(bot) ? "bot" : "person";
    return { plan, bot, name, taken: true, yours: false, kept: false, away: false };
}

/** Whether a bot is built in; an uploaded record may name any program. */
function isOurs(bot: string): boolean {
    return botName(bot) !== `bot-name-${bot}`;
}
