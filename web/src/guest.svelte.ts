/** Who plays on this device: a guest, whom the server knows by a cookie from the first thing they do. */
import { request, ApiError } from "./api/http";
import { say } from "./words/words.svelte";

let name = $state.raw<string | null>(null);

/** The name that the others see; null for somebody who was never here. */
export function myName(): string | null {
    return name;
}

/** Ask the server whether it knows this device. */
export async function loadGuest(): Promise<void> {
    name = (await request("get", "/api/me")).me?.name ?? null;
}

/** Be somebody before the first thing that only guests may do. */
export async function ensureGuest(): Promise<void> {
    await loadGuest();
    if (name !== null) return;
    await request("post", "/api/me", { body: { name: say("ui-guest") } });
    await loadGuest();
    if (name === null) throw new ApiError(401, { name: "ui-cookies-off", details: {} });
}

export async function renameGuest(wanted: string): Promise<void> {
    await ensureGuest();
    name = (await request("patch", "/api/me", { body: { name: wanted } })).name;
}

/** Be forgotten: the server drops the name from all records. */
export async function deleteGuest(): Promise<void> {
    await request("delete", "/api/me");
    name = null;
}
