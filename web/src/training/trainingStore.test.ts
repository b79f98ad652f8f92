import "fake-indexeddb/auto";
import { beforeEach, expect, it } from "vitest";

import type { Exercise } from "./exercises";
import {
    addExercises,
    deleteAllExercises,
    deleteExercise,
    keepExercise,
    listExercises,
} from "./trainingStore";

function exercise(position: string, added = 1): Exercise {
    return {
        position,
        rules: "triomino",
        solutions: ["draw"],
        done: { action: "pass", do: "pass" },
        cost: { name: "analysis-cost-chance", details: { percent: 6 } },
        why: [],
        path: "/replay/table/a#1.1",
        added,
        memory: { stability: 0, due: added, tried: null },
    };
}

beforeEach(() => deleteAllExercises());

it("exercises are kept, the newest first", async () => {
    expect(await addExercises([exercise("a", 1), exercise("b", 2)])).toBe(2);
    expect((await listExercises()).map(({ position }) => position)).toEqual(["b", "a"]);
});

it("the same position is one exercise, which keeps its memory", async () => {
    await addExercises([exercise("a")]);
    const memory = { stability: 3, due: 9, tried: 5 };
    await keepExercise({ ...exercise("a"), memory });
    expect(await addExercises([{ ...exercise("a", 7), solutions: ["draw", "pass"] }])).toBe(0);
    expect(await listExercises()).toEqual([
        { ...exercise("a"), solutions: ["draw", "pass"], memory },
    ]);
});

it("one exercise is deleted, or all", async () => {
    await addExercises([exercise("a"), exercise("b"), exercise("c")]);
    await deleteExercise("b");
    expect((await listExercises()).map(({ position }) => position).sort()).toEqual(["a", "c"]);
    await deleteAllExercises();
    expect(await listExercises()).toEqual([]);
});
