import { expect, test } from "vitest";

import { formatDate } from "./dates";

test("dates are written as in the country of the device, in the language of the app", () => {
    const at = new Date(2026, 10, 17);
    const write = (language: string, ...spoken: string[]): string =>
        formatDate(at, language, { day: "numeric", month: "long" }, spoken);
    expect(write("en", "lv-LV", "en-GB")).toBe("17 November");
    expect(write("en", "en-US", "en-GB")).toBe("November 17");
    expect(write("lv", "en-GB")).toBe("17. novembris");
});
