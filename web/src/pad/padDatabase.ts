/** The database of score pads. */
const NAME = "trimino-pads";

let opened: Promise<IDBDatabase> | null = null;

/** Works on stores in one transaction, which is on disk when this is done. */
export async function transact<T>(
    stores: string[],
    mode: "readonly" | "readwrite",
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
        return await attempt();
    } catch (error) {
        if (isConflict(error)) throw error;
        opened = null;
        return attempt();
    }
}

/** Whether something exists already under its key. */
export function isConflict(error: unknown): boolean {
    return (error as Error | null)?.name === "ConstraintError";
}

function connection(): Promise<IDBDatabase> {
    opened ??= open();
    return opened;
}

function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(NAME, 1);
        request.addEventListener("upgradeneeded", () => {
            request.result.createObjectStore("heads", { keyPath: "id" });
            request.result.createObjectStore("edits", { keyPath: ["id", "number"] });
            request.result.createObjectStore("views", { keyPath: "id" });
        });
        request.addEventListener("success", () => {
            request.result.addEventListener("close", () => (opened = null));
            request.result.addEventListener("versionchange", () => {
                request.result.close();
                opened = null;
            });
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
