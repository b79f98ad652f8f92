import { expect, test } from "vitest";

import { otherReadings, readingsOf, sheetsOfBox, type Reading } from "./readings";

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

test("another reading is a change of the chosen sheet, if that is quoted", () => {
    const rulesets = [
        { id: "trimino", values: { target_met: "at-once", solo: { hand: 9, well: 10 } } },
        { id: "triomino", values: { target_met: "after-round", solo: { hand: 9, well: 20 } } },
    ];
    const others = [{ target_met: "at-once" }, { solo: { hand: 9, well: 20 } }];
    const told = { ...reading("target", "trimino", "triomino"), others };
    expect(otherReadings(told, rulesets, "triomino")).toEqual([
        {
            changes: { target_met: "at-once" },
            base: "triomino",
            path: "/rules#triomino%2Ctarget_met%3Dat-once",
        },
    ]);
    const [{ base, changes } = { base: null, changes: null }] = otherReadings(
        told,
        rulesets,
        "wikipedia",
    );
    expect([base, changes]).toEqual(["trimino", { solo: { hand: 9, well: 20 } }]);
});
