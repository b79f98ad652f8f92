/** The record of a match as a file. */
import { request } from "../api/http";
import type { Source } from "./playback.svelte";

/** Fetch the record and hand it to the browser to keep. */
export async function downloadRecord(source: Source): Promise<void> {
    const text = JSON.stringify(await recordOf(source));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = fileName(source);
    link.click();
    // The browser takes the file in its own time.
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
