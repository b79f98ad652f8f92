/** Bots that play on this device without a server. */
const PLAIN = new Set(["random", "easygoing", "greedy", "solid"]);
const RELAXED = new Set(["novice", "casual", "keen"]);

/** The bot that plays here in the place of one that needs a server. */
export function plainBot(bot: string): string {
    if (PLAIN.has(bot)) return bot;
    return RELAXED.has(bot) ? "easygoing" : "solid";
}
