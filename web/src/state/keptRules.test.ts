// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const OURS = { name: "Ours", rules: { base: "triomino", draw_limit: 2 }, link: "/rules#Ours" };

async function load(): Promise<typeof import("./keptRules.svelte")> {
    vi.resetModules();
    return import("./keptRules.svelte");
}

beforeEach(() => localStorage.clear());

test("kept rules are there after a reload", async () => {
    const before = await load();
    before.keepRules(OURS);
    const after = await load();
    expect(after.keptRules()).toEqual([OURS]);
    expect(after.isKept(OURS)).toBe(true);
    after.forgetRules("OURS");
    expect((await load()).keptRules()).toEqual([]);
});

test("a set replaces the one with its name", async () => {
    const { keepRules, keptRules, isKept } = await load();
    keepRules(OURS);
    keepRules({ name: "ours", rules: "goliath", link: "/rules#ours" });
    expect(keptRules().map(({ name }) => name)).toEqual(["ours"]);
    expect(isKept(OURS)).toBe(false);
});

test("what is no list of rules is ignored", async () => {
    for (const saved of ["{", "5", "null", '[null, 5, {"name": "x"}]']) {
        localStorage.setItem("trimino-rules", saved);
        expect((await load()).keptRules()).toEqual([]);
    }
});
