import { expect, test } from "vitest";

import { decimal, parseDecimal } from "./decimals";

test.each([
    ["en", "38.5"],
    ["lv", "38,5"],
    ["lt", "38,5"],
    ["ru", "38,5"],
    ["cs", "38,5"],
])("a length is written in the way of %s and read again", (language, text) => {
    expect(decimal(38.5, language)).toBe(text);
    expect(parseDecimal(text)).toBe(38.5);
});

test("whole numbers have no digits after the point, others one", () => {
    expect(decimal(40, "en")).toBe("40");
    expect(decimal(38.44, "en")).toBe("38.4");
    expect(decimal(1500, "en", 0)).toBe("1500");
});

test.each(["", " ", "wide", "3,8,5", "38.5 mm"])("%o is no number", (text) => {
    expect(parseDecimal(text)).toBeNaN();
});
