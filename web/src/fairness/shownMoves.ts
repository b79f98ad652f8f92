/**
 * Moves as this device was shown them, one by one, in a digest that a log can be compared with.
 *
 * While a match goes on the links of its log say nothing, so a server could show one match and write
 * down another.
 */
import type { components } from "../api/schema";
import type { UpdateFrame } from "../api/types";
import { fromHex, ofText, toHex } from "./bytes";
import { sha256 } from "./hash";

type Action = components["schemas"]["ActionValues"];
type TableEvent = UpdateFrame["events"][number];

/** The digest of no moves. */
export const START = "0".repeat(64);

/** Stretches of moves that are kept; there is a new one whenever the page missed something. */
const MAX_STRETCHES = 8;

/** A row of a log as far as it is a move. */
export interface MoveFact {
    kind?: string;
    seat?: number;
    action?: string;
    actions?: number;
}

/** The digest after one more row; a row that is no move changes nothing. */
export async function nextDigest(digest: string, text: string | null): Promise<string> {
    return text === null ? digest : toHex(await sha256(fromHex(digest), ofText(text)));
}

/** The text of a row that plays or takes back; null for all others. */
export function moveText(version: number, fact: MoveFact): string | null {
    if (fact.kind === "played") return `${version} ${fact.seat} ${fact.action}`;
    if (fact.kind === "taken-back") return `${version} back ${fact.actions ?? 1}`;
    return null;
}

/** An action in the notation of the log, such as `443d-1,2f1`. */
export function notation(action: Action | undefined): string | undefined {
    if (action?.do !== "place" || !action.at || !action.corners) return action?.do;
    const [x, y, way] = action.at;
    const field = action.field ? `f${action.field}` : "";
    return `${action.corners.join("")}${way[0]}${x},${y}${field}`;
}

/** Every row after the last one that was kept, as its event; null if some are not shown. */
export function newEvents(
    kept: number,
    version: number,
    events: readonly TableEvent[],
): readonly TableEvent[] | null {
    const shown = events.filter((event) => event.version > kept);
    const whole = shown.every((event, place) => event.version === kept + 1 + place);
    return whole && shown.length === version - kept ? shown : null;
}

/** The digests after events, which follow the last row that was kept. */
export async function withEvents(
    moves: Readonly<Record<string, string>>,
    kept: number,
    events: readonly TableEvent[],
): Promise<Readonly<Record<string, string>>> {
    if (events.length === 0) return moves;
    const stretch = Object.keys(moves).find((one) => one.endsWith(`-${kept}`));
    if (!stretch && Object.keys(moves).length >= MAX_STRETCHES) return moves;
    const { [stretch ?? ""]: known = START, ...others } = moves;
    let digest = known;
    for (const event of events) digest = await nextDigest(digest, eventText(event));
    return { ...others, [`${stretch?.split("-")[0] ?? kept}-${kept + events.length}`]: digest };
}

/** Of stretches that two pages kept, the longest that do not overlap. */
export function longestStretches(
    ...kept: readonly Readonly<Record<string, string>>[]
): Readonly<Record<string, string>> {
    const chosen: { after: number; upto: number; digest: string }[] = [];
    const all = kept.flatMap(Object.entries<string>).map(([stretch, digest]) => {
        const [after = 0, upto = 0] = stretch.split("-").map(Number);
        return { after, upto, digest };
    });
    for (const one of all.sort((a, b) => b.upto - b.after - (a.upto - a.after)))
        if (chosen.every(({ after, upto }) => one.upto <= after || upto <= one.after))
            chosen.push(one);
    const inOrder = chosen.slice(0, MAX_STRETCHES).sort((a, b) => a.after - b.after);
    return Object.fromEntries(
        inOrder.map(({ after, upto, digest }) => [`${after}-${upto}`, digest]),
    );
}

function eventText(event: TableEvent): string | null {
    if (event.kind !== "played") return moveText(event.version, event as MoveFact);
    const { seat } = event.action;
    return moveText(event.version, { kind: "played", seat, action: notation(event.action) ?? "" });
}
