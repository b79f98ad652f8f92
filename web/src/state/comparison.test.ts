import { expect, test } from "vitest";

import type { RulesetList } from "../api/types";
import { comparison } from "./comparison";

function list(...values: Record<string, unknown>[]): RulesetList {
    const fields = ["bridge", "double"].map((name) => ({ name }));
    const rulesets = values.map((values, number) => ({ id: `set-${number}`, values }));
    return { fields, rulesets } as unknown as RulesetList;
}

test("rules that are the same everywhere are left out, and equal values stand together", () => {
    const [row, ...others] = comparison(
        list({ bridge: 40, double: 0 }, { bridge: 40, double: 40 }, { bridge: 40, double: 0 }),
    );
    expect(others).toEqual([]);
    expect(row?.field).toBe("double");
    expect(row?.values.map(({ text }) => text)).toEqual(["0", "40", "0"]);
    expect(row?.groups).toEqual([
        { text: "0", ids: ["set-0", "set-2"] },
        { text: "40", ids: ["set-1"] },
    ]);
});
