/** The browser says what Python says: the cases are made by Python, and its tests keep them up to date. */
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

/** A file of the project; tests run in the folder of the app. */
function read(path: string): string {
    return readFileSync(`../${path}`, "utf-8");
}

function bundleOf(language: string) {
    const files = ["game", "server", "web"].map(
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
