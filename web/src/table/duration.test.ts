import { expect, test } from "vitest";

import { duration } from "./duration";

test.each([
    [29.2, "table-minutes", { minutes: 0, seconds: "30" }],
    [125, "table-minutes", { minutes: 2, seconds: "05" }],
    [-3, "table-minutes", { minutes: 0, seconds: "00" }],
    [7300, "table-hours", { hours: 2 }],
    [3 * 86400, "table-days", { days: 3 }],
])("%f seconds are shortened", (seconds, name, details) => {
    expect(duration(seconds)).toEqual({ name, details });
});
