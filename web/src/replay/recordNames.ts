/** What everyone in a record is called on the screen. */
import type { components } from "../api/schema";
import type { Seat } from "../api/types";
import { botName, thirdPersonNames } from "../state/seatNames";

export type Story = components["schemas"]["StoryValues"];

/** Names in the order of seats; our own bots have the word for their level. */
export function recordNames({ players, bots }: Pick<Story, "players" | "bots">): string[] {
    return thirdPersonNames(players.map((name, seat) => seatOf(name, bots[seat] ?? null)));
}

function seatOf(name: string | null, bot: string | null): Seat {
    const plan = bot !== null && isOurs(bot) && (name ?? bot).startsWith(bot) ? "bot" : "person";
    return { plan, bot, name, taken: true, yours: false, kept: false, away: false };
}

/** In a record that was brought a bot may be any program. */
function isOurs(bot: string): boolean {
    return botName(bot) !== `bot-name-${bot}`;
}
