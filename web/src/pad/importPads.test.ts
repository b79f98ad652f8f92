import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

import type { Edit, PadDocument } from "./padTypes";

type Merging = { kept: PadDocument[]; brought: PadDocument[] };

const { askPad } = vi.hoisted(() => ({
    askPad: vi.fn<(call: string, details: Merging) => Promise<unknown>>(),
}));
vi.mock("./padEngine", () => ({ askPad }));

/** Merges as Python does with pads that have edits of their own: the second gets another id. */
async function merged(_: string, { kept, brought }: Merging): Promise<unknown> {
    const ids = new Set(kept.map(({ id }) => id));
    const all = [...kept, ...brought.map((pad) => (ids.has(pad.id) ? { ...pad, id: "q" } : pad))];
    const results = { players: [], totals: [], winners: [], finished: false, rounds: [] };
    return all.map((pad) => ({ ...pad, ...results }));
}

function pad(...names: string[]): string {
    const line = { do: "round", players: names };
    const edits = [{ edit: "add", line }];
    return JSON.stringify({ format: "trimino-pad/1", id: "p", rules: "trimino", edits });
}

/** The module with a storage of its own. */
async function fresh(): Promise<typeof import("./importPads")> {
    vi.resetModules();
    return import("./importPads");
}

beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    askPad.mockReset().mockImplementation(merged);
});

test("two files at once are added one after the other, and nothing is lost", async () => {
    const { importPads } = await fresh();
    const both = [importPads(pad("Anna", "Juris")), importPads(pad("Zane", "Ilze"))];
    expect(await Promise.all(both)).toEqual([
        { added: ["p"], damaged: [], inLines: false },
        { added: ["q"], damaged: [], inLines: false },
    ]);
    const { listPads } = await import("./padStore");
    expect((await listPads()).map(({ id }) => id).toSorted()).toEqual(["p", "q"]);
});

const ROUND: Edit = { edit: "add", line: { do: "round", players: ["Anna", "Juris"] } };
const DRAWN: Edit = { edit: "add", line: { do: "draw", seat: 0 } };

/** Merges as Python does with a pad that goes on after the one that is kept. */
async function goingOn(_: string, { kept, brought }: Merging): Promise<unknown> {
    const results = { players: [], totals: [], winners: [], finished: false, rounds: [] };
    const longest = [...kept, ...brought].toSorted((a, b) => b.edits.length - a.edits.length);
    return longest.slice(0, 1).map((pad) => ({ ...pad, ...results }));
}

test("a line that another tab writes while a file is merged is not lost", async () => {
    const { importPads } = await fresh();
    const store = await import("./padStore");
    const summary = { players: [], totals: [], winners: [], finished: false };
    await store.addPad({ id: "p", rules: "trimino", touched: 1, undone: 0, summary }, [ROUND]);
    askPad.mockImplementationOnce(async (call, details) => {
        const found = await goingOn(call, details);
        await store.appendEdits("p", { edits: 1, undone: 0 }, [DRAWN, DRAWN, DRAWN]);
        return found;
    });
    askPad.mockImplementation(goingOn);
    const edits = [ROUND, DRAWN];
    const file = { format: "trimino-pad/1", id: "p", rules: "trimino", edits };
    expect((await importPads(JSON.stringify(file))).added).toEqual([]);
    expect((await store.loadPad("p"))?.edits).toHaveLength(4);
});

test("a file that two tabs bring at once is added once, and neither is told of a network", async () => {
    const { importPads } = await fresh();
    askPad.mockImplementation(goingOn);
    const first = importPads(pad("Anna", "Juris"));
    const second = (await fresh()).importPads(pad("Anna", "Juris"));
    const added = (await Promise.all([first, second])).map((one) => one.added.length);
    expect(added.toSorted()).toEqual([0, 1]);
});

/** Merges as Python does with a pad that another of its id is kept beside. */
async function beside(call: string, details: Merging): Promise<unknown> {
    const { document, kept, brought } = details as Merging & { document: PadDocument };
    if (call === "document") return document;
    const results = { players: [], totals: [], winners: [], finished: false, rounds: [] };
    const copies = brought.map((pad) => ({ ...pad, id: `${pad.id}-2` }));
    const found = new Map([...kept, ...copies].map((pad) => [pad.id, { ...pad, ...results }]));
    return [...found.values()];
}

test("an evening that is kept twice from a link is shown, not another of its id", async () => {
    const { keepPad } = await fresh();
    const store = await import("./padStore");
    const summary = { players: [], totals: [], winners: [], finished: false };
    const head = { id: "p", rules: "trimino", touched: 1, undone: 0, summary };
    await store.addPad(head, [ROUND, DRAWN]);
    askPad.mockImplementation(beside);
    const linked = JSON.parse(pad("Anna", "Juris", "Zane")) as PadDocument;
    expect(await keepPad(linked)).toBe("p-2");
    expect(await keepPad(linked)).toBe("p-2");
    expect(await store.listPads()).toHaveLength(2);
});

test("a file without pads is refused in words, and the next one is added", async () => {
    const { importPads } = await fresh();
    await expect(importPads("nonsense")).rejects.toMatchObject({
        reason: { name: "evening-no-pads" },
    });
    expect(await importPads(pad("Anna"))).toEqual({ added: ["p"], damaged: [], inLines: false });
});

test("a line that cannot be read stops no other", async () => {
    const { importPads } = await fresh();
    const other = pad("Zane", "Ilze").replace('"id":"p"', '"id":"r"');
    const text = `\uFEFF${pad("Anna")}\n\n{nonsense\n${other}\n7\n`;
    expect(await importPads(text)).toEqual({ added: ["p", "r"], damaged: [3, 5], inLines: true });
});

test("a pad that Python refuses is told with the lines that cannot be read", async () => {
    const { importPads } = await fresh();
    const { ApiError } = await import("../api/http");
    askPad.mockImplementation((call, details) =>
        details.brought?.some(({ id }) => id === "wrong")
            ? Promise.reject(new ApiError(422, { name: "record-not-json", details: {} }))
            : merged(call, details),
    );
    const wrong = pad("Juris").replace('"id":"p"', '"id":"wrong"');
    const text = `{nonsense\n${wrong}\n${pad("Anna")}\n`;
    expect(await importPads(text)).toEqual({ added: ["p"], damaged: [1, 2], inLines: true });
});

test("the browser is asked to keep pads that were brought", async () => {
    const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    vi.stubGlobal("navigator", { storage: { persist } });
    const { importPads } = await fresh();
    await importPads("nonsense").catch(() => {});
    expect(persist).not.toHaveBeenCalled();
    await importPads(pad("Anna"));
    expect(persist).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
});
