import { expect, test } from "vitest";

import { dayOf, dayText } from "./days";
import { chosenSettings, firstLine } from "./eveningChoices";
import { readFile } from "./importPads";
import { laidIn, outIn, peopleOf, roundNumber, roundOf } from "./moments";
import { keyAction } from "./padKeyboard";
import { packed, unpacked } from "./padLink";
import { cleanName, familyNames, lastPlayers, toggled, withNewcomer, withTyped } from "./padNames";
import { fieldsOf, firstChoice, houseKey } from "./padRules";
import type { PadDocument, PadView, ScoredLine, ScoredRound } from "./padTypes";
import { shares, totalsCurves } from "./plots";
import { playersOf, standing } from "./standing";
import { pickerLayout, tileOf, TILES } from "./tiles";

const DOCUMENT: PadDocument = {
    format: "trimino-pad/1",
    id: "p",
    rules: { base: "trimino", bridge: 33 },
    begun_on: "2026-11-17",
    rounds_to_play: 5,
    edits: [{ edit: "add", line: { do: "round", players: ["Žanete", "Юрий"] } }],
};

const FIELDS = { opener: "highest-triple", rounds: null, solo: { hand: 9, well: 20 } };

function scored(
    seat: number | null,
    line: ScoredLine["line"],
    points: number,
    totals: number[],
): ScoredLine {
    return { seat, line, points, totals } as unknown as ScoredLine;
}

const ROUND: ScoredRound = {
    key: "",
    players: ["Anna", "Juris"],
    before: [0, 0],
    totals: [25, 4],
    lines: [
        scored(null, { do: "round", players: ["Anna", "Juris"] }, 0, [0, 0]),
        scored(0, { do: "place", seat: 0, tile: "5-5-5" }, 25, [25, 0]),
        scored(1, { do: "draw", seat: 1 }, -5, [25, -5]),
        scored(1, { do: "place", seat: 1, tile: "0-4-5" }, 9, [25, 4]),
    ],
    end: [],
};
const VIEW = {
    document: DOCUMENT,
    players: ["Anna", "Juris"],
    totals: [25, 4],
    winners: ["Anna"],
    rounds: [ROUND],
    now: { players: ["Anna", "Juris"], totals: [25, 4], counts: [8, 9], phase: "turn" },
} as unknown as PadView;

test("there are 56 tiles, whose numbers may be read in any order", () => {
    expect(TILES).toHaveLength(56);
    expect(new Set(TILES).size).toBe(56);
    expect([tileOf([4, 5, 3]), tileOf([5, 4, 3])]).toEqual(["3-4-5", "3-4-5"]);
});

test("tiles stand side by side as far as a finger can tell them apart", () => {
    for (const width of [304, 352, 382, 552, 900]) {
        const { columns, side } = pickerLayout(width);
        expect(width / columns).toBeGreaterThanOrEqual(44);
        expect(columns * side).toBeLessThan(width);
    }
});

test("tiles are larger where there is room, and never too high for it", () => {
    expect(pickerLayout(525).columns).toBe(10);
    const { columns, side } = pickerLayout(525, 495);
    expect(columns).toBe(8);
    expect((TILES.length / columns) * side).toBeLessThan(495);
    // A phone has no room for more rows.
    expect(pickerLayout(374, 464)).toEqual(pickerLayout(374));
});

test("an evening survives its link", async () => {
    const text = await packed(DOCUMENT);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpacked(text)).toEqual(DOCUMENT);
    await expect(unpacked(text.slice(0, -9))).rejects.toBeInstanceOf(Error);
});

test("pads are read from one document, from a list, and from lines", () => {
    const one = JSON.stringify(DOCUMENT);
    const whole = { number: 1, document: DOCUMENT };
    expect(readFile(one)).toEqual({ found: [whole], inLines: false });
    expect(readFile(`[${one},${one}]`).found).toEqual([whole, { ...whole, number: 2 }]);
    expect(readFile(`${one}\n${one}\n`)).toEqual({
        found: [whole, { ...whole, number: 2 }],
        inLines: true,
    });
    expect(readFile("nonsense").found).toEqual([{ number: 1, document: null }]);
    expect(readFile(`${one}\n\nnonsense`).found).toEqual([whole, { number: 3, document: null }]);
    expect(readFile("[7]").found).toEqual([{ number: 1, document: null }]);
    expect(readFile("").found).toEqual([]);
});

test("who had left before the end of the last evening is not proposed for the next one", () => {
    const summary = { players: ["Anna", "Juris"], totals: [], winners: [], finished: false };
    expect(lastPlayers({ summary })).toEqual(["Anna", "Juris"]);
    expect(lastPlayers({ summary: { ...summary, playing: ["Juris"] } })).toEqual(["Juris"]);
    const many = { ...summary, players: [..."ABCDEFGH"] };
    expect(lastPlayers({ summary: many })).toEqual([..."ABCDEF"]);
});

test("names of the newest evening come first, and are tidied", () => {
    const heads = [
        ["Zane", "Anna"],
        ["Anna", "Juris"],
    ].map((players) => ({
        summary: { players, totals: [], winners: [], finished: false },
    }));
    expect(familyNames(heads)).toEqual(["Zane", "Anna", "Juris"]);
    expect(cleanName("  Anna \u0000 Marija ")).toBe("Anna Marija");
    expect(toggled(["Anna"], "Juris")).toEqual(["Anna", "Juris"]);
    expect(toggled(["Anna", "Juris"], "Anna")).toEqual(["Juris"]);
    expect(withTyped(["Anna"], " Juris ", [])).toEqual(["Anna", "Juris"]);
    expect(withTyped(["Anna"], "anna", [])).toEqual(["Anna"]);
    expect(withTyped(["Anna"], " ", [])).toEqual(["Anna"]);
    // A person is the same in any case, and however a keyboard writes an accent.
    expect(withTyped(["Anna"], "jānis", ["Jānis"])).toEqual(["Anna", "Jānis"]);
    expect(withTyped(["Anna"], "Ja\u0304nis", ["Jānis"])).toEqual(["Anna", "Jānis"]);
    const six = [..."ABCDEF"];
    expect(toggled(six, "G")).toEqual(six);
});

test("who comes for somebody has the same turn", () => {
    const before = ["Anna", "Ben", "Cilla"];
    expect(withNewcomer(before, ["Anna", "Cilla", "Dora"])).toEqual(["Anna", "Dora", "Cilla"]);
    expect(withNewcomer(before, ["Ben", "Cilla", "Dora"])).toEqual(["Dora", "Ben", "Cilla"]);
    expect(withNewcomer(before, ["Anna", "Dora", "Emil"])).toEqual(["Anna", "Dora", "Emil"]);
    expect(withNewcomer(before, [...before, "Dora"])).toEqual([...before, "Dora"]);
    // Those who were there are put into another order.
    expect(withNewcomer(before, ["Ben", "Anna"])).toEqual(["Ben", "Anna"]);
    expect(withNewcomer(before, [])).toEqual([]);
});

test("a line of somebody who turned out not to play has a name", () => {
    const line = { do: "round", players: ["Anna"], absent: ["Ben"] } as const;
    expect(peopleOf({ ...ROUND, players: ["Anna"], lines: [scored(null, line, 0, [0])] })).toEqual([
        "Anna",
        "Ben",
    ]);
    expect(peopleOf(ROUND)).toEqual(["Anna", "Juris"]);
});

test("a new evening begins with the rules of the last one, of the box, or of the language", () => {
    const house = { name: "Ours", rules: { base: "trimino" }, link: "" };
    const last = { rules: { base: "trimino" }, rules_name: "Ours" };
    expect(firstChoice({ rules: "goliath" }, [], "trimino")).toBe("goliath");
    expect(firstChoice(last, [house], "trimino")).toBe(houseKey("Ours"));
    expect(firstChoice(undefined, [], "trimino")).toBe("trimino");
});

test("house rules ask about what they change, and about what their sheet says", () => {
    expect(fieldsOf("triodominio")).toMatchObject({ opener: "youngest", solo: null });
    expect(fieldsOf({ base: "triodominio", rounds: 3 })).toMatchObject({ rounds: 3 });
    expect(fieldsOf("of another version")).toBeNull();
});

test("an evening keeps what was chosen, and only where the rules ask for it", () => {
    const choices = { youngest: "Anna", rounds: 5, well: 8, start: "3-4-5" };
    const several = ["Anna", "Juris"];
    expect(chosenSettings(FIELDS, several, choices)).toEqual({});
    const asked = { ...FIELDS, opener: "youngest", rounds: 3 };
    expect(chosenSettings(asked, several, choices)).toEqual({
        youngest: "Anna",
        rounds_to_play: 5,
    });
    expect(chosenSettings(asked, several, { ...choices, rounds: 3 })).toEqual({ youngest: "Anna" });
    expect(chosenSettings(asked, ["Anna"], choices)).toEqual({ well_size: 8 });
    expect(firstLine(several, choices)).toEqual({ do: "round", players: several });
    expect(firstLine(["Anna"], choices)).toMatchObject({ start: "3-4-5" });
});

test("a correction is about the round that its line is in", () => {
    const second = {
        ...ROUND,
        lines: ROUND.lines.map((line, index) => ({ ...line, number: index + 5 })),
    };
    const first = {
        ...ROUND,
        lines: ROUND.lines.map((line, index) => ({ ...line, number: index + 1 })),
    };
    const view = { ...VIEW, rounds: [first, second] };
    expect(roundOf(view, 4)).toBe(first);
    expect(roundOf(view, 5)).toBe(second);
    expect(roundOf(view, 9)).toBeNull();
    expect([roundNumber(view, 4), roundNumber(view, 5)]).toEqual([1, 2]);
    expect(laidIn(first)).toEqual(["5-5-5", "0-4-5"]);
    expect(outIn(first)).toBeNull();
});

test("curves begin at zero and end at the totals", () => {
    const [anna, juris] = totalsCurves(VIEW, 100, 30);
    expect(anna?.points.split(" ").at(0)).toBe("0,25");
    expect(anna?.points.split(" ").at(-1)).toBe("100,0");
    expect(juris?.points.split(" ").at(-1)).toBe("100,21");
    expect(totalsCurves({ ...VIEW, rounds: [] }, 100, 30)).toEqual([]);
    expect(shares([2, 4, -1])).toEqual([0.5, 1, 0]);
    expect(shares([0, 0])).toEqual([0, 0]);
});

test("players and totals are known as far as lines are scored", () => {
    const joined = {
        edit: "add",
        line: { do: "round", players: ["Anna", "Zane"] },
    } as const;
    expect(playersOf(null, DOCUMENT.edits)).toEqual(["Žanete", "Юрий"]);
    expect(playersOf(VIEW, DOCUMENT.edits)).toEqual(["Anna", "Juris"]);
    expect(playersOf(VIEW, [...DOCUMENT.edits, joined])).toEqual(["Anna", "Zane"]);
    expect(standing(VIEW, ["Anna", "Zane"], true).totals).toEqual([25, 0]);
    expect(standing(null, ["Anna"], true).totals).toEqual([null]);
    expect(standing(VIEW, ["Anna", "Juris"], false).counts).toEqual([8, 9]);
});

test("keys stand for numbers and for what a tile made, on any keyboard", () => {
    const key = { code: "", ctrlKey: false, metaKey: false, altKey: false };
    expect(keyAction({ ...key, key: "5" })).toEqual({ do: "type", digit: 5 });
    expect(keyAction({ ...key, key: "6" })).toBeNull();
    expect(keyAction({ ...key, key: "и", code: "KeyB" })).toEqual({ do: "made", made: "bridge" });
    expect(keyAction({ ...key, key: "z", code: "KeyZ", ctrlKey: true })).toEqual({ do: "undo" });
    expect(keyAction({ ...key, key: "b", code: "KeyB", ctrlKey: true })).toBeNull();
});

test("days are those of the device", () => {
    expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe("2026-11-07");
    expect(dayText("2026-11-17", "cs")).toBe("17. listopadu 2026");
    expect(dayText("someday", "en")).toBe("someday");
});
