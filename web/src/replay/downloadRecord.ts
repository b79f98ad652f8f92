/** Download of a match's record as a JSON file. */
import { request } from "../api/http";
import { saveFile } from "../ui/saveFile";
import type { Source } from "./playback.svelte";

/** Fetches the record and saves it as a file. */
export async function downloadRecord(source: Source): Promise<void> {
    saveFile(fileName(source), JSON.stringify(await recordOf(source)));
}

export function fileName({ id }: Source): string {
    return `trimino-${id}.json`;
}

/** The record itself. */
export async function recordOf({ of, id }: Source): Promise<unknown> {
    return of === "table"
        ? request("get", "/api/tables/{table}/record", { path: { table: id } })
        : request("get", "/api/uploads/{upload}", { path: { upload: id } });
}
