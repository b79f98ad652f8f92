/** The guest on this device, whom the server identifies by a cookie. */
import { ApiError, request } from "./api/http";
import { setHolderName, untoldName } from "./local/holder";
import { pref } from "./prefs.svelte";
import { serverIsAway } from "./reach.svelte";
import { say } from "./words/words.svelte";

let name = $state.raw<string | null>(null);

/** The guest's name as others see it; null before the first visit. */
export function myName(): string | null {
    return name;
}

/** Asks the server who this device's guest is. */
export async function loadGuest(): Promise<void> {
    name = (await request("get", "/api/me")).me?.name ?? null;
    if (name === null || serverIsAway()) return;
    const untold = untoldName();
    if (untold !== null && untold !== name) name = await tell(untold, name);
    setHolderName(name, true);
}

/** Tells the server the name that was taken without it; the old one stays if it refuses. */
async function tell(untold: string, before: string): Promise<string> {
    try {
        const body = { name: untold };
        return (await request("patch", "/api/me", { body, serverOnly: true })).name;
    } catch (error) {
        if (error instanceof ApiError) return before;
        throw error;
    }
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
    if (serverIsAway()) return;
    if (pref("playedHere")) {
        // Games on this device show the new name, too.
        const { renameHere } = await import("./local/requests");
        await renameHere(name, true).catch(() => {});
    }
    setHolderName(name, true);
}

/** Deletes the guest; the server removes the name from all records. */
export async function deleteGuest(): Promise<void> {
    await request("delete", "/api/me");
    setHolderName("", true);
    name = null;
}
