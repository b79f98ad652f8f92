import { expect, test } from "vitest";

import type { Cell } from "../api/types";
import { cellAt, middle, triangle } from "./geometry";

test("the centre of a cell lies in that cell", () => {
    for (const way of ["up", "down"] as const)
        for (const [x, y] of [[0, 0] as const, [-3, 2] as const, [4, -5] as const]) {
            const cell: Cell = [x, y, way];
            expect(cellAt(middle(triangle(cell)))).toEqual(cell);
        }
});
