/**
 * The connection to IndexedDB.
 *
 * A browser may close it at any time, as iOS does in the background, or let it hang: then it is
 * opened again, and what failed is tried once more. When the page shows again it is tried out, so
 * that the next move need not wait for that.
 */
import { ApiError } from "../api/http";
import type { Message } from "../api/types";

const NAME = "trimino-local";
/** Milliseconds for one try; a busy phone may need a second to write. */
const PATIENCE = 8_000;
/** Errors that another try would not change. */
const FINAL = new Set(["QuotaExceededError", "SecurityError", "VersionError", "ReferenceError"]);

const NOT_KEPT: Message = { name: "local-not-kept", details: {} };
const NO_ANSWER: Message = { name: "local-no-answer", details: {} };

type Mode = "readonly" | "readwrite";

let opened: Promise<IDBDatabase> | null = null;

/**
 * Works on stores in one transaction, which is on disk when this is done; throws `ApiError`, or a
 * `ConstraintError` of the browser for a key that exists.
 */
export async function transact<T>(
    stores: string[],
    mode: Mode,
    work: (transaction: IDBTransaction) => () => T,
): Promise<T> {
    const attempt = async (): Promise<T> => {
        const transaction = (await connection()).transaction(stores, mode, {
            durability: "strict",
        });
        const result = work(transaction);
        await finished(transaction);
        return result();
    };
    try {
        return await inTime(attempt()).catch((error: unknown) => {
            if (isConflict(error) || FINAL.has(nameOf(error))) throw error;
            forget();
            return inTime(attempt());
        });
    } catch (error) {
        if (isConflict(error)) throw error;
        forget();
        console.warn(error);
        throw FINAL.has(nameOf(error)) ? new ApiError(507, NOT_KEPT) : new ApiError(503, NO_ANSWER);
    }
}

/** Whether the storage does not answer, which may pass. */
export function isNoAnswer(error: unknown): boolean {
    return error instanceof ApiError && error.reason === NO_ANSWER;
}

/** Whether a row exists already under its key. */
export function isConflict(error: unknown): boolean {
    return nameOf(error) === "ConstraintError";
}

/** Tries the connection out; afterwards it works, or an `ApiError` says that it does not. */
export function probe(): Promise<void> {
    return transact(["heads"], "readonly", (transaction) => {
        transaction.objectStore("heads").count();
        return () => {};
    });
}

function nameOf(error: unknown): string {
    return (error as Error | null)?.name ?? "";
}

function connection(): Promise<IDBDatabase> {
    opened ??= open();
    return opened;
}

function forget(): void {
    // Closing waits for nobody; a connection that hangs may not even open.
    void opened?.then(
        (found) => found.close(),
        () => {},
    );
    opened = null;
}

function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(NAME, 1);
        request.addEventListener("upgradeneeded", () => {
            request.result.createObjectStore("rows", { keyPath: ["table", "version"] });
            request.result.createObjectStore("heads", { keyPath: "table" });
        });
        request.addEventListener("success", () => {
            request.result.addEventListener("close", forget);
            request.result.addEventListener("versionchange", forget);
            resolve(request.result);
        });
        request.addEventListener("error", () => reject(request.error ?? new Error(NAME)));
    });
}

function finished(work: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        work.addEventListener("complete", () => resolve());
        work.addEventListener("abort", () => reject(work.error ?? new Error(NAME)));
    });
}

function inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${NAME}: no answer`)), PATIENCE);
        void work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
}
