import { expect, test } from "vitest";

import { readingsOf, sheetsOfBox, type Reading } from "./readings";

const RULESETS = [
    { id: "triomino", box: "Триомино" },
    { id: "triodominio", box: "Тримино" },
    { id: "triodominio-reverse", box: "Тримино" },
    { id: "wikipedia", box: null },
    { id: "another", box: null },
];

function reading(meaning: string, ...sheets: string[]): Reading {
    const quotations = sheets.map((sheet) => ({ sheet, language: "ru", words: sheet }));
    return { rule: "4.1", meaning, text: meaning, reason: null, others: [], quotations };
}

test("a box is all rule sets of its sheet", () => {
    expect(sheetsOfBox(RULESETS, "triodominio-reverse")).toEqual([
        "triodominio",
        "triodominio-reverse",
    ]);
    expect(sheetsOfBox(RULESETS, "wikipedia")).toEqual([]);
});

test("only readings of these sheets are left, with their words alone", () => {
    const both = reading("both", "triomino", "triodominio");
    const one = reading("one", "triodominio");
    expect(readingsOf([both, one], ["triomino"])).toEqual([reading("both", "triomino")]);
});
