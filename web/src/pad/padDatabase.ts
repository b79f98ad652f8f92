/** The database of score pads. */
import { LocalDatabase } from "../local/localDatabase";

const pads = new LocalDatabase("trimino-pads", (database) => {
    database.createObjectStore("heads", { keyPath: "id" });
    database.createObjectStore("edits", { keyPath: ["id", "number"] });
    database.createObjectStore("views", { keyPath: "id" });
});

export const transact: LocalDatabase["transact"] = (stores, mode, work) =>
    pads.transact(stores, mode, work);
