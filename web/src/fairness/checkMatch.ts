/** The check of a match that is over, with what this or another device kept of it. */
import { request } from "../api/http";
import type { Source } from "../replay/playback.svelte";
import { checkRecord, type MatchRecord, type Verdict } from "./check";
import { broughtSeen, seenOf, seenWith, type Seen } from "./seen";

export interface CheckedMatch {
    verdict: Verdict;
    /** What the record was compared with; null if nothing was kept. */
    seen: Seen | null;
}

/**
 * Fetches a record and checks it on this device. `link` is the address of the page, which may bring
 * what another device kept.
 */
export async function checkMatch(source: Source, link: string): Promise<CheckedMatch> {
    const record = await recordOf(source);
    const seen = broughtSeen(source.id, link) ?? keptSeen(source, record);
    return { verdict: await checkRecord(record, seen, seen && (await rowsOf(seen))), seen };
}

/** What this device kept of a match; null if it took no part. */
function keptSeen({ of, id }: Source, { fair }: MatchRecord): Seen | null {
    const seen = of === "table" ? seenOf(id) : fair ? seenWith(fair.commitment) : null;
    const kept = seen && [...Object.keys(seen.contributions), ...Object.keys(seen.heads)];
    return kept?.length ? seen : null;
}

async function recordOf({ of, id }: Source): Promise<MatchRecord> {
    return of === "table"
        ? request("get", "/api/tables/{table}/record", { path: { table: id } })
        : request("get", "/api/uploads/{upload}", { path: { upload: id } });
}

async function rowsOf({ table }: Seen): Promise<readonly string[] | null> {
    try {
        const log = await request("get", "/api/tables/{table}/log", { path: { table } });
        return log.rows ?? null;
    } catch {
        // The table is gone, or on another server; its record may be here.
        return null;
    }
}
