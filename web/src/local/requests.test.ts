// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import type { TableSummary } from "../api/types";
import type { Head } from "./logStore";

const { call, heads, append, read, remove, replaceHeads, setHolderName, showAgain } = vi.hoisted(
    () => ({
        call: vi.fn<(name: string, details: object) => Promise<unknown>>(),
        heads: vi.fn<() => Promise<Partial<Head>[]>>(),
        append: vi.fn<() => Promise<void>>(),
        read: vi.fn<(call: string) => Promise<unknown>>(),
        remove: vi.fn<(removal?: string) => Promise<unknown>>(),
        replaceHeads: vi.fn<(heads: unknown) => Promise<void>>(),
        setHolderName: vi.fn<(name: string, told: boolean) => void>(),
        showAgain: vi.fn<() => void>(),
    }),
);

vi.mock("./begun", () => ({ holdVersion: () => Promise.resolve() }));
vi.mock("./engine", () => ({ engine: () => ({ hash: "h", call }) }));
vi.mock("./holder", () => ({ holderName: () => "Anna", setHolderName }));
vi.mock("./localTable", () => ({ localTable: () => ({ read, remove }), showAgain }));
vi.mock("./logStore", () => ({ append, heads, hide: append, replaceHeads, rowsOf: heads }));
vi.mock("../words/words.svelte", () => ({
    language: () => "lv",
    say: (name: string) => name,
    textFiles: () => ["/assets/game-lv.ftl"],
}));
vi.mock("./versions", () => ({
    engineFor: () => Promise.resolve("h"),
    keptVersion: () => Promise.resolve(null),
}));

const { answerHere, canAnswer, localBest, localGames, renameHere } = await import("./requests");
const NOTHING = { body: {}, path: {}, query: {} };

beforeEach(() => {
    call.mockReset().mockResolvedValue({ row: ["local-a", 1], head: {} });
    append.mockReset().mockResolvedValue(undefined);
    heads.mockReset().mockResolvedValue([]);
    read.mockReset().mockResolvedValue({});
    remove.mockReset().mockResolvedValue({});
    replaceHeads.mockReset().mockResolvedValue(undefined);
    setHolderName.mockReset();
    showAgain.mockReset();
});

/** The head of a table, as far as lists read it. */
function head(id: string, touched_at: number, more: Partial<Head> = {}): Partial<Head> {
    return { table: id, line: { id, touched_at } as TableSummary, ...more };
}

test("the list has what was played, the latest first", async () => {
    heads.mockResolvedValue([
        head("local-old", 1),
        head("local-new", 3, { listed: true }),
        head("local-lesson", 4, { listed: false }),
        head("local-removed", 5, { listed: true, hidden: true }),
        head("local-mid", 2, { listed: true }),
    ]);
    const shown = (await localGames()).map(({ id }) => id);
    expect(shown).toEqual(["local-new", "local-mid", "local-old"]);
});

test("a game is removed as somebody was told that it means", async () => {
    const path = { table: "local-a" };
    const query = { removal: "ended" };
    await answerHere("delete", "/api/me/games/{table}", { ...NOTHING, path, query });
    expect(remove).toHaveBeenCalledWith("ended");
    remove.mockRejectedValue(new Error("changed"));
    append.mockReset();
    const again = answerHere("delete", "/api/me/games/{table}", { ...NOTHING, path, query });
    await expect(again).rejects.toThrow("changed");
    expect(append).not.toHaveBeenCalled();
});

test("another name is that of the tables, too", async () => {
    const before = head("local-a", 1);
    const after = head("local-a", 2);
    heads.mockResolvedValue([before]);
    call.mockResolvedValue({ name: "Zane", heads: [after] });
    const body = { name: " Zane " };
    expect(await answerHere("patch", "/api/me", { ...NOTHING, body })).toEqual({ name: "Zane" });
    expect(call).toHaveBeenCalledWith("tables.rename", {
        before: "Anna",
        name: " Zane ",
        heads: [before],
    });
    expect(replaceHeads).toHaveBeenCalledWith([after]);
    expect(setHolderName).toHaveBeenCalledWith("Zane", false);
    expect(showAgain).toHaveBeenCalledOnce();
    call.mockRejectedValue(new Error("name-too-long"));
    await expect(renameHere("x")).rejects.toThrow("name-too-long");
    expect(setHolderName).toHaveBeenCalledOnce();
});

test("a match that somebody plays on from is loaded first", async () => {
    const body = { seats: [], practice: { table: "local-b", round: 1, action: 3 } };
    read.mockImplementation((name) => {
        expect(call).not.toHaveBeenCalled();
        return Promise.resolve(name);
    });
    await answerHere("post", "/api/tables", { ...NOTHING, body });
    expect(read).toHaveBeenCalledWith("tables.record", {});
    expect(call.mock.calls[0]?.[1]).toMatchObject({ form: body });
    // A match on the server cannot be played on from without it.
    for (const practice of [{ table: "far" }, { upload: "far" }]) {
        const refused = answerHere("post", "/api/tables", {
            ...NOTHING,
            body: { seats: [], practice },
        });
        await expect(refused).rejects.toMatchObject({ reason: { name: "ui-unreachable" } });
    }
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
