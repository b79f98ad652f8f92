/** One's own games, as the first page shows them: what waits for oneself first. */
import type { TableSummary } from "../api/types";

export interface Games {
    running: TableSummary[];
    over: TableSummary[];
}

/** Running games, those that wait for oneself first and then the latest; and those that are over. */
export function sortedGames(tables: readonly TableSummary[]): Games {
    const late = [...tables].sort((a, b) => b.touched_at - a.touched_at);
    const running = late.filter(({ status }) => status !== "over");
    return {
        running: [...running].sort((a, b) => Number(isMine(b)) - Number(isMine(a))),
        over: late.filter(wasPlayed),
    };
}

/** Whether a game waits for oneself. */
export function isMine({ status, turn, seats }: TableSummary): boolean {
    return status === "playing" && turn !== null && seats[turn]?.yours === true;
}

/** What the browser's tab says: how many games wait for oneself. */
export function tabTitle(games: readonly TableSummary[]): string {
    const waiting = games.filter(isMine).length;
    return waiting ? `(${waiting}) Trimino` : "Trimino";
}

/** A table that expired before its first deal leaves nothing to be seen again. */
function wasPlayed({ status, round }: TableSummary): boolean {
    return status === "over" && round > 0;
}
