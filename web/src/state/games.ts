/** Lists of games for the home page. */
import type { TableSummary } from "../api/types";

const MAX_OPEN_TABLES = 5;

export interface Games {
    running: TableSummary[];
    over: TableSummary[];
}

/** Running games, those where it is one's turn first, then the latest; and finished games. */
export function sortedGames(tables: readonly TableSummary[]): Games {
    const latestFirst = [...tables].sort((a, b) => b.touched_at - a.touched_at);
    const running = latestFirst.filter(({ status }) => status !== "over");
    return {
        running: [...running].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a))),
        over: latestFirst.filter(wasPlayed),
    };
}

/** Public tables of others: those with a free seat first, then those to watch. */
export function openTables(
    tables: readonly TableSummary[],
    own: readonly TableSummary[],
): TableSummary[] {
    const mine = new Set(own.map(({ id }) => id));
    const others = tables.filter(({ id }) => !mine.has(id));
    const full = (table: TableSummary): number => Number(freeSeats(table) === 0);
    return others.sort((a, b) => full(a) - full(b)).slice(0, MAX_OPEN_TABLES);
}

/** Number of free seats; none once the match has begun. */
export function freeSeats({ status, seats }: TableSummary): number {
    return status === "lobby" ? seats.filter(({ taken }) => !taken).length : 0;
}

/** Whether it is one's turn in a game. */
export function isMyTurn({ status, turn, seats }: TableSummary): boolean {
    return status === "playing" && turn !== null && seats[turn]?.yours === true;
}

/** Title of the browser tab, with the number of games where it is one's turn. */
export function tabTitle(games: readonly TableSummary[]): string {
    const waiting = games.filter(isMyTurn).length;
    return waiting ? `(${waiting}) Trimino` : "Trimino";
}

/** Whether a finished table had a deal; one that expired before has nothing to show. */
function wasPlayed({ status, round }: TableSummary): boolean {
    return status === "over" && round > 0;
}
