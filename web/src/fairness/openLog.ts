/** The log of a match that is over, compared with its record. */
import type { Fair, MatchRecord } from "./check";
import { moveText, nextDigest, notation, START } from "./shownMoves";

interface Fact {
    kind?: string;
    secret?: string;
    seat?: number;
    seats?: number[];
    contribution?: string | null;
    action?: string;
    actions?: number;
    after?: number;
    upto?: number;
}

interface Row {
    version: number;
    fact: Fact;
}

/** The version at which a log does not say what the record says; null if it does. */
export function openLogFault(
    record: MatchRecord,
    fair: Fair,
    texts: readonly string[],
): number | null {
    const rows: Row[] = [];
    for (const [place, text] of texts.entries()) {
        const fact = factOf(text, place + 1);
        if (!fact) return place + 1;
        rows.push({ version: place + 1, fact });
    }
    if (rows[0]?.fact.secret !== fair.secret) return 1;
    return contributionFault(fair, rows) ?? actionFault(record, rows);
}

/** The stretch of versions in which a log has other moves than were shown; null if it has none. */
export async function shownFault(
    moves: Readonly<Record<string, string>>,
    texts: readonly string[],
): Promise<{ after: number; upto: number } | null> {
    for (const [stretch, kept] of Object.entries(moves)) {
        const [after = 0, upto = 0] = stretch.split("-").map(Number);
        let digest = START;
        for (const text of moveTexts(texts, after, upto)) digest = await nextDigest(digest, text);
        if (digest !== kept) return { after, upto };
    }
    return null;
}

/** How many moves there are in a log, and how many of them were shown one by one. */
export function countMoves(
    moves: Readonly<Record<string, string>>,
    texts: readonly string[],
): { shown: number; moves: number } {
    const shown = Object.keys(moves).map((stretch) => {
        const [after = 0, upto = 0] = stretch.split("-").map(Number);
        return moveTexts(texts, after, upto).length;
    });
    const all = moveTexts(texts, 0, texts.length).length;
    return { shown: shown.reduce((a, b) => a + b, 0), moves: all };
}

/** The moves after a version, up to another. */
function moveTexts(texts: readonly string[], after: number, upto: number): string[] {
    return texts.slice(after, upto).flatMap((text, place) => {
        const version = after + 1 + place;
        return moveText(version, factOf(text, version) ?? {}) ?? [];
    });
}

/** Whether a log says itself that the row of a version was lost. */
export function isDeclaredLost(texts: readonly string[], version: number): boolean {
    return texts.some((text, place) => {
        const fact = factOf(text, place + 1);
        const { after = version, upto = 0 } = fact?.kind === "end-lost" ? fact : {};
        return after < version && version <= upto;
    });
}

function factOf(text: string, version: number): Fact | null {
    try {
        const [number, , fact] = JSON.parse(text) as [number, number, Fact, string];
        return number === version && typeof fact === "object" ? fact : null;
    } catch {
        return null;
    }
}

/** Compares with what each seat sent last before the match began. */
function contributionFault({ contributions }: Fair, rows: readonly Row[]): number | null {
    const start = rows.findIndex(({ fact }) => fact.kind === "started");
    const lobby = rows.slice(0, start);
    for (const [seat, sent] of contributions.entries()) {
        const last = lobby.findLast(
            ({ fact }) => fact.kind === "sat" && fact.seats?.includes(seat),
        );
        if (sent !== null && last?.fact.contribution !== sent) return last?.version ?? 1;
    }
    return null;
}

/** Compares the actions that stand, without those that were taken back. */
function actionFault(record: MatchRecord, rows: readonly Row[]): number | null {
    const standing: Row[] = [];
    for (const row of rows) {
        if (row.fact.kind === "played") standing.push(row);
        if (row.fact.kind !== "taken-back") continue;
        const { actions = 1 } = row.fact;
        if (!Number.isSafeInteger(actions) || actions < 1) return row.version;
        standing.splice(-actions);
    }
    const actions = record.rounds.flatMap((round) => round.actions);
    const differs = ({ fact }: Row, place: number) =>
        fact.seat !== actions[place]?.seat || fact.action !== notation(actions[place]);
    const wrong = standing.find(differs);
    if (wrong) return wrong.version;
    return standing.length === actions.length ? null : rows.length;
}
