import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { unpacked } from "./padLink";

/** Links of one evening, that `trimino pad --link` makes and that browsers make. */
const KEPT = JSON.parse(readFileSync("../tests/pad/link.json", "utf-8")) as {
    document: object;
    python: string;
    browser: string;
};

test.each(["python", "browser"] as const)("a link of %s holds the whole evening", async (maker) => {
    expect(await unpacked(KEPT[maker])).toEqual(KEPT.document);
});
