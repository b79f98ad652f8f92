/**
 * Logs of local tables in IndexedDB.
 *
 * Each row is added under its table and version, so that two writers conflict loudly, and is on disk
 * before it is acknowledged. A browser may close the connection at any time, as iOS does in the
 * background: it is opened again, and what failed is tried once more.
 */
import type { TableSummary } from "../api/types";

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
    /** Whether the list no longer shows it. */
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

const NAME = "trimino-local";
let opened: Promise<IDBDatabase> | null = null;

/** Appends rows and their heads; `engine` is the hash of the one that made them. */
export function append(writes: readonly Write[], engine: string): Promise<void> {
    return again(async () => {
        const work = (await database()).transaction(["rows", "heads"], "readwrite", {
            durability: "strict",
        });
        for (const { row, head } of writes) {
            work.objectStore("rows").add({ table: row[0], version: row[1], row });
            const before = work.objectStore("heads").get(head.table) as IDBRequest<
                Head | undefined
            >;
            before.addEventListener("success", () => {
                work.objectStore("heads").put({ engine, ...before.result, ...head });
            });
        }
        await finished(work);
    });
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

/** The heads of all tables that lists show. */
export async function heads(): Promise<Head[]> {
    const found = await read<Head[]>("heads", (store) => store.getAll());
    return found.filter(({ hidden }) => !hidden);
}

/** Leaves a table out of the lists. */
export async function hide(table: string): Promise<void> {
    const head = await headOf(table);
    if (!head) return;
    await again(async () => {
        const work = (await database()).transaction("heads", "readwrite");
        work.objectStore("heads").put({ ...head, hidden: true });
        await finished(work);
    });
}

function read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return again(async () => {
        const request = ask((await database()).transaction(name).objectStore(name));
        return new Promise<T>((resolve, reject) => {
            request.addEventListener("success", () => resolve(request.result));
            request.addEventListener("error", () => reject(request.error ?? new Error(name)));
        });
    });
}

/** Does something, and once more with a new connection if the browser has closed the old one. */
async function again<T>(work: () => Promise<T>): Promise<T> {
    try {
        return await work();
    } catch (error) {
        // A row that exists already will exist the second time, too.
        if ((error as DOMException | null)?.name === "ConstraintError") throw error;
        opened = null;
        return work();
    }
}

function database(): Promise<IDBDatabase> {
    opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
    });
    return opened;
}

function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(NAME, 1);
        request.addEventListener("upgradeneeded", () => {
            request.result.createObjectStore("rows", { keyPath: ["table", "version"] });
            request.result.createObjectStore("heads", { keyPath: "table" });
        });
        request.addEventListener("success", () => resolve(followed(request.result)));
        request.addEventListener("error", () => reject(request.error ?? new Error(NAME)));
    });
}

/** A connection that is opened again after the browser has closed it. */
function followed(found: IDBDatabase): IDBDatabase {
    const forget = (): void => {
        found.close();
        opened = null;
    };
    found.addEventListener("close", forget);
    found.addEventListener("versionchange", forget);
    return found;
}

function finished(work: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        const fail = (): void => reject(work.error ?? new Error(NAME));
        work.addEventListener("complete", () => resolve());
        work.addEventListener("abort", fail);
        work.addEventListener("error", fail);
    });
}
