import { expect, it } from "vitest";

import { verdictOf } from "./puzzles.svelte";

const [VERDICT, ANSWER, IDEA] = ["verdict", "answer", "idea"].map((name) => ({
    name,
    details: {},
    text: "",
})) as [Told, Told, Told];
type Told = { name: string; details: Record<string, unknown>; text: string };

it("a wrong answer is told apart from the solution", () => {
    const told = [VERDICT, ANSWER, IDEA];
    const verdict = verdictOf({ action: "draw", solved: false, told, answers: ["pass"] });
    expect(verdict).toEqual({
        right: false,
        why: [VERDICT],
        explained: [IDEA],
        solutions: ["pass"],
    });
});

it("who gives up is told the solution only", () => {
    const told = [ANSWER, IDEA];
    const verdict = verdictOf({ action: null, solved: false, told, answers: ["pass"] });
    expect(verdict).toEqual({ right: false, why: [], explained: [IDEA], solutions: ["pass"] });
});
