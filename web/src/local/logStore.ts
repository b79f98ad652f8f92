/**
 * Logs of local tables in IndexedDB.
 *
 * Each row is added under its table and version, so that two writers conflict loudly, and is on disk
 * before it is acknowledged.
 */
import { ApiError } from "../api/http";
import type { Message, TableSummary } from "../api/types";
import { isConflict, transact } from "./database";

/** Table, version, time, kind, guest, command, body, previous head. */
export type Row = [string, number, ...unknown[]];

export interface Head {
    table: string;
    version: number;
    names: (string | null)[];
    line: TableSummary;
    /** Table, guest, best list, well, points and time of a solo game for the best list. */
    solo: [string, string, string, number, number, number] | null;
    /** The hash of the engine that the table began with. */
    engine?: string;
    /** Whether lists show it at all; heads of earlier versions do not say. */
    listed?: boolean;
    /** Whether it was removed from the list. */
    hidden?: boolean;
}

export interface Write {
    row: Row;
    head: Head;
}

interface StoredRow {
    table: string;
    version: number;
    row: Row;
}

const ELSEWHERE: Message = { name: "local-elsewhere", details: {} };

/**
 * Appends rows and their heads; `engine` is the hash of the one that made them. Throws `ApiError`
 * if another tab has written there meanwhile.
 */
export async function append(writes: readonly Write[], engine: string): Promise<void> {
    try {
        await add(writes, engine);
    } catch (error) {
        if (!isConflict(error)) throw error;
        // An attempt whose answer was lost may have written them.
        if (!(await areKept(writes))) throw new ApiError(409, ELSEWHERE);
    }
}

/** Whether an error says that another tab writes to the table. */
export function isElsewhere(error: unknown): boolean {
    return error instanceof ApiError && error.reason === ELSEWHERE;
}

function add(writes: readonly Write[], engine: string): Promise<void> {
    return transact(["rows", "heads"], "readwrite", (work) => {
        const heads = work.objectStore("heads");
        for (const { row, head } of writes) {
            work.objectStore("rows").add({ table: row[0], version: row[1], row });
            const before = heads.get(head.table) as IDBRequest<Head | undefined>;
            before.addEventListener("success", () => {
                heads.put({ engine, ...before.result, ...head });
            });
        }
        return () => {};
    });
}

async function areKept(writes: readonly Write[]): Promise<boolean> {
    const found = await Promise.all(
        writes.map(({ row }) => read<StoredRow>("rows", (store) => store.get([row[0], row[1]]))),
    );
    return writes.every(({ row }, n) => JSON.stringify(found[n]?.row) === JSON.stringify(row));
}

/** All rows of a table, in order. */
export async function rowsOf(table: string): Promise<Row[]> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const found = await read<StoredRow[]>("rows", (store) => store.getAll(range));
    return found.map(({ row }) => row);
}

export function headOf(table: string): Promise<Head | undefined> {
    return read<Head | undefined>("heads", (store) => store.get(table));
}

/** The heads of all tables. */
export function heads(): Promise<Head[]> {
    return read<Head[]>("heads", (store) => store.getAll());
}

/** Replaces heads that were changed beside their logs, unless a log has gone on meanwhile. */
export async function replaceHeads(changed: readonly Head[]): Promise<void> {
    await transact(["heads"], "readwrite", (work) => {
        const store = work.objectStore("heads");
        for (const head of changed) {
            const kept = store.get(head.table) as IDBRequest<Head | undefined>;
            kept.addEventListener("success", () => {
                if (kept.result?.version === head.version) store.put(head);
            });
        }
        return () => {};
    });
}

/** Leaves a table out of the lists. */
export async function hide(table: string): Promise<void> {
    const head = await headOf(table);
    if (!head) return;
    await transact(["heads"], "readwrite", (work) => {
        work.objectStore("heads").put({ ...head, hidden: true });
        return () => {};
    });
}

function read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return transact([name], "readonly", (work) => {
        const request = ask(work.objectStore(name));
        return () => request.result;
    });
}
