import { expect, it } from "vitest";

import { byTopic } from "./ruleTopics";

it("stands fields under headings, in the order of play", () => {
    const fields = ["target", "bridge", "solo", "hand", "tile_points"].map((name) => ({ name }));
    const found = byTopic(fields).map(({ title, fields }) => [title, ...fields.map((f) => f.name)]);
    expect(found).toEqual([
        ["rules-preparation", "hand"],
        ["rules-scoring", "tile_points", "bridge"],
        ["rules-match-end", "target"],
        ["rules-solo", "solo"],
    ]);
});

it("leaves out no field, also one that is new", () => {
    expect(byTopic([{ name: "triple_bonus" }])).toEqual([
        { title: "rules-turn", fields: [{ name: "triple_bonus" }] },
    ]);
});
