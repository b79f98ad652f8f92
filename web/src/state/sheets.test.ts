import { expect, test } from "vitest";

import { boxesFor, sheetOf } from "./sheets";

const RULESETS = [
    { id: "one", languages: ["lv"] },
    { id: "two", languages: ["ru", "en"] },
    { id: "three", languages: ["ru"] },
];

test("a language gets the first sheet printed in it", () => {
    expect(["lv", "ru", "en"].map((language) => sheetOf(RULESETS, language))).toEqual([
        "one",
        "two",
        "two",
    ]);
});

test("a language without a sheet gets the first of all", () => {
    expect(sheetOf(RULESETS, "eo")).toBe("one");
});

test("each box is there once, those in the language first", () => {
    const sheets = [
        { id: "one", languages: ["lv"], box: "One" },
        { id: "two", languages: ["ru"], box: "Two" },
        { id: "two-reverse", languages: ["ru"], box: "Two" },
        { id: "article", languages: [], box: null },
    ];
    expect(boxesFor(sheets, "ru").map(({ id }) => id)).toEqual(["two", "one"]);
});
