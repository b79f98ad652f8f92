/**
 * Score pads in IndexedDB.
 *
 * Every edit is a row of its own under its pad and number, on disk before it is shown; two tabs that
 * write the same number conflict loudly. Undoing removes the last row. What Python made of the edits
 * is kept beside them, so that a pad can be shown before Python has started.
 */
import { CONFLICT, isConflict } from "../local/localDatabase";
import { transact } from "./padDatabase";
import { rulesNow, type Edit, type PadSettings, type PadView, type RulesChoice } from "./padTypes";

/** What a list shows of a pad. */
export interface PadSummary extends Pick<Partial<RulesChoice>, "rules" | "rules_name"> {
    /** Everybody who has played. */
    players: readonly string[];
    /** Those of the last round, in the order of turns; summaries of earlier versions lack them. */
    playing?: readonly string[];
    totals: readonly number[];
    winners: readonly string[];
    finished: boolean;
}

type NamedRules = Pick<RulesChoice, "rules" | "rules_name">;

export interface PadHead extends PadSettings {
    /** When it was written to last, in milliseconds. */
    touched: number;
    /** How often an edit was undone. */
    undone: number;
    summary: PadSummary;
}

interface EditRow {
    id: string;
    number: number;
    edit: Edit;
}

interface KeptView {
    id: string;
    /** How many edits it was made from, and how often one had been undone. */
    edits: number;
    undone: number;
    view: PadView;
}

/** How many edits a pad has, and how often one was undone: the same number may be of other edits. */
export interface Extent {
    edits: number;
    undone: number;
}

export interface KeptPad {
    head: PadHead;
    edits: readonly Edit[];
    /** The view of the first edits, if there is one; and of how many. */
    view: PadView | null;
    scored: number;
}

/** Adds a pad with its edits. */
export function addPad(head: PadHead, edits: readonly Edit[]): Promise<void> {
    return transact(["heads", "edits"], "readwrite", (work) => {
        work.objectStore("heads").add(head);
        addEdits(work, head.id, 0, edits);
        return () => {};
    });
}

/**
 * Replaces a pad, as it stood then, by one that goes on after it; what another tab wrote or undid
 * meanwhile is a conflict.
 */
export function replacePad(head: PadHead, edits: readonly Edit[], then: Extent): Promise<void> {
    return transact(["heads", "edits", "views"], "readwrite", (work) =>
        atExtent(work, head.id, then, () => {
            removeAll(work, head.id);
            work.objectStore("heads").add(head);
            addEdits(work, head.id, 0, edits);
        }),
    );
}

/** Appends edits after those that there are; what another tab wrote or undid is a conflict. */
export async function appendEdits(id: string, now: Extent, edits: readonly Edit[]): Promise<void> {
    try {
        await transact(["heads", "edits"], "readwrite", (work) => {
            return atExtent(work, id, now, () => {
                addEdits(work, id, now.edits, edits);
                changeHead(work, id, (head) => ({ ...head, touched: Date.now() }));
            });
        });
    } catch (error) {
        // An attempt whose answer was lost may have written them.
        const kept = isConflict(error) ? await loadPad(id) : null;
        const added = kept?.head.undone === now.undone ? kept.edits.slice(now.edits) : null;
        if (JSON.stringify(added) !== JSON.stringify(edits)) throw error;
    }
}

/** Removes the last edit; what another tab wrote or undid is a conflict. */
export function dropEdit(id: string, now: Extent): Promise<void> {
    return transact(["heads", "edits"], "readwrite", (work) =>
        atExtent(work, id, now, () => {
            work.objectStore("edits").delete([id, now.edits - 1]);
            changeHead(work, id, (head) => ({
                ...head,
                touched: Date.now(),
                undone: head.undone + 1,
            }));
        }),
    );
}

/**
 * Writes edits again from a number, in which lines have got their players; once an edit was undone
 * nothing is written, since others may have these numbers.
 */
export function settleEdits(
    id: string,
    from: number,
    edits: readonly Edit[],
    undone: number,
): Promise<void> {
    return transact(["heads", "edits"], "readwrite", (work) => {
        const head = work.objectStore("heads").get(id) as IDBRequest<PadHead | undefined>;
        head.addEventListener("success", () => {
            if (head.result?.undone !== undone) return;
            edits.forEach((edit, index) =>
                work.objectStore("edits").put({ id, number: from + index, edit } satisfies EditRow),
            );
        });
        return () => {};
    });
}

/** Keeps what Python made of a pad, unless an edit was undone since. */
export function keepView(id: string, { edits, undone }: Extent, view: PadView): Promise<void> {
    return transact(["heads", "views"], "readwrite", (work) => {
        changeHead(work, id, (head) => {
            if (head.undone !== undone) return head;
            work.objectStore("views").put({ id, edits, undone, view } satisfies KeptView);
            return { ...head, summary: summaryOf(view) };
        });
        return () => {};
    });
}

function summaryOf({ document, now, players, totals, winners, end }: PadView): PadSummary {
    return {
        players,
        playing: now.players,
        totals,
        winners,
        finished: end.length > 0,
        ...namedRules(document, document.edits),
    };
}

/** The rules after all edits, with their name. */
export function namedRules(found: RulesChoice, edits: readonly Edit[]): NamedRules {
    const { rules, rules_name } = rulesNow(found, edits);
    return { rules, ...(rules_name === undefined ? {} : { rules_name }) };
}

/** The rules of a pad in a list, with their name. */
export function rulesOf({ summary, ...head }: PadHead): NamedRules {
    return namedRules(
        summary.rules === undefined ? head : { rules: summary.rules, ...summary },
        [],
    );
}

/** All pads as a list shows them, the newest first. */
export async function listPads(): Promise<PadHead[]> {
    const heads = await transact(["heads"], "readonly", (work) => {
        const found = work.objectStore("heads").getAll() as IDBRequest<PadHead[]>;
        return () => found.result;
    });
    return heads.sort((a, b) => b.touched - a.touched);
}

/** A pad with all its edits; null if there is none. */
export function loadPad(id: string): Promise<KeptPad | null> {
    return transact(["heads", "edits", "views"], "readonly", (work) => {
        const head = work.objectStore("heads").get(id) as IDBRequest<PadHead | undefined>;
        const rows = work.objectStore("edits").getAll(all(id)) as IDBRequest<EditRow[]>;
        const kept = work.objectStore("views").get(id) as IDBRequest<KeptView | undefined>;
        return () => {
            if (!head.result) return null;
            const edits = rows.result.map(({ edit }) => edit);
            const found = kept.result;
            const holds = found && found.undone === head.result.undone;
            return {
                head: head.result,
                edits,
                view: holds ? found.view : null,
                scored: holds ? found.edits : 0,
            };
        };
    });
}

/** Deletes a pad for good. */
export function removePad(id: string): Promise<void> {
    return transact(["heads", "edits", "views"], "readwrite", (work) => {
        removeAll(work, id);
        return () => {};
    });
}

function removeAll(work: IDBTransaction, id: string): void {
    work.objectStore("heads").delete(id);
    work.objectStore("edits").delete(all(id));
    work.objectStore("views").delete(id);
}

function addEdits(work: IDBTransaction, id: string, from: number, edits: readonly Edit[]): void {
    edits.forEach((edit, index) =>
        work.objectStore("edits").add({ id, number: from + index, edit } satisfies EditRow),
    );
}

/** Writes if a pad is as its writer knows it; else another tab has written or undone, a conflict. */
function atExtent(work: IDBTransaction, id: string, now: Extent, write: () => void): () => void {
    const edits = work.objectStore("edits").count(all(id));
    const head = work.objectStore("heads").get(id) as IDBRequest<PadHead | undefined>;
    let same = false;
    head.addEventListener("success", () => {
        same = edits.result === now.edits && head.result?.undone === now.undone;
        if (same) write();
    });
    return () => {
        if (!same) throw new DOMException("Edits have changed.", CONFLICT);
    };
}

function changeHead(work: IDBTransaction, id: string, change: (head: PadHead) => PadHead): void {
    const heads = work.objectStore("heads");
    const found = heads.get(id) as IDBRequest<PadHead | undefined>;
    found.addEventListener("success", () => {
        if (found.result) heads.put(change(found.result));
    });
}

function all(id: string): IDBKeyRange {
    return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
