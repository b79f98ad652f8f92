import { expect, test } from "vitest";

import { sheetOf } from "./sheets";

const RULESETS = [
    { id: "one", languages: ["lv"] },
    { id: "two", languages: ["ru", "en"] },
    { id: "three", languages: ["ru"] },
];

test("the sheet of a language is the first that is printed in it", () => {
    expect(["lv", "ru", "en"].map((language) => sheetOf(RULESETS, language))).toEqual([
        "one",
        "two",
        "two",
    ]);
});

test("where no sheet is in a language, the first there is stands in", () => {
    expect(sheetOf(RULESETS, "eo")).toBe("one");
});
