import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { faceOf } from "./faces";

/** The characters that there are, from the names in the English texts. */
const CHARACTERS = [
    ...readFileSync("../trimino/locales/en/home.ftl", "utf-8").matchAll(/^character-(\w+) =/gm),
].map(([, name]) => name ?? "");

test("every character has a face, and no two have the same", () => {
    expect(CHARACTERS.length).toBeGreaterThan(30);
    const faces = CHARACTERS.map((character) => JSON.stringify(faceOf(character)));
    expect(faces).not.toContain("null");
    expect(new Set(faces).size).toBe(CHARACTERS.length);
});

test("a bot that is not ours has no face", () => {
    expect(faceOf("somebody")).toBeNull();
});
