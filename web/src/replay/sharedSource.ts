/** Where the server finds a record: a match on this device is uploaded first, once. */
import { request } from "../api/http";
import { ensureGuest } from "../guest.svelte";
import { isLocal } from "../local/localId";
import { recordOf } from "./downloadRecord";
import type { Source } from "./playback.svelte";

const uploads = new Map<string, Promise<Source>>();

/** Whether only this device has the record. */
export function isOnlyHere({ of, id }: Source): boolean {
    return of === "table" && isLocal(id);
}

export async function sharedSource(source: Source): Promise<Source> {
    if (!isOnlyHere(source)) return source;
    const upload = uploads.get(source.id) ?? uploadRecord(source);
    uploads.set(source.id, upload);
    try {
        return await upload;
    } catch (error) {
        // The server may be back the next time.
        uploads.delete(source.id);
        throw error;
    }
}

async function uploadRecord(source: Source): Promise<Source> {
    await ensureGuest();
    const record = JSON.stringify(await recordOf(source));
    const { id } = await request("post", "/api/uploads", { body: { record }, large: true });
    return { of: "upload", id };
}
