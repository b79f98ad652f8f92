/** Pads from a file: verified by Python, and added to those that are kept here. */
import { ApiError } from "../api/http";
import type { Message } from "../api/types";
import { isConflict } from "../local/localDatabase";
import { askToPersist } from "../local/persist";
import { allDocuments, keptDocuments, type KeptDocument } from "./padDocuments";
import { askPad } from "./padEngine";
import { isRefusal } from "./padErrors";
import { addPad, namedRules, replacePad, type Extent, type PadHead } from "./padStore";
import { settingsOf, type Line, type PadDocument } from "./padTypes";

/** A document with its results, as Python writes it. */
interface WholeDocument extends PadDocument {
    players: string[];
    totals: number[];
    winners: string[];
    finished: boolean;
    /** Each with its lines, of which the first says who plays. */
    rounds: { lines: Line[] }[];
}

/** What came of a file. */
export interface Brought {
    /** The ids of pads that are new or go on. */
    added: string[];
    /** Where the file is damaged: the numbers of lines, or of pads in a list; they are left out. */
    damaged: number[];
    /** Whether the file has a pad on each line. */
    inLines: boolean;
}

/** What is in a text: a document, or null for what cannot be read, and its number there. */
interface Found {
    number: number;
    document: object | null;
}

/** A text of one document or a list of them, or with one on each line. */
export interface PadFile {
    found: Found[];
    inLines: boolean;
}

/** How often it is begun again because another tab has written meanwhile. */
const RETRIES = 3;
const NO_PADS: Message = { name: "evening-no-pads", details: {} };

let last: Promise<unknown> = Promise.resolve();

/**
 * Adds the pads of a text, after those of texts before. Throws `ApiError` if there is none that can
 * be read, or they cannot be kept.
 */
export function importPads(text: string): Promise<Brought> {
    const adding = last.then(() => add(text));
    last = adding.catch(() => {});
    return adding;
}

/** Adds a pad, unless it is here already; returns the id under which it is. */
export async function keepPad(document: PadDocument): Promise<string> {
    // Only a document with its results can be verified.
    const whole = await askPad<PadDocument>("document", { document });
    const { added } = await importPads(JSON.stringify(whole));
    return added[0] ?? (await idOf(whole));
}

/** The id of a pad that is kept, which goes on with the edits of a document. */
async function idOf({ id, edits }: PadDocument): Promise<string> {
    const begun = JSON.stringify(edits);
    const kept = (await allDocuments()).find(
        (one) =>
            (one.id === id || one.id.startsWith(`${id}-`)) &&
            JSON.stringify(one.edits.slice(0, edits.length)) === begun,
    );
    return kept?.id ?? id;
}

async function add(text: string): Promise<Brought> {
    const { found, inLines } = readFile(text);
    const whole = found.flatMap(({ document }) => document ?? []);
    if (whole.length === 0) throw new ApiError(422, NO_PADS);
    const added = new Set<string>();
    const sound = await addAll(whole, added);
    const refused = found.filter(({ document }) => !document || !sound.includes(document));
    return { added: [...added], damaged: refused.map(({ number }) => number), inLines };
}

/** Adds documents, and notes the ids of those that are new or go on; returns those that are sound. */
async function addAll(
    brought: object[],
    added: Set<string>,
    retries = RETRIES,
): Promise<readonly object[]> {
    try {
        return await addOnce(brought, added);
    } catch (error) {
        if (!isConflict(error) || retries === 0) throw error;
        return addAll(brought, added, retries - 1);
    }
}

async function addOnce(brought: object[], added: Set<string>): Promise<readonly object[]> {
    const kept = await keptDocuments();
    try {
        await merge(kept, brought, added);
        return brought;
    } catch (error) {
        if (!isRefusal(error)) throw error;
    }
    return addSound(kept, brought, added);
}

/** Adds what is sound, since Python refuses all pads together for one that is damaged. */
async function addSound(
    kept: KeptDocument[],
    brought: object[],
    added: Set<string>,
): Promise<readonly object[]> {
    const here = await sounded(kept, ({ document }) => askPad("document", { document }));
    const there = await sounded(brought, (pad) => askPad("merge", { kept: [], brought: [pad] }));
    if (there.sound.length === 0) throw there.refusal;
    const damaged = new Set(
        kept.filter((pad) => !here.sound.includes(pad)).map(({ document }) => document.id),
    );
    // A damaged pad stays until somebody deletes it: it may have lines that are nowhere else.
    const beside = (there.sound as PadDocument[]).map((pad) =>
        damaged.has(pad.id) ? { ...pad, id: `${pad.id}-again` } : pad,
    );
    await merge(here.sound, beside, added);
    return there.sound;
}

/** The documents that Python does not refuse, and its first refusal of another. */
async function sounded<T>(
    documents: readonly T[],
    ask: (document: T) => Promise<unknown>,
): Promise<{ sound: T[]; refusal: unknown }> {
    const sound: T[] = [];
    let refusal: unknown = null;
    for (const document of documents)
        try {
            await ask(document);
            sound.push(document);
        } catch (error) {
            if (!isRefusal(error)) throw error;
            refusal ??= error;
        }
    return { sound, refusal };
}

async function merge(kept: KeptDocument[], brought: unknown[], added: Set<string>): Promise<void> {
    const documents = kept.map(({ document }) => document);
    await keep(await askPad<WholeDocument[]>("merge", { kept: documents, brought }), kept, added);
}

/** What is in a text: one document, a list, or one on each line. */
export function readFile(text: string): PadFile {
    const whole = parsed(text);
    if (whole !== null) {
        const documents: unknown[] = Array.isArray(whole) ? whole : [whole];
        return { found: documents.map(numbered), inLines: false };
    }
    const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
    const found = lines
        .filter(({ line }) => line.trim() !== "")
        .map(({ line, number }) => ({ ...numbered(parsed(line)), number }));
    return { found, inLines: true };
}

function numbered(document: unknown, index = 0): Found {
    return { number: index + 1, document: isObject(document) ? document : null };
}

function parsed(text: string): unknown {
    try {
        // Some editors write a byte order mark before the first line.
        return JSON.parse(text.replace(/^\uFEFF/, ""));
    } catch {
        return null;
    }
}

function isObject(value: unknown): value is object {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Keeps what is new or goes on, as long as nobody else has written there. */
async function keep(
    merged: WholeDocument[],
    kept: KeptDocument[],
    added: Set<string>,
): Promise<void> {
    const before = new Map(kept.map((pad) => [pad.document.id, pad]));
    for (const document of merged) {
        const { id, edits } = document;
        const was = before.get(id);
        if (was?.document.edits.length === edits.length) continue;
        const head = headOf(document, was);
        if (was) await replacePad(head, edits, extentOf(was));
        else await addPad(head, edits);
        added.add(id);
    }
    if (added.size > 0) askToPersist();
}

function extentOf({ document, undone }: KeptDocument): Extent {
    return { edits: document.edits.length, undone };
}

function headOf(document: WholeDocument, was?: KeptDocument): PadHead {
    const { players, totals, winners, finished } = document;
    const last = document.rounds.at(-1)?.lines[0];
    return {
        ...settingsOf(document),
        touched: was?.touched ?? begun(document),
        undone: was?.undone ?? 0,
        summary: {
            players,
            ...(last?.do === "round" ? { playing: last.players } : {}),
            totals,
            winners,
            finished,
            ...namedRules(document, document.edits),
        },
    };
}

/** When it was begun, in milliseconds; now if nobody said. */
function begun({ begun_on }: PadDocument): number {
    const at = Date.parse(begun_on ?? "");
    return Number.isNaN(at) ? Date.now() : at;
}
