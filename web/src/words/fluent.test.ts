/** The browser formats messages as Python does; Python generates the cases, and its tests keep them current. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { format, makeBundle, type Details } from "./fluent";

interface Case {
    language: string;
    name: string;
    details: Details;
    text: string;
}

const CASES = JSON.parse(read("tests/words/cases.json")) as Case[];

/** Reads a file of the project; tests run in the folder of the app. */
function read(path: string): string {
    return readFileSync(`../${path}`, "utf-8");
}

function bundleOf(language: string) {
    const files = ["game", "home", "server", "web"].map(
        (name) => `trimino/locales/${language}/${name}.ftl`,
    );
    return makeBundle(language, files.map(read));
}

describe.each([...new Set(CASES.map((one) => one.language))])("in %s", (language) => {
    const bundle = bundleOf(language);
    const cases = CASES.filter((one) => one.language === language);

    it.each(cases)("$name $details", ({ name, details, text }) => {
        expect(format(bundle, name, details)).toBe(text);
    });
});

describe("rules that cannot be played", () => {
    const REFUSALS = {
        "ruleset-bad-value": "draw_limit",
        "ruleset-blocked-score-missing": "blocked_score",
        "ruleset-hand-missing": "hand",
        "ruleset-never-blocked": "draw_limit",
        "ruleset-no-end": "target",
        "ruleset-nothing-scores": "target",
        "ruleset-opening-tile-undecided": "opening_tile",
        "ruleset-solo-too-large": "solo",
        "ruleset-target-met-missing": "target_met",
        "ruleset-too-many-tiles": "hand",
    };

    it("are explained with the labels of the form", () => {
        const text = format(bundleOf("en"), "ruleset-never-blocked", { field: "draw_limit" });
        expect(text).toContain(
            "“Draw limit per turn” cannot be 0 where “Blocked when” is “the well is",
        );
    });

    it.each(["en", "lv", "lt", "ru", "cs"])("contain no raw field names, in %s", (language) => {
        const bundle = bundleOf(language);
        for (const [name, field] of Object.entries(REFUSALS)) {
            const text = format(bundle, name, { field, players: 2, tiles: 56, value: 0 });
            expect(text).not.toMatch(/[a-z]_[a-z]|[a-z]-[a-z]/);
            expect(text).toMatch(/[“„«]/);
        }
    });
});
