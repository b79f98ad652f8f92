import { expect, test } from "vitest";

import type { TableEvent } from "../api/types";
import { isHere, presentAfter, UNTOLD } from "./presence";

const SAT: TableEvent = { version: 2, at: 0, kind: "sat", seats: [1, 2] };
const LEFT: TableEvent = { version: 3, at: 0, kind: "left", seats: [0] };

test("nobody is said to be away before it was told", () => {
    expect(isHere(UNTOLD, 1)).toBe(true);
    expect(isHere({ here: [0], watching: 0 }, 0)).toBe(true);
    expect(isHere({ here: [0], watching: 0 }, 1)).toBe(false);
    expect(isHere(presentAfter(UNTOLD, [SAT]), 3)).toBe(true);
});

test("whoever sits down is there, and looks on no more", () => {
    const told = { here: [0], watching: 2 };
    expect(presentAfter(told, [SAT])).toEqual({ here: [0, 1, 2], watching: 1 });
    expect(presentAfter({ here: [1], watching: 0 }, [SAT])).toEqual({ here: [1, 2], watching: 0 });
    expect(presentAfter(told, [LEFT])).toEqual(told);
});
