/** The guest's games: those of the server, and those on this device. */
import { request } from "../api/http";
import type { TableSummary } from "../api/types";
import { loadGuest, myName } from "../guest.svelte";
import { pref } from "../prefs.svelte";
import { serverIsAway } from "../reach.svelte";

export async function myGames(): Promise<TableSummary[]> {
    await loadGuest();
    const tables = myName() === null ? [] : (await request("get", "/api/me/games")).tables;
    if (serverIsAway() || !pref("playedHere")) return tables;
    const { localGames } = await import("../local/requests");
    return [...tables, ...(await localGames())];
}
