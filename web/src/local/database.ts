/**
 * The database of local tables. When the page shows again it is tried out, so that the next move need
 * not wait for that.
 */
import { LocalDatabase } from "./localDatabase";

export { isConflict, isNoAnswer } from "./localDatabase";

const tables = new LocalDatabase("trimino-local", (database) => {
    database.createObjectStore("rows", { keyPath: ["table", "version"] });
    database.createObjectStore("heads", { keyPath: "table" });
});

export const transact: LocalDatabase["transact"] = (stores, mode, work) =>
    tables.transact(stores, mode, work);

/** Tries the connection out; afterwards it works, or an `ApiError` says that it does not. */
export function probe(): Promise<void> {
    return transact(["heads"], "readonly", (transaction) => {
        transaction.objectStore("heads").count();
        return () => {};
    });
}
