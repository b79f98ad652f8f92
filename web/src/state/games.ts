/** Games as the first page shows them: of one's own what waits for oneself first, of others what can be joined. */
import type { TableSummary } from "../api/types";

const MAX_OPEN_TABLES = 5;

export interface Games {
    running: TableSummary[];
    over: TableSummary[];
}

/** Running games, those that wait for oneself first and then the latest; and those that are over. */
export function sortedGames(tables: readonly TableSummary[]): Games {
    const latestFirst = [...tables].sort((a, b) => b.touched_at - a.touched_at);
    const running = latestFirst.filter(({ status }) => status !== "over");
    return {
        running: [...running].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a))),
        over: latestFirst.filter(wasPlayed),
    };
}

/** Tables of others that are open to everyone: those with a free seat first, then those to watch. */
export function openTables(
    tables: readonly TableSummary[],
    own: readonly TableSummary[],
): TableSummary[] {
    const mine = new Set(own.map(({ id }) => id));
    const others = tables.filter(({ id }) => !mine.has(id));
    const full = (table: TableSummary): number => Number(freeSeats(table) === 0);
    return others.sort((a, b) => full(a) - full(b)).slice(0, MAX_OPEN_TABLES);
}

/** How many seats of a table wait for somebody; none once the match has begun. */
export function freeSeats({ status, seats }: TableSummary): number {
    return status === "lobby" ? seats.filter(({ taken }) => !taken).length : 0;
}

/** Whether a game waits for oneself. */
export function isMyTurn({ status, turn, seats }: TableSummary): boolean {
    return status === "playing" && turn !== null && seats[turn]?.yours === true;
}

/** What the browser's tab says: how many games wait for oneself. */
export function tabTitle(games: readonly TableSummary[]): string {
    const waiting = games.filter(isMyTurn).length;
    return waiting ? `(${waiting}) Trimino` : "Trimino";
}

/** A table that expired before its first deal leaves nothing to be seen again. */
function wasPlayed({ status, round }: TableSummary): boolean {
    return status === "over" && round > 0;
}
