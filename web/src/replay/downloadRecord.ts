/** Download of a match's record as a JSON file. */
import { request } from "../api/http";
import type { Source } from "./playback.svelte";

/** Fetches the record and saves it as a file. */
export async function downloadRecord(source: Source): Promise<void> {
    const text = JSON.stringify(await recordOf(source));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = fileName(source);
    link.click();
    // The browser reads the file asynchronously.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function fileName({ id }: Source): string {
    return `trimino-${id}.json`;
}

async function recordOf({ of, id }: Source): Promise<unknown> {
    return of === "table"
        ? request("get", "/api/tables/{table}/record", { path: { table: id } })
        : request("get", "/api/uploads/{upload}", { path: { upload: id } });
}
