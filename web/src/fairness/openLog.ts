/** The log of a match that is over, compared with its record. */
import type { components } from "../api/schema";
import type { Fair, MatchRecord } from "./check";

type Action = components["schemas"]["ActionValues"];

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
        if (row.fact.kind === "taken-back") standing.splice(-(row.fact.actions ?? 1));
    }
    const actions = record.rounds.flatMap((round) => round.actions);
    const differs = ({ fact }: Row, place: number) =>
        fact.seat !== actions[place]?.seat || fact.action !== notation(actions[place]);
    const wrong = standing.find(differs);
    if (wrong) return wrong.version;
    return standing.length === actions.length ? null : rows.length;
}

/** An action in the notation of the log, such as `443d-1,2f1`. */
function notation(action: Action | undefined): string | undefined {
    if (action?.do !== "place" || !action.at || !action.corners) return action?.do;
    const [x, y, way] = action.at;
    const field = action.field ? `f${action.field}` : "";
    return `${action.corners.join("")}${way[0]}${x},${y}${field}`;
}
