/**
 * A database of this device: a connection to IndexedDB.
 *
 * A browser may close it at any time, as iOS does in the background, or let it hang: then it is
 * opened again, and what failed is tried once more.
 */
import { ApiError } from "../api/http";
import type { Message } from "../api/types";

/** Milliseconds for one try; a busy phone may need a second to write. */
const PATIENCE = 8_000;
/** Errors that another try would not change. */
const FINAL = new Set(["QuotaExceededError", "SecurityError", "VersionError", "ReferenceError"]);

const NOT_KEPT: Message = { name: "local-not-kept", details: {} };
const NO_ANSWER: Message = { name: "local-no-answer", details: {} };

/** The browser's name for an error: a row exists already under its key. */
export const CONFLICT = "ConstraintError";

type Mode = "readonly" | "readwrite";

export class LocalDatabase {
    #opened: Promise<IDBDatabase> | null = null;

    /** `create` makes the stores of a new database. */
    constructor(
        readonly name: string,
        readonly create: (database: IDBDatabase) => void,
    ) {}

    /**
     * Works on stores in one transaction, which is on disk when this is done; throws `ApiError`, or
     * a `ConstraintError` of the browser for a key that exists.
     */
    async transact<T>(
        stores: string[],
        mode: Mode,
        work: (transaction: IDBTransaction) => () => T,
    ): Promise<T> {
        const attempt = async (): Promise<T> => {
            const transaction = (await this.#connection()).transaction(stores, mode, {
                durability: "strict",
            });
            const result = work(transaction);
            await finished(transaction);
            return result();
        };
        try {
            return await inTime(attempt()).catch((error: unknown) => {
                if (isConflict(error) || FINAL.has(nameOf(error))) throw error;
                this.#forget();
                return inTime(attempt());
            });
        } catch (error) {
            if (isConflict(error)) throw error;
            this.#forget();
            console.warn(error);
            throw FINAL.has(nameOf(error))
                ? new ApiError(507, NOT_KEPT)
                : new ApiError(503, NO_ANSWER);
        }
    }

    #connection(): Promise<IDBDatabase> {
        this.#opened ??= this.#open();
        return this.#opened;
    }

    #forget(): void {
        // Closing waits for nobody; a connection that hangs may not even open.
        void this.#opened?.then(
            (found) => found.close(),
            () => {},
        );
        this.#opened = null;
    }

    #open(): Promise<IDBDatabase> {
        return new Promise((resolve, reject) => {
            const request = indexedDB.open(this.name, 1);
            request.addEventListener("upgradeneeded", () => this.create(request.result));
            request.addEventListener("success", () => {
                request.result.addEventListener("close", () => this.#forget());
                request.result.addEventListener("versionchange", () => this.#forget());
                resolve(request.result);
            });
            request.addEventListener("error", () => reject(request.error ?? new Error(this.name)));
        });
    }
}

/** Whether the storage does not answer, which may pass. */
export function isNoAnswer(error: unknown): boolean {
    return error instanceof ApiError && error.reason === NO_ANSWER;
}

/** Whether a row exists already under its key. */
export function isConflict(error: unknown): boolean {
    return nameOf(error) === CONFLICT;
}

function nameOf(error: unknown): string {
    return (error as Error | null)?.name ?? "";
}

function finished(work: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        work.addEventListener("complete", () => resolve());
        work.addEventListener("abort", () => reject(work.error ?? new Error("aborted")));
    });
}

function inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("IndexedDB: no answer")), PATIENCE);
        void work.then(resolve, reject).finally(() => clearTimeout(timer));
    });
}
