import { expect, test } from "vitest";

import { localPaper } from "./paper";

test("paper is that of the region", () => {
    expect(localPaper("en-US")).toBe("letter");
    expect(["lv", "en", "en-GB", "cs-CZ"].map(localPaper)).toEqual(["a4", "a4", "a4", "a4"]);
});
