import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableSummary } from "../api/types";
import type { Head, Row, Write } from "./logStore";

type LogStore = typeof import("./logStore") & typeof import("./database");

const LINE = { status: "playing" } as TableSummary;
let store: LogStore;
/** The connections that were opened. */
let connections: IDBDatabase[];

function write(version: number, body = ""): Write {
    const row: Row = ["local-a", version, body];
    return { row, head: { table: "local-a", version, names: [null], line: LINE, solo: null } };
}

/** The next transactions fail as they do in a browser that has closed its connection. */
function breakTransactions(times: number): void {
    vi.restoreAllMocks();
    const original = IDBDatabase.prototype.transaction;
    let left = times;
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
        this: IDBDatabase,
        ...details
    ) {
        if (left-- > 0) throw new DOMException("connection lost", "UnknownError");
        return original.apply(this, details);
    });
}

beforeEach(async () => {
    const factory = new IDBFactory();
    vi.stubGlobal("indexedDB", factory);
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    vi.stubGlobal("IDBDatabase", (await import("fake-indexeddb")).IDBDatabase);
    connections = [];
    const open = factory.open.bind(factory);
    vi.spyOn(factory, "open").mockImplementation((...details) => {
        const request = open(...details);
        request.addEventListener("success", () => connections.push(request.result));
        return request;
    });
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.resetModules();
    store = { ...(await import("./logStore")), ...(await import("./database")) };
});
afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

test("rows come back in order, with the head of the last", async () => {
    for (const version of [1, 2, 3]) await store.append([write(version)], "h");
    expect((await store.rowsOf("local-a")).map(([, version]) => version)).toEqual([1, 2, 3]);
    expect(await store.headOf("local-a")).toMatchObject({ version: 3, engine: "h" });
    expect(await store.rowsOf("local-b")).toEqual([]);
});

test("a table stays with the engine that it began with", async () => {
    await store.append([write(1)], "first");
    await store.append([write(2)], "second");
    expect((await store.headOf("local-a"))?.engine).toBe("first");
});

test("a hidden table keeps its rows", async () => {
    await store.append([write(1)], "h");
    await store.hide("local-a");
    await store.append([write(2)], "h");
    expect(await store.heads()).toMatchObject([{ version: 2, hidden: true }]);
    expect(await store.rowsOf("local-a")).toHaveLength(2);
});

test("a changed head replaces the one that was read, not a later one", async () => {
    await store.append([write(1)], "h");
    const [before] = await store.heads();
    const renamed = { ...before, names: ["Zane"] } as Head;
    await store.replaceHeads([renamed]);
    expect(await store.headOf("local-a")).toMatchObject({ names: ["Zane"], engine: "h" });
    await store.append([write(2)], "h");
    await store.replaceHeads([renamed]);
    expect(await store.headOf("local-a")).toMatchObject({ version: 2, names: [null] });
});

test("whoever writes a version second is told that the game is open elsewhere", async () => {
    await store.append([write(1), write(2, "theirs")], "h");
    const refused = await store.append([write(2, "ours")], "h").catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 409, reason: { name: "local-elsewhere" } });
    expect(store.isElsewhere(refused)).toBe(true);
    expect((await store.rowsOf("local-a")).at(-1)).toEqual(["local-a", 2, "theirs"]);
});

test("nothing of several rows is kept if one cannot be", async () => {
    await store.append([write(1), write(2, "theirs")], "h");
    await store.append([write(3), write(2, "ours")], "h").catch(() => {});
    expect(await store.rowsOf("local-a")).toHaveLength(2);
    expect((await store.headOf("local-a"))?.version).toBe(2);
});

test("rows that were written although the answer was lost are not written twice", async () => {
    await store.append([write(1)], "h");
    await store.append([write(1)], "h");
    expect(await store.rowsOf("local-a")).toHaveLength(1);
});

test("a connection that the browser has closed is opened again", async () => {
    await store.append([write(1)], "h");
    connections[0]?.close();
    await store.append([write(2)], "h");
    expect(await store.rowsOf("local-a")).toHaveLength(2);
    expect(connections).toHaveLength(2);
});

test("what fails once is tried again, what fails twice is said", async () => {
    await store.probe();
    breakTransactions(1);
    await store.append([write(1)], "h");
    breakTransactions(2);
    const failed = await store.append([write(2)], "h").catch((error: unknown) => error);
    expect(failed).toMatchObject({ reason: { name: "local-no-answer" } });
    expect(store.isNoAnswer(failed)).toBe(true);
    await store.append([write(2)], "h");
    expect(await store.rowsOf("local-a")).toHaveLength(2);
});

test("a storage that hangs is given up, and opened anew", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const hanging = vi.spyOn(indexedDB, "open").mockReturnValue(new EventTarget() as never);
    const asked = store.probe().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(store.isNoAnswer(await asked)).toBe(true);
    expect(hanging).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    hanging.mockRestore();
    await store.probe();
});

test("a full disk is not tried again", async () => {
    await store.probe();
    const full = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
    });
    const failed = await store.append([write(1)], "h").catch((error: unknown) => error);
    expect(failed).toMatchObject({ status: 507, reason: { name: "local-not-kept" } });
    expect(full).toHaveBeenCalledTimes(1);
});
