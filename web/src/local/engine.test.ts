// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { engine } from "./engine";

interface Asked {
    id: number;
    name: string;
    text: string;
}

/** The worker's end. */
class Python extends EventTarget {
    static all: Python[] = [];
    sent: (Asked | { folder: string; renew: boolean })[] = [];
    ended = false;

    constructor() {
        super();
        Python.all.push(this);
    }

    postMessage(message: Asked): void {
        this.sent.push(message);
    }

    terminate(): void {
        this.ended = true;
    }

    get last(): Asked {
        return this.sent.at(-1) as Asked;
    }

    answer(
        answer: { text?: string; fault?: string; unloaded?: boolean },
        { id } = this.last,
    ): void {
        this.dispatchEvent(new MessageEvent("message", { data: { id, ...answer } }));
    }
}

beforeEach(() => {
    Python.all = [];
    vi.stubGlobal("Worker", Python);
    vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
    Python.all.forEach((python) => python.dispatchEvent(new Event("error")));
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

test("a call carries JSON both ways", async () => {
    const asked = engine("a").call("rules.explain", { rules: "triomino" });
    const [python] = Python.all;
    const folder = new URL("/py/a/", location.href).href;
    expect(python?.sent[0]).toEqual({ folder, renew: false });
    expect(python?.last).toMatchObject({ name: "rules.explain", text: '{"rules":"triomino"}' });
    python?.answer({ text: '{"ok":[1]}' });
    expect(await asked).toEqual([1]);
});

test("a refusal is an error with its message", async () => {
    const asked = engine("a").call("rules.explain");
    Python.all[0]?.answer({ text: '{"error":{"name":"unknown-rules","details":{}}}' });
    await expect(asked).rejects.toMatchObject({ reason: { name: "unknown-rules" } });
});

test("answers find their calls", async () => {
    const [first, second] = [engine("a").call("one"), engine("a").call("two")];
    const [python] = Python.all;
    const [, one, two] = (python?.sent ?? []) as Asked[];
    python?.answer({ text: '{"ok":2}' }, two);
    python?.answer({ text: '{"ok":1}' }, one);
    expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test("Python that could not be loaded is loaded again by the next call", async () => {
    const failed = [engine("a").call("one"), engine("a").call("two")];
    Python.all[0]?.answer({ fault: "Failed to fetch" });
    const outcomes = await Promise.allSettled(failed);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(Python.all[0]?.ended).toBe(true);
    const asked = engine("a").call("one");
    Python.all[1]?.answer({ text: '{"ok":1}' });
    expect(await asked).toBe(1);
});

test("it is told apart whether Python could not be loaded or failed later", async () => {
    const reason = (name: string): object => ({ reason: { name } });
    const blocked = engine("a").call("one");
    Python.all[0]?.answer({ fault: "Failed to fetch", unloaded: true });
    await expect(blocked).rejects.toMatchObject(reason("local-no-rules"));
    const broken = engine("a").call("one");
    Python.all[1]?.answer({ fault: "KeyError" });
    await expect(broken).rejects.toMatchObject(reason("local-fault"));
    const script = engine("a").call("one");
    Python.all[2]?.dispatchEvent(new Event("error"));
    await expect(script).rejects.toMatchObject(reason("local-no-rules"));
    const [first, second] = [engine("a").call("one"), engine("a").call("two")];
    Python.all[3]?.answer({ text: '{"ok":1}' }, (Python.all[3].sent as Asked[])[1]);
    Python.all[3]?.dispatchEvent(new Event("error"));
    expect(await first).toBe(1);
    await expect(second).rejects.toMatchObject(reason("local-fault"));
});

test("files that Python could not be loaded from are renewed, once", async () => {
    const renewals: unknown[] = [];
    for (const isRenewed of [false, false, true, false]) {
        const asked = engine("damaged").call("one");
        const python = Python.all.at(-1);
        renewals.push(python?.sent[0]);
        if (isRenewed)
            python?.dispatchEvent(new MessageEvent("message", { data: { renewed: true } }));
        python?.answer({ fault: "BadZipFile", unloaded: true });
        await expect(asked).rejects.toMatchObject({ reason: { name: "local-no-rules" } });
    }
    expect(renewals).toMatchObject([false, true, true, false].map((renew) => ({ renew })));
});

test("there is one engine at a time", () => {
    expect(engine("a")).toBe(engine("a"));
    engine("b");
    expect(Python.all.map(({ ended }) => ended)).toEqual([true, false]);
});
