import { expect, test } from "vitest";

import { sheetOf } from "./sheets";

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
