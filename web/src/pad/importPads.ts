/** Pads from a file: verified by Python, and added to those that are kept here. */
import { ApiError } from "../api/http";
import type { Message } from "../api/types";
import { askToPersist } from "../local/persist";
import { allDocuments } from "./padDocuments";
import { askPad } from "./padEngine";
import { addPad, listPads, replacePad, type PadHead } from "./padStore";
import { settingsOf, type PadDocument } from "./padTypes";

/** A document with its results, as Python writes it. */
interface WholeDocument extends PadDocument {
    players: string[];
    totals: number[];
    winners: string[];
    finished: boolean;
}

const NO_PADS: Message = { name: "evening-no-pads", details: {} };

let last: Promise<unknown> = Promise.resolve();

/**
 * Adds the pads of a text, after those of texts before; returns the ids of those that are new or go
 * on. Throws `ApiError` for what is no pad, or cannot be kept.
 */
export function importPads(text: string): Promise<string[]> {
    const adding = last.then(() => add(text));
    last = adding.catch(() => {});
    return adding;
}

async function add(text: string): Promise<string[]> {
    const brought = documentsIn(text);
    if (!brought) throw new ApiError(422, NO_PADS);
    const kept = await allDocuments();
    const merged = await askPad<WholeDocument[]>("merge", { kept, brought });
    return keep(merged, kept);
}

/** The documents in a text: one, a list, or one on each line; null if there are none. */
export function documentsIn(text: string): unknown[] | null {
    const found = parsed(text) ?? lines(text);
    const documents = Array.isArray(found) ? found : found ? [found] : [];
    return documents.length > 0 && documents.every(isObject) ? documents : null;
}

function lines(text: string): unknown[] {
    return text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map(parsed);
}

function parsed(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return null;
    }
}

function isObject(value: unknown): boolean {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keeps what is new or goes on. */
async function keep(merged: WholeDocument[], kept: PadDocument[]): Promise<string[]> {
    const lengths = new Map(kept.map(({ id, edits }) => [id, edits.length]));
    const touched = new Map((await listPads()).map((head) => [head.id, head.touched]));
    const changed = merged.filter(({ id, edits }) => lengths.get(id) !== edits.length);
    for (const document of changed) {
        const head = headOf(document, touched.get(document.id) ?? begun(document));
        await (lengths.has(document.id) ? replacePad : addPad)(head, document.edits);
    }
    if (changed.length > 0) askToPersist();
    return changed.map(({ id }) => id);
}

function headOf(document: WholeDocument, touched: number): PadHead {
    const { players, totals, winners, finished } = document;
    return {
        ...settingsOf(document),
        touched,
        undone: 0,
        summary: { players, totals, winners, finished },
    };
}

/** When it was begun, in milliseconds; now if nobody said. */
function begun({ begun_on }: PadDocument): number {
    const at = Date.parse(begun_on ?? "");
    return Number.isNaN(at) ? Date.now() : at;
}
