import { describe, expect, it } from "vitest";

import type { ActionValues, Decision, Grade } from "../state/analysis";
import { exercisesOf, merged } from "./exercises";

const NOW = 1_000_000;
const ZERO = { mean: 0.1, error: 0 };
const LOSS = { match: ZERO, points: ZERO };
const LAY: ActionValues = { action: "443d0,0", do: "place", tile: "3-4-4" };
const DRAW: ActionValues = { action: "draw", do: "draw" };
const WHY = { name: "reason-pays-now", details: {}, text: "" };

function decision(action: number, grade: Grade, amount: number, seat = 0): Decision {
    const fault = amount >= 2;
    return {
        round: 1,
        action,
        seat,
        done: DRAW,
        best: LAY,
        plan: null,
        within: LOSS,
        loss: LOSS,
        grade,
        ungraded: null,
        cost: { measure: "match", amount, error: 0 },
        in_episode: false,
        why_best: [WHY],
        why_done: [],
        exercise: fault ? { position: `position ${action}`, solutions: ["pass", "443d0,0"] } : null,
        careful: null,
    };
}

function exercises(decisions: Decision[]): ReturnType<typeof exercisesOf> {
    return exercisesOf(
        { decisions, rules: "triomino" },
        0,
        ({ action }) => `/replay#1.${action}`,
        NOW,
    );
}

describe("exercises of a match", () => {
    it("are the mistakes of a seat", () => {
        const found = exercises([
            decision(1, "blunder", 12),
            decision(2, "good", 1),
            decision(3, "mistake", 6, 1),
        ]);
        expect(found).toHaveLength(1);
        expect(found[0]).toMatchObject({
            position: "position 1",
            done: DRAW,
            why: [WHY],
            path: "/replay#1.1",
            added: NOW,
        });
        expect(found[0]?.cost.name).toBe("analysis-cost-chance");
    });

    it("accept whatever is as good as the best, which comes first", () => {
        const [found] = exercises([decision(1, "mistake", 6)]);
        expect(found?.solutions).toEqual(["443d0,0", "pass"]);
    });

    it("are the costliest few", () => {
        const costs = [2, 9, 4, 3, 12, 7, 5];
        const found = exercises(costs.map((cost, number) => decision(number, "mistake", cost)));
        expect(found.map(({ position }) => position)).toEqual(
            [4, 1, 5, 6, 2].map((number) => `position ${number}`),
        );
    });

    it("are the better plan where a whole plan was wrong", () => {
        const wrong = decision(1, "mistake", 6);
        const plan = {
            chosen: "draw",
            better: "lay",
            loss: LOSS,
            instead: LAY,
            chance: 0.5,
            why: [WHY],
        } as const;
        const [found] = exercises([
            { ...wrong, best: DRAW, why_best: [], plan: { ...plan, why: [WHY] } },
        ]);
        expect(found?.solutions[0]).toBe("443d0,0");
        expect(found?.why).toEqual([WHY]);
    });
});

it("an exercise that comes again keeps its memory, and takes what is new", () => {
    const memory = { stability: 3, due: 5, tried: 2 };
    for (const kept of exercises([decision(1, "mistake", 6)])) {
        const again = { ...kept, added: NOW + 1, solutions: ["443d0,0"] };
        expect(merged({ ...kept, memory }, again)).toEqual({ ...again, added: NOW, memory });
        expect(merged(undefined, again)).toBe(again);
    }
    expect.assertions(2);
});
