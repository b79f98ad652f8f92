/**
 * Score pads in IndexedDB.
 *
 * Every edit is a row of its own under its pad and number, on disk before it is shown; two tabs that
 * write the same number conflict loudly. Undoing removes the last row. What Python made of the edits
 * is kept beside them, so that a pad can be shown before Python has started.
 */
import { CONFLICT, isConflict } from "../local/localDatabase";
import { transact } from "./padDatabase";
import type { Edit, PadSettings, PadView } from "./padTypes";

/** What a list shows of a pad. */
export interface PadSummary {
    players: readonly string[];
    totals: readonly number[];
    winners: readonly string[];
    finished: boolean;
}

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

/** Replaces a pad by one that goes on after it. */
export async function replacePad(head: PadHead, edits: readonly Edit[]): Promise<void> {
    await transact(["heads", "edits", "views"], "readwrite", (work) => {
        removeAll(work, head.id);
        work.objectStore("heads").add(head);
        addEdits(work, head.id, 0, edits);
        return () => {};
    });
}

/** Appends edits after the `from` that there are; another tab's edits are a conflict. */
export async function appendEdits(id: string, from: number, edits: readonly Edit[]): Promise<void> {
    try {
        await transact(["heads", "edits"], "readwrite", (work) => {
            return afterEdits(work, id, from, () => {
                addEdits(work, id, from, edits);
                changeHead(work, id, (head) => ({ ...head, touched: Date.now() }));
            });
        });
    } catch (error) {
        // An attempt whose answer was lost may have written them.
        const kept = isConflict(error) ? await loadPad(id) : null;
        if (JSON.stringify(kept?.edits.slice(from)) !== JSON.stringify(edits)) throw error;
    }
}

/** Removes the last of `count` edits; another tab's edits are a conflict. */
export function dropEdit(id: string, count: number): Promise<void> {
    return transact(["heads", "edits"], "readwrite", (work) =>
        afterEdits(work, id, count, () => {
            work.objectStore("edits").delete([id, count - 1]);
            changeHead(work, id, (head) => ({
                ...head,
                touched: Date.now(),
                undone: head.undone + 1,
            }));
        }),
    );
}

/** Writes edits again, in which lines have got their players; one that was undone stays so. */
export function settleEdits(id: string, from: number, edits: readonly Edit[]): Promise<void> {
    return transact(["edits"], "readwrite", (work) => {
        const store = work.objectStore("edits");
        edits.forEach((edit, index) => {
            const row: EditRow = { id, number: from + index, edit };
            const found = store.getKey([id, row.number]);
            found.addEventListener("success", () => {
                if (found.result !== undefined) store.put(row);
            });
        });
        return () => {};
    });
}

/** Keeps what Python made of a pad. */
export function keepView(id: string, edits: number, view: PadView): Promise<void> {
    return transact(["heads", "views"], "readwrite", (work) => {
        changeHead(work, id, (head) => {
            work.objectStore("views").put({
                id,
                edits,
                undone: head.undone,
                view,
            } satisfies KeptView);
            return { ...head, summary: summaryOf(view) };
        });
        return () => {};
    });
}

export function summaryOf({ players, totals, winners, end }: PadView): PadSummary {
    return { players, totals, winners, finished: end.length > 0 };
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

/** Writes if there are `count` edits; else another tab has written or undone, which is a conflict. */
function afterEdits(
    work: IDBTransaction,
    id: string,
    count: number,
    write: () => void,
): () => void {
    const found = work.objectStore("edits").count(all(id));
    found.addEventListener("success", () => {
        if (found.result === count) write();
    });
    return () => {
        if (found.result !== count) throw new DOMException("Edits have changed.", CONFLICT);
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
