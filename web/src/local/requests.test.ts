// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import type { Head } from "./logStore";

const { call, heads, append } = vi.hoisted(() => ({
    call: vi.fn<(name: string, details: object) => Promise<unknown>>(),
    heads: vi.fn<() => Promise<Partial<Head>[]>>(),
    append: vi.fn<() => Promise<void>>(),
}));

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

test("the best list has the games of the same rules and well, the best first", async () => {
    const solo = (table: string, rules: string, well: number, points: number): Partial<Head> => ({
        names: ["Anna"],
        solo: [table, "local", rules, well, points, 7],
    });
    heads.mockResolvedValue([
        solo("local-a", "triomino/1", 8, 20),
        solo("local-b", "triomino/1", 8, 31),
        solo("local-c", "triomino/1", 9, 99),
        solo("local-d", "goliath/1", 8, 99),
        { names: ["Anna", "Mia"], solo: null },
    ]);
    const { best } = await localBest({ rules: "triomino", well: 8 });
    expect(best.map(({ table, points }) => [table, points])).toEqual([
        ["local-b", 31],
        ["local-a", 20],
    ]);
});
