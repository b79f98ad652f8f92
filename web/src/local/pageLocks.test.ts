import { afterEach, expect, test, vi } from "vitest";

import { use, usedFiles } from "./pageLocks";

/** Shared locks of a browser. */
class Locks {
    held: { name: string }[] = [];

    async request(name: string, _: object, work: () => Promise<void>): Promise<void> {
        const lock = { name };
        this.held.push(lock);
        await work();
        this.held.splice(this.held.indexOf(lock), 1);
    }

    query(): Promise<{ held: { name: string }[] }> {
        return Promise.resolve({ held: [...this.held] });
    }
}

afterEach(() => vi.unstubAllGlobals());

test("a file is used until each that uses it has let it go", async () => {
    vi.stubGlobal("navigator", { locks: new Locks() });
    await navigator.locks.query();
    const [first, second] = [use("/py/a/python.zip"), use("/py/a/python.zip")];
    first();
    await vi.waitFor(async () => expect(await usedFiles()).toEqual(["/py/a/python.zip"]));
    second();
    await vi.waitFor(async () => expect(await usedFiles()).toEqual([]));
});

test("other locks are not files", async () => {
    const locks = new Locks();
    vi.stubGlobal("navigator", { locks });
    locks.held.push({ name: "trimino-table:local-a" });
    expect(await usedFiles()).toEqual([]);
});

test("a browser without locks has no used files", async () => {
    vi.stubGlobal("navigator", {});
    use("/py/a/python.zip")();
    expect(await usedFiles()).toEqual([]);
});
