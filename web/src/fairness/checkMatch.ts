/** The check of a match that is over, with what this or another device kept of it. */
import { request } from "../api/http";
import type { Source } from "../replay/playback.svelte";
import { checkRecord, type MatchRecord, type Verdict } from "./check";
import { broughtSeen, seenOf, seenWith, type Seen } from "./seen";

export interface CheckedMatch {
    verdict: Verdict;
    /** What the record was compared with; null if nothing was kept. */
    seen: Seen | null;
    /** Whether the address of the page brought it, from another device. */
    brought: boolean;
}

/**
 * Fetches a record and checks it on this device. `link` is the address of the page, which may bring
 * what another device kept.
 */
export async function checkMatch(source: Source, link: string): Promise<CheckedMatch> {
    const record = await recordOf(source);
    const own = keptSeen(source, record);
    const brought = broughtSeen(source.id, link);
    if (!brought) return checked(record, own, false);
    const theirs = await checked(record, brought, true);
    if (!own) return theirs;
    // Anybody can make up a link: it must not hide what this device itself has seen.
    const mine = await checked(record, own, false);
    if (mine.verdict.is === "refuted" || theirs.verdict.is === "refuted")
        return mine.verdict.is === "refuted" ? mine : theirs;
    return Object.keys(own.contributions).length > 0 ? mine : theirs;
}

async function checked(
    record: MatchRecord,
    seen: Seen | null,
    brought: boolean,
): Promise<CheckedMatch> {
    const verdict = await checkRecord(record, seen, seen && (await rowsOf(seen)));
    return { verdict, seen, brought };
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
