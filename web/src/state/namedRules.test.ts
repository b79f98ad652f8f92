import { expect, test } from "vitest";

import { changesOf, documentOf } from "./namedRules";

test("rules without a name have no empty name", () => {
    expect(JSON.parse(documentOf(" ", "triomino", { draw_limit: 2 }))).toEqual({
        base: "triomino",
        draw_limit: 2,
    });
    expect(JSON.parse(documentOf("Ours", "triomino", {}))).toEqual({
        name: "Ours",
        base: "triomino",
    });
});

test("the changes are all fields but the base", () => {
    expect(changesOf("triomino")).toEqual({});
    expect(changesOf({ base: "triomino", draw_limit: null })).toEqual({ draw_limit: null });
});
