import { IDBDatabase, IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Extent } from "./padStore";
import type { Edit, PadDocument, PadView } from "./padTypes";

const { askPad, bindEvening, persist } = vi.hoisted(() => ({
    bindEvening: vi.fn<(id: string, over: boolean) => Promise<void>>(),
    askPad: vi.fn<(call: string, details: object) => Promise<unknown>>(),
    persist: vi.fn<() => Promise<boolean>>(),
}));
vi.mock("./padEngine", () => ({ askPad, bindEvening }));

const ROUND: Edit = { edit: "add", line: { do: "round", players: ["Anna", "Juris"] } };
const HEAD = {
    id: "p",
    rules: "trimino",
    touched: 1,
    undone: 0,
    summary: { players: ["Anna", "Juris"], totals: [0, 0], winners: [], finished: false },
};

/** What Python would say of a document: here only how many edits it has, and their seats. */
function viewOf({ document }: { document: PadDocument }): PadView {
    const edits = document.edits.map((edit) =>
        edit.edit === "add" && edit.line.do === "draw"
            ? { ...edit, line: { seat: 1, ...edit.line } }
            : edit,
    );
    return {
        document: { ...document, edits },
        rounds: [],
        now: { players: ["Anna", "Juris"] },
        players: ["Anna", "Juris"],
        totals: [edits.length, 0],
        winners: [],
        end: [],
    } as unknown as PadView;
}

function at(edits: number, undone = 0): Extent {
    return { edits, undone };
}

async function opened(): Promise<{
    evening: import("./evening.svelte").Evening;
    store: typeof import("./padStore");
}> {
    const store = await import("./padStore");
    const { Evening } = await import("./evening.svelte");
    await store.addPad(HEAD, [ROUND]);
    const evening = new Evening("p");
    await evening.load();
    return { evening, store };
}

beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("indexedDB", new IDBFactory());
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    vi.stubGlobal("navigator", { storage: { persist } });
    persist.mockReset().mockResolvedValue(true);
    bindEvening.mockReset().mockResolvedValue();
    askPad.mockReset().mockImplementation((_, details) => {
        return Promise.resolve(viewOf(details as { document: PadDocument }));
    });
});

afterEach(() => vi.unstubAllGlobals());

test("a line is kept before Python answers, and gets its player then", async () => {
    let answer = (): void => {};
    askPad.mockImplementation(
        (_, details) =>
            new Promise((resolve) => {
                answer = () => resolve(viewOf(details as { document: PadDocument }));
            }),
    );
    const { evening, store } = await opened();
    await evening.add({ do: "draw" });
    expect(evening.pending).toHaveLength(2);
    expect((await store.loadPad("p"))?.edits[1]).toEqual({ edit: "add", line: { do: "draw" } });
    answer();
    await vi.waitFor(() => expect(evening.pending).toHaveLength(1));
    answer();
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    const settled = { edit: "add", line: { seat: 1, do: "draw" } };
    expect(evening.edits[1]).toEqual(settled);
    expect((await store.loadPad("p"))?.edits[1]).toEqual(settled);
});

test("a tile entered before its count is known says so, unless it was told whether it is the last", async () => {
    const { Entry } = await import("./entry.svelte");
    const { evening, store } = await opened();
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    askPad.mockImplementation(() => new Promise(() => {}));
    await evening.add({ do: "draw", seat: 0 });
    const entry = new Entry(evening);
    for (const told of [null, false, true]) {
        entry.choose("4-4-5");
        [entry.chosen, entry.told] = [1, told];
        entry.lay(null, 0);
    }
    await vi.waitFor(() => expect(evening.edits).toHaveLength(5));
    const line = { do: "place", seat: 1, tile: "4-4-5" };
    const kept = (await store.loadPad("p"))?.edits.slice(2);
    expect(kept?.map((edit) => "line" in edit && edit.line)).toEqual([
        { ...line, early: true },
        line,
        { ...line, out: true },
    ]);
});

test("the browser is asked to keep pads for good with the first line, not before", async () => {
    const { evening } = await opened();
    expect(persist).not.toHaveBeenCalled();
    await evening.add({ do: "draw", seat: 0 });
    await evening.add({ do: "draw", seat: 0 });
    expect(persist).toHaveBeenCalledOnce();
});

test("undoing drops the last edit, and what was made of it", async () => {
    const { evening, store } = await opened();
    await evening.add({ do: "draw", seat: 0 });
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    await evening.undo();
    await vi.waitFor(() => expect(evening.view?.totals).toEqual([1, 0]));
    expect((await store.loadPad("p"))?.edits).toEqual([ROUND]);
    await evening.undo();
    expect(evening.edits).toEqual([ROUND]);
});

test("an undone view is not shown for other edits after a crash", async () => {
    const { evening, store } = await opened();
    await evening.add({ do: "draw", seat: 0 });
    await vi.waitFor(async () => expect((await store.loadPad("p"))?.scored).toBe(2));
    await store.dropEdit("p", at(2));
    await store.appendEdits("p", at(1, 1), [{ edit: "add", line: { do: "pass", seat: 0 } }]);
    expect(await store.loadPad("p")).toMatchObject({ view: null, scored: 0 });
});

test("what another tab wrote is shown, and said", async () => {
    const { evening, store } = await opened();
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    await store.appendEdits("p", at(1), [{ edit: "add", line: { do: "pass", seat: 0 } }]);
    await evening.add({ do: "draw", seat: 0 });
    await vi.waitFor(() => expect(evening.edits).toHaveLength(2));
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    expect(evening.trouble?.name).toBe("evening-elsewhere");
    expect(evening.edits[1]).toEqual({ edit: "add", line: { do: "pass", seat: 0 } });
});

test("a line is not written after one that another tab has undone", async () => {
    const { evening, store } = await opened();
    await evening.add({ do: "draw", seat: 0 });
    await evening.add({ do: "draw", seat: 1 });
    await store.dropEdit("p", at(3));
    await evening.add({ do: "pass", seat: 1 });
    await vi.waitFor(() => expect(evening.edits).toHaveLength(2));
    expect(evening.trouble?.name).toBe("evening-elsewhere");
    // Both tabs can go on.
    await evening.add({ do: "pass", seat: 0 });
    expect((await store.loadPad("p"))?.edits).toHaveLength(3);
});

test("a line is not written after another that a second tab has written in the same place", async () => {
    const { evening, store } = await opened();
    await evening.add({ do: "draw", seat: 0 });
    await store.dropEdit("p", at(2));
    const other: Edit = { edit: "add", line: { do: "pass", seat: 0 } };
    await store.appendEdits("p", at(1, 1), [other]);
    await evening.add({ do: "draw", seat: 1 });
    await vi.waitFor(() => expect(evening.edits).toEqual([ROUND, other]));
    expect(evening.trouble?.name).toBe("evening-elsewhere");
    await evening.add({ do: "pass", seat: 1 });
    await evening.undo();
    expect((await store.loadPad("p"))?.edits).toEqual([ROUND, other]);
});

test("a line of a second tab is not replaced by one that got its player meanwhile", async () => {
    const { store } = await opened();
    await store.appendEdits("p", at(1), [{ edit: "add", line: { do: "draw" } }]);
    await store.dropEdit("p", at(2));
    const other: Edit = { edit: "add", line: { do: "pass", seat: 0 } };
    await store.appendEdits("p", at(1, 1), [other]);
    await store.settleEdits("p", 1, [{ edit: "add", line: { do: "draw", seat: 1 } }], 0);
    expect((await store.loadPad("p"))?.edits).toEqual([ROUND, other]);
});

test("an undo of what another tab has gone on from is refused, and said", async () => {
    const { evening, store } = await opened();
    await evening.add({ do: "draw", seat: 0 });
    await store.appendEdits("p", at(2), [{ edit: "add", line: { do: "pass", seat: 0 } }]);
    await evening.undo();
    await vi.waitFor(() => expect(evening.edits).toHaveLength(3));
    expect(evening.trouble?.name).toBe("evening-elsewhere");
});

test("an evening holds its version until it is over", async () => {
    const { evening } = await opened();
    await vi.waitFor(() => expect(bindEvening.mock.calls).toEqual([["p", false]]));
    await evening.add({ do: "draw", seat: 0 });
    const ended = (document: PadDocument): PadView => ({
        ...viewOf({ document }),
        end: [{ name: "match-target", details: {} }],
    });
    askPad.mockImplementation((_, details) =>
        Promise.resolve(ended((details as { document: PadDocument }).document)),
    );
    await evening.add({ do: "end", hands: [1, 2] });
    await vi.waitFor(() => expect(bindEvening).toHaveBeenLastCalledWith("p", true));
    expect(bindEvening).toHaveBeenCalledTimes(2);
});

test("a line that is undone while the answer about it is kept stays undone", async () => {
    const { evening, store } = await opened();
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    let answer = (): void => {};
    askPad.mockImplementationOnce(
        (_, details) =>
            new Promise((resolve) => {
                answer = () => resolve(viewOf(details as { document: PadDocument }));
            }),
    );
    await evening.add({ do: "draw" });
    const asked = askPad.mock.calls.length;
    const undone = evening.undo();
    // The storage has begun to drop it when the answer comes.
    await Promise.resolve();
    await Promise.resolve();
    answer();
    await undone;
    // That answer holds no longer, so Python is asked again.
    await vi.waitFor(() => expect(askPad).toHaveBeenCalledTimes(asked + 1));
    expect(evening.edits).toEqual([ROUND]);
    await evening.add({ do: "pass", seat: 0 });
    expect(evening.trouble).toBeNull();
    expect((await store.loadPad("p"))?.edits).toHaveLength(2);
});

test("a line that was undone does not come back with its player", async () => {
    const { store } = await opened();
    const draw: Edit = { edit: "add", line: { do: "draw" } };
    await store.appendEdits("p", at(1), [draw]);
    await store.dropEdit("p", at(2));
    await store.settleEdits("p", 1, [{ edit: "add", line: { do: "draw", seat: 1 } }], 0);
    expect((await store.loadPad("p"))?.edits).toEqual([ROUND]);
});

test("an evening that another tab has deleted is missing", async () => {
    const { evening, store } = await opened();
    await store.removePad("p");
    await evening.add({ do: "draw", seat: 0 });
    await vi.waitFor(() => expect(evening.settings).toBeNull());
});

test("a view is kept once the browser is idle, so that the tap before need not wait for it", async () => {
    let act = (): void => {};
    vi.stubGlobal("requestIdleCallback", (idle: () => void) => void (act = idle));
    const { evening, store } = await opened();
    await evening.add({ do: "draw", seat: 0 });
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    expect((await store.loadPad("p"))?.view).toBeNull();
    act();
    await vi.waitFor(async () => expect((await store.loadPad("p"))?.scored).toBe(2));
    // What another tab has undone since is not kept as if it were so.
    await evening.add({ do: "draw", seat: 0 });
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    await store.dropEdit("p", at(3));
    evening.keepNow();
    expect((await store.loadPad("p"))?.view).toBeNull();
});

test("all that a pad is kept by is read again", async () => {
    const store = await import("./padStore");
    const { Evening } = await import("./evening.svelte");
    const settings = { rules: { base: "triodominio" }, rounds_to_play: 5, youngest: "Juris" };
    await store.addPad({ ...HEAD, id: "q", ...settings }, [ROUND]);
    const evening = new Evening("q");
    await evening.load();
    expect(evening.settings).toEqual({ id: "q", ...settings });
});

test("edits that were written although the answer was lost are no conflict", async () => {
    const { store } = await opened();
    const draw: Edit = { edit: "add", line: { do: "draw", seat: 0 } };
    await store.appendEdits("p", at(1), [draw]);
    await store.appendEdits("p", at(1), [draw]);
    expect((await store.loadPad("p"))?.edits).toEqual([ROUND, draw]);
});

test("trouble with the storage is told until it is over", async () => {
    const { evening } = await opened();
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const full = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
    });
    await evening.add({ do: "draw", seat: 0 });
    expect(evening.trouble?.name).toBe("evening-not-kept");
    await evening.retry();
    expect(evening.trouble?.name).toBe("evening-not-read");
    full.mockRestore();
    await evening.retry();
    expect(evening.trouble).toBeNull();
    expect(evening.edits).toEqual([ROUND]);
});

test("without Python lines are kept, and scored when it is there again", async () => {
    const working = askPad.getMockImplementation();
    askPad.mockRejectedValue(new Error("no wasm"));
    const { evening } = await opened();
    await evening.add({ do: "draw", seat: 0 });
    await vi.waitFor(() => expect(evening.trouble?.name).toBe("evening-no-rules"));
    expect(evening.edits).toHaveLength(2);
    expect(evening.lacksRules).toBe(true);
    if (working) askPad.mockImplementation(working);
    await evening.load();
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    expect(evening.trouble).toBeNull();
});

test("an evening that Python refuses is said to be damaged, and why", async () => {
    const working = askPad.getMockImplementation();
    const { ApiError } = await import("../api/http");
    const why = { name: "record-missing", details: { key: "tile" } };
    askPad.mockRejectedValue(new ApiError(422, why));
    const { evening } = await opened();
    await vi.waitFor(() =>
        expect(evening.trouble).toEqual({ name: "evening-damaged", details: { why } }),
    );
    expect(evening.lacksRules).toBe(false);
    if (working) askPad.mockImplementation(working);
});

const DRAWN: Edit = { edit: "add", line: { do: "draw", seat: 0 } };
const FIXED: Edit = { edit: "fix", number: 2, line: { do: "pass", seat: 0 } };

test("a correction is not kept for a line that was undone before it", async () => {
    const { evening, store } = await opened();
    await evening.write(DRAWN);
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    const before = evening.numbering;
    await Promise.all([evening.undo(), evening.write(FIXED)]);
    expect(evening.numbering).not.toBe(before);
    expect((await store.loadPad("p"))?.edits).toEqual([ROUND]);
    expect(evening.trouble).toBeNull();
});

test("a line that has moved to another number meanwhile is not deleted", async () => {
    const { evening, store } = await opened();
    await evening.write(DRAWN, DRAWN);
    const remove: Edit = { edit: "remove", number: 2 };
    await Promise.all([evening.write(remove), evening.write({ ...remove, number: 3 })]);
    expect((await store.loadPad("p"))?.edits).toEqual([ROUND, DRAWN, DRAWN, remove]);
});

test("numbers of lines hold while lines are only added", async () => {
    const { evening } = await opened();
    await evening.write(DRAWN);
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    const { numbering } = evening;
    let answer = (): void => {};
    askPad.mockImplementation(
        (_, details) =>
            new Promise((resolve) => {
                answer = () => resolve(viewOf(details as { document: PadDocument }));
            }),
    );
    await evening.write(DRAWN);
    expect([evening.numbersHold, evening.numbering]).toEqual([true, numbering]);
    await evening.write(FIXED);
    expect(evening.numbersHold).toBe(false);
    expect(evening.numbering).not.toBe(numbering);
    await vi.waitFor(() => {
        answer();
        expect(evening.numbersHold).toBe(true);
    });
    // The line that is undone is still on the screen until the next answer.
    await evening.undo();
    expect(evening.view).not.toBeNull();
    expect(evening.numbersHold).toBe(false);
});

test("a line that another tab has undone has no number here any more", async () => {
    const { evening, store } = await opened();
    await evening.write(DRAWN);
    await vi.waitFor(() => expect(evening.isSettled).toBe(true));
    const { numbering } = evening;
    await store.dropEdit("p", at(2));
    await store.appendEdits("p", at(1, 1), [{ edit: "add", line: { do: "pass", seat: 0 } }]);
    await evening.load();
    expect(evening.numbering).not.toBe(numbering);
});
