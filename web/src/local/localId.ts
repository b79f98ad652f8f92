/** Ids of tables that are kept on this device. */
const PREFIX = "local-";

export function isLocal(table: unknown): table is string {
    return typeof table === "string" && table.startsWith(PREFIX);
}
