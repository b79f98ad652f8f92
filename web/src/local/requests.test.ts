// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import type { Head } from "./logStore";

const { call, heads, append } = vi.hoisted(() => ({
    call: vi.fn<(name: string, details: object) => Promise<unknown>>(),
    heads: vi.fn<() => Promise<Partial<Head>[]>>(),
    append: vi.fn<() => Promise<void>>(),
}));

vi.mock("./begun", () => ({ holdVersion: () => Promise.resolve() }));
vi.mock("./engine", () => ({ engine: () => ({ hash: "h", call }) }));
vi.mock("./holder", () => ({ holderName: () => "Anna", setHolderName: () => {} }));
vi.mock("./localTable", () => ({ localTable: () => ({}) }));
vi.mock("./logStore", () => ({ append, heads, hide: append, rowsOf: heads }));
vi.mock("../words/words.svelte", () => ({
    language: () => "lv",
    say: (name: string) => name,
    textFiles: () => ["/assets/game-lv.ftl"],
}));
vi.mock("./versions", () => ({
    engineFor: () => Promise.resolve("h"),
    keptVersion: () => Promise.resolve(null),
}));

const { answerHere, canAnswer, localBest } = await import("./requests");
const NOTHING = { body: {}, path: {}, query: {} };

beforeEach(() => {
    call.mockReset().mockResolvedValue({ row: ["local-a", 1], head: {} });
    append.mockReset().mockResolvedValue(undefined);
    heads.mockReset().mockResolvedValue([]);
});

test("bots that need a server are played by plain ones", async () => {
    const bots = ["random", "novice", "solid", "master"];
    const seats = [{ kind: "here" }, ...bots.map((bot) => ({ kind: "bot", bot }))];
    const opened = await answerHere("post", "/api/tables", { ...NOTHING, body: { seats } });
    expect(opened).toEqual({ id: "local-a" });
    const played = ["random", "easygoing", "solid", "solid"];
    const here = [{ kind: "here" }, ...played.map((bot) => ({ kind: "bot", bot }))];
    expect(call.mock.calls[0]?.[1]).toMatchObject({ form: { seats: here } });
    expect(append).toHaveBeenCalledOnce();
});

test("a table that cannot be kept is not opened", async () => {
    append.mockRejectedValue(new Error("full"));
    const body = { seats: [] };
    await expect(answerHere("post", "/api/tables", { ...NOTHING, body })).rejects.toThrow("full");
});

test("what only a server can do is refused", async () => {
    const refused = answerHere("post", "/api/records", NOTHING);
    await expect(refused).rejects.toMatchObject({ reason: { name: "ui-unreachable" } });
    expect(await canAnswer()).toBe(false);
});

test("a PDF is made in the words of the screen", async () => {
    call.mockResolvedValue(btoa("%PDF-1.7"));
    const query = { paper: "a4", language: "lv" };
    const pdf = await answerHere("get", "/api/print/tiles.pdf", { ...NOTHING, query } as never);
    const files = [new URL("/assets/game-lv.ftl", location.href).href];
    expect(call).toHaveBeenCalledWith("print.tiles", query, { language: "lv", files });
    expect(await (pdf as Blob).text()).toBe("%PDF-1.7");
});

test("the best list is made of all results that this device keeps", async () => {
    const list = { best: [], earlier: [] };
    const solo: Head["solo"] = ["local-a", "local", "triomino", 8, 20, 7];
    call.mockResolvedValue(list);
    heads.mockResolvedValue([
        { names: ["Anna"], solo },
        { names: ["Anna", "Mia"], solo: null },
        { names: [null], solo },
    ]);
    expect(await localBest({ rules: "triomino", well: 8 })).toEqual(list);
    const results = [
        [solo, "Anna"],
        [solo, null],
    ];
    expect(call).toHaveBeenCalledWith("tables.best", { rules: "triomino", well: 8, results });
});
