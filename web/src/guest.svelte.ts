/** The guest on this device, whom the server identifies by a cookie. */
import { ApiError, request } from "./api/http";
import { say } from "./words/words.svelte";

let name = $state.raw<string | null>(null);

/** The guest's name as others see it; null before the first visit. */
export function myName(): string | null {
    return name;
}

/** Asks the server who this device's guest is. */
export async function loadGuest(): Promise<void> {
    name = (await request("get", "/api/me")).me?.name ?? null;
}

/** Creates a guest if there is none yet; call it before requests that need one. */
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

/** Deletes the guest; the server removes the name from all records. */
export async function deleteGuest(): Promise<void> {
    await request("delete", "/api/me");
    name = null;
}
