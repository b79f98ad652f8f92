import { beforeEach, expect, test, vi } from "vitest";

import { lookAt } from "./looking";
import type { PadDocument, PadView, ScoredLine, ScoredRound } from "./padTypes";

const { askPad } = vi.hoisted(() => ({
    askPad: vi.fn<(call: string, details: object) => Promise<unknown>>(),
}));
vi.mock("./padEngine", () => ({ askPad }));

const DOCUMENT: PadDocument = { format: "trimino-pad/1", id: "p", rules: "trimino", edits: [] };

function round(key: string, total: number): ScoredRound {
    return { key, players: ["Anna"], before: [0], totals: [total], lines: [], end: [] };
}

function view(...rounds: ScoredRound[]): PadView {
    return { document: DOCUMENT, rounds } as unknown as PadView;
}

beforeEach(() => {
    askPad.mockReset();
});

test("a first look asks for everything", async () => {
    askPad.mockResolvedValue({ document: null, rounds: [round("a", 1), round("", 2)] });
    expect(await lookAt(DOCUMENT, null)).toEqual(view(round("a", 1), round("", 2)));
    expect(askPad).toHaveBeenCalledWith("look", { document: DOCUMENT, known: [] });
});

test("rounds that are held stay the same objects, wherever they are", async () => {
    const held = view(round("a", 1), round("b", 2), round("", 3));
    askPad.mockResolvedValue({ document: null, rounds: [{ key: "b" }, round("c", 4)] });
    const found = await lookAt(DOCUMENT, held);
    expect(askPad).toHaveBeenCalledWith("look", { document: DOCUMENT, known: ["a", "b"] });
    expect(found.rounds[0]).toBe(held.rounds[1]);
    expect(found.rounds[1]).toEqual(round("c", 4));
});

test("a document in which lines have got their players replaces the one that was given", async () => {
    const document = { ...DOCUMENT, edits: [{ edit: "remove", number: 2 }] };
    askPad.mockResolvedValue({ document, rounds: [] });
    expect((await lookAt(DOCUMENT, null)).document).toEqual(document);
});

test("lines of the last round that are as they were stay the same objects", async () => {
    const line = (number: number, total: number): ScoredLine =>
        ({ number, totals: [total] }) as unknown as ScoredLine;
    const held = view({ ...round("", 1), lines: [line(3, 1), line(4, 2)] });
    const lines = [line(3, 1), line(4, 5), line(5, 7)];
    askPad.mockResolvedValue({ document: null, rounds: [{ ...round("", 1), lines }] });
    const found = (await lookAt(DOCUMENT, held)).rounds[0]?.lines ?? [];
    expect(found).toEqual(lines);
    expect(found[0]).toBe(held.rounds[0]?.lines[0]);
    expect(found[1]).toBe(lines[1]);
});
