/** The browser judges deals and logs as Python does; Python generates the cases. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Match, TableEvent } from "../api/types";
import { fromHex, ofText, toHex } from "./bytes";
import { checkRecord, type Fair, type MatchRecord } from "./check";
import { hmac, sha256 } from "./hash";
import { logHeads, nextHead } from "./logChain";
import { openLogFault } from "./openLog";
import { formatSeen, parseSeen, type Seen } from "./seen";
import { sha256 as plainSha256 } from "./sha256";
import { courseAfter, courseOf, isSame, keptCourse, readCourse } from "./shownCourse";
import type { Course, KeptCourse } from "./shownCourse";
import { shuffledTiles } from "./shuffle";

interface Shuffle extends Fair {
    round: number;
    highest: number;
    order: string[];
}
interface Played {
    record: MatchRecord;
    rows: string[];
    links: string[];
    seen: string;
}

const VECTORS = JSON.parse(readFileSync("../tests/records/fairness_vectors.json", "utf-8")) as {
    shuffles: Shuffle[];
    matches: Played[];
    courses: string[];
};
const COURSES = VECTORS.courses.map(
    (text) => JSON.parse(text) as KeptCourse & { events: TableEvent[]; match: Match },
);

afterEach(() => vi.unstubAllGlobals());

describe("hashes", () => {
    it("are the same with and without WebCrypto, for every length around a block", async () => {
        for (let length = 0; length < 200; length++) {
            const data = Uint8Array.from({ length }, (_, place) => (place * 31 + length) % 256);
            expect(toHex(plainSha256(data))).toBe(toHex(await sha256(data)));
        }
    });

    it("are those of RFC 4231", async () => {
        const found = await hmac(ofText("Jefe"), ofText("what do ya want for nothing?"));
        expect(toHex(found)).toBe(
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        );
    });
});

describe.each(["with WebCrypto", "without"])("%s", (how) => {
    it.each(VECTORS.shuffles)("tiles are shuffled as in Python: $round, $highest", async (one) => {
        if (how === "without") vi.stubGlobal("crypto", {});
        expect(await shuffledTiles(one, one.round, one.highest)).toEqual(one.order);
    });
});

it.each(COURSES)("courses are kept as in Python, event by event or whole", async (one) => {
    const followed = await courseAfter(null, one.events);
    const shown = await courseOf(one.match);
    const { rounds, totals } = one;
    expect(await keptCourse(followed)).toEqual({ rounds, totals });
    expect(await keptCourse(shown)).toEqual({ rounds, totals });
    expect(await isSame(readCourse(one) as Course, shown as Course)).toBe(true);
});

describe.each(VECTORS.matches)(
    "a match of $record.players",
    ({ record, rows, links, seen: line }) => {
        const seen = parseSeen(line) as Seen;
        const fair = record.fair as Fair;
        const [version] = Object.keys(seen.heads).map(Number) as [number];

        const reason = async (of: MatchRecord, kept: Partial<Seen> = {}, log = rows) => {
            const verdict = await checkRecord(of, { ...seen, ...kept }, log);
            return verdict.is === "refuted" ? verdict.why.name : verdict.is;
        };

        it("is proven by what was kept", async () => {
            const proof = await checkRecord(record, seen, rows);
            expect(proof).toMatchObject({
                is: "proven",
                rounds: record.rounds.length,
                own: true,
                version,
                stranger: null,
            });
            // The last moves came after the last frame.
            expect(proof).toSatisfy(({ shown, moves }) => shown > 0 && moves - shown <= 3);
            expect(await checkRecord(record, seen, null)).toMatchObject({ version: null });
            expect(await checkRecord(record, { ...seen, contributions: {} }, rows)).toMatchObject({
                own: false,
            });
        });

        it("is refuted by other moves than those that were shown", async () => {
            const moves = { [`1-${version}`]: "ab".repeat(32) };
            expect(await reason(record, { moves })).toBe("record-seen-moves");
        });

        it("is no proof if a seat contributed where no person was shown", async () => {
            expect(await checkRecord(record, { ...seen, people: [] }, rows)).toMatchObject({
                stranger: fair.contributions[1] ? 2 : null,
            });
        });

        it("is no proof if a person who was shown contributed nothing", async () => {
            const all = { ...seen, people: [...(record.rounds[0]?.hands.keys() ?? [])] };
            expect(await checkRecord(record, all, rows)).toMatchObject({
                silent: fair.contributions.includes(null) ? 2 : null,
            });
        });

        it("tells a device whose contribution did not count from one that only watched", async () => {
            const watched = { ...seen, contributions: {} };
            expect(await checkRecord(record, watched, rows)).toMatchObject({ dropped: false });
            const left = { ...watched, dropped: { 0: "ab".repeat(32) } };
            expect(await checkRecord(record, left, rows)).toMatchObject({
                own: false,
                dropped: true,
            });
        });

        it("is refuted by a log that takes back no action, or half of one", async () => {
            const back = rows.findIndex((row) => row.includes('"taken-back"'));
            if (back < 0) return;
            const [version, at, fact, digest] = JSON.parse(rows[back] as string) as unknown[];
            for (const actions of [0, -1, 0.5]) {
                const row = JSON.stringify([version, at, { ...(fact as object), actions }, digest]);
                const log = rows.map((text, place) => (place === back ? row : text));
                expect(openLogFault(record, fair, log)).toBe(back + 1);
            }
        });

        it("has the chain of Python", async () => {
            const heads = await logHeads(fair.secret, rows);
            let head = "0".repeat(64);
            for (const [place, link] of links.entries()) {
                head = await nextHead(head, link);
                expect(heads[place + 1]).toBe(head);
            }
        });

        it("says nothing to a device that was not there", async () => {
            expect(await checkRecord(record, null, null)).toEqual({ is: "apart" });
            const { fair: _, ...without } = record;
            expect(await checkRecord(without, null, null)).toEqual({ is: "unproven" });
            expect(await reason(without)).toBe("record-seen-no-proof");
        });

        it("is refuted by another promise, contribution or head", async () => {
            const other = "ab".repeat(32);
            expect(await reason(record, { commitment: other })).toBe("record-seen-commitment");
            expect(await reason(record, { contributions: { 0: other } })).toBe(
                "record-seen-contribution",
            );
            expect(await reason(record, { heads: { [version]: other } })).toBe("record-seen-head");
            expect(await reason(record, { heads: { 9999: other } })).toBe("record-seen-head");
        });

        it("is refuted if it contradicts itself", async () => {
            const spoilt = structuredClone(record);
            spoilt.rounds[0]?.well.reverse();
            expect(await reason(spoilt)).toBe("record-fair-deal");
            expect(await reason({ ...record, fair: { ...fair, secret: "00".repeat(32) } })).toBe(
                "record-fair-secret",
            );
            expect(await reason({ ...record, fair: { ...fair, method: "x" } })).toBe(
                "record-fair-method",
            );
        });

        it("is refuted if somebody laid or drew a tile that the deal gave to another", async () => {
            const where = async (of: MatchRecord) => {
                const verdict = await checkRecord(of, seen, null);
                return verdict.is === "refuted" ? verdict.why : verdict.is;
            };
            for (const what of ["place", "draw"] as const) {
                const spoilt = structuredClone(record);
                const [round] = spoilt.rounds as [MatchRecord["rounds"][number]];
                const place = round.actions.findIndex((action) => action.do === what);
                const unlaid = round.well.at(-1) as string;
                Object.assign(round.actions[place] as object, {
                    tile: unlaid,
                    ...(what === "place" && { corners: unlaid.split("-").map(Number) }),
                });
                expect(await where(spoilt)).toEqual({
                    name: "record-fair-deal",
                    details: { round: 1, action: place + 1 },
                });
            }
        });

        it("is refuted if tiles of a deal are left out, or given to another seat", async () => {
            const without = structuredClone(record);
            for (const round of without.rounds) Object.assign(round, { well: [], hands: [[], []] });
            expect(await reason(without)).toBe("record-fair-deal");
            if (record.players.length === 1) return;
            const shifted = structuredClone(record);
            const [round] = shifted.rounds as [MatchRecord["rounds"][number]];
            const [first, second] = round.hands as [string[], string[]];
            first.push(second.shift() as string);
            expect(await reason(shifted)).toBe("record-fair-deal");
        });

        it("is refuted by a log that says something else", async () => {
            const spoilt = structuredClone(record);
            spoilt.rounds.at(-1)?.actions.pop();
            expect(await reason(spoilt)).toBe("record-seen-log");
            const changed = rows.map((row) =>
                row.replace('"played","seat":0', '"played","seat":1'),
            );
            expect(await reason(record, {}, changed)).toBe("record-seen-head");
            const lost = `[1,1.0,{"kind":"end-lost","after":${version - 1},"upto":${version}},""]`;
            expect(await reason(record, {}, [lost, ...changed.slice(1)])).toBe("record-seen-lost");
            expect(await reason(record, { heads: {} }, changed)).toBe("record-seen-log");
            expect(await reason(record, { heads: {} }, ["", ...rows.slice(1)])).toBe(
                "record-seen-log",
            );
        });

        it("is kept as the same line of text", () => {
            expect(formatSeen(seen)).toBe(line);
            expect(parseSeen(`https://example.org/replay/table/x#${line}`)).toEqual(seen);
            expect(parseSeen(line.slice(3))).toBeNull();
            expect(parseSeen("")).toBeNull();
        });
    },
);

it("digits are bytes", () => expect(toHex(fromHex("00ff10"))).toBe("00ff10"));
