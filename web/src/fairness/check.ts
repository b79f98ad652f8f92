/**
 * Checks the record of a match on this device: its deals, and whether they are what the server had
 * promised. Nothing is asked of the server but the record and the log.
 */
import type { components } from "../api/schema";
import type { Message } from "../api/types";
import { fromHex, toHex } from "./bytes";
import { foreignTile } from "./dealtTiles";
import { sha256 } from "./hash";
import { logHeads } from "./logChain";
import { countMoves, isDeclaredLost, openLogFault, shownFault } from "./openLog";
import type { Seen } from "./seen";
import { METHOD, shuffledTiles } from "./shuffle";

export type MatchRecord = components["schemas"]["RecordValues"];
export type Fair = components["schemas"]["FairValues"];
type Round = MatchRecord["rounds"][number];

/** The highest number that a tile of any set has. */
const HIGHEST = 9;

export type Verdict =
    /** Checked with what was kept; `own` says whether this device contributed. */
    | {
          is: "proven";
          rounds: number;
          own: boolean;
          version: number | null;
          /** Whether this device sent something that, as the server showed, did not count. */
          dropped: boolean;
          /** A seat that contributed, counted from 1, where no person was shown; null if none. */
          stranger: number | null;
          /** A seat that contributed nothing, counted from 1, where a person was shown. */
          silent: number | null;
          /** Moves in the log, and those that this device was shown one by one. */
          moves: number;
          shown: number;
      }
    /** The record is not what the server had shown, or it contradicts itself. */
    | { is: "refuted"; why: Message }
    /** Right by itself, but nothing was kept that it could be compared with. */
    | { is: "apart" }
    /** The record does not say where its deals come from. */
    | { is: "unproven" };

/** Checks a record against what was kept; `rows` are the texts of the log, if they are known. */
export async function checkRecord(
    record: MatchRecord,
    seen: Seen | null,
    rows: readonly string[] | null,
): Promise<Verdict> {
    const { fair } = record;
    if (!fair) return seen ? refuted("record-seen-no-proof") : { is: "unproven" };
    const why =
        (await fault(record, fair)) ?? (seen && (await seenFault(record, fair, seen, rows)));
    if (why) return { is: "refuted", why };
    if (!seen) return { is: "apart" };
    const versions = Object.keys(seen.heads).map(Number);
    const own = Object.keys(seen.contributions).length > 0;
    const version = rows && versions.length > 0 ? Math.max(...versions) : null;
    const dropped = Object.keys(seen.dropped).length > 0;
    const found = { own, dropped, stranger: strangerIn(fair, seen), silent: silentIn(fair, seen) };
    const counts = countMoves(seen.moves, rows ?? []);
    return { is: "proven", rounds: record.rounds.length, version, ...found, ...counts };
}

/** The first seat that contributed although this device was shown no person there, from 1. */
function strangerIn({ contributions }: Fair, { people, contributions: own }: Seen): number | null {
    if (!people) return null;
    const seat = contributions.findIndex(
        (sent, n) => sent !== null && !people.includes(n) && !(n in own),
    );
    return seat < 0 ? null : seat + 1;
}

/** The first seat that contributed nothing although this device was shown a person there, from 1. */
function silentIn({ contributions }: Fair, { people }: Seen): number | null {
    const seat = contributions.findIndex((sent, n) => sent === null && people?.includes(n));
    return seat < 0 ? null : seat + 1;
}

/** What contradicts itself in a record; null if nothing does. */
async function fault(record: MatchRecord, fair: Fair): Promise<Message | null> {
    const { method, commitment, secret } = fair;
    if (method !== METHOD) {
        const details = { key: "fair.method", found: method, expected: METHOD };
        return { name: "record-fair-method", details };
    }
    if (toHex(await sha256(fromHex(secret))) !== commitment)
        return { name: "record-fair-secret", details: { key: "fair.secret", commitment } };
    for (const [place, round] of record.rounds.entries()) {
        const dealt = await isDealt(round, place + 1, record, fair);
        const action = foreignTile(round);
        if (!dealt || action > 0)
            return {
                name: "record-fair-deal",
                details: { round: place + 1, action: dealt ? action : 0 },
            };
    }
    return null;
}

/** Whether a round was dealt from the top of its shuffle, the same number of tiles to each. */
async function isDealt(
    round: Round,
    number: number,
    record: MatchRecord,
    fair: Fair,
): Promise<boolean> {
    const dealt = [...(round.start ? [round.start] : []), ...round.hands.flat(), ...round.well];
    const solo = round.hands.length === 1;
    if (round.hands.some((hand) => hand.length !== round.hands[0]?.length)) return false;
    // Of a solo game some tiles stay in the box, and the highest may be among them.
    const seen = Math.max(
        0,
        ...record.rounds
            .flatMap(tilesOf)
            .flatMap((tile) => tile.split("-"))
            .map(Number),
    );
    for (let highest = seen; highest <= HIGHEST; highest++) {
        const order = await shuffledTiles(fair, number, highest);
        // Only of a solo game some tiles are not dealt.
        const whole = solo ? dealt.length <= order.length : dealt.length === order.length;
        if (whole && dealt.every((tile, place) => tile === order[place])) return true;
        if (order.length > dealt.length && !solo) break;
    }
    return false;
}

function tilesOf(round: Round): string[] {
    return [...round.hands.flat(), ...round.well];
}

/** What is not as this device was shown; null if everything is. */
async function seenFault(
    record: MatchRecord,
    fair: Fair,
    seen: Seen,
    rows: readonly string[] | null,
): Promise<Message | null> {
    const { commitment } = seen;
    if (commitment !== fair.commitment)
        return { name: "record-seen-commitment", details: { commitment } };
    for (const [seat, sent] of Object.entries(seen.contributions))
        if (fair.contributions[Number(seat)] !== sent)
            return { name: "record-seen-contribution", details: { seat: Number(seat) + 1 } };
    if (!rows) return null;
    const heads = await logHeads(fair.secret, rows);
    for (const [place, head] of Object.entries(seen.heads)) {
        const version = Number(place);
        if (heads[version] === head) continue;
        const name = isDeclaredLost(rows, version) ? "record-seen-lost" : "record-seen-head";
        return { name, details: { version } };
    }
    const version = openLogFault(record, fair, rows);
    if (version !== null) return { name: "record-seen-log", details: { version } };
    const details = await shownFault(seen.moves, rows);
    return details && { name: "record-seen-moves", details };
}

function refuted(name: string): Verdict {
    return { is: "refuted", why: { name, details: {} } };
}
