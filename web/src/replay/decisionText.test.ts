import { expect, test } from "vitest";

import type { ActionValues } from "../state/analysis";
import { betterMessage } from "./decisionText";

const done: ActionValues = { action: "233u0,0", do: "place", tile: "2-3-3", field: 0 };

test("the same tile is better elsewhere, another one by itself", () => {
    const name = (better: Partial<ActionValues>): string =>
        betterMessage({ ...done, ...better }, done).name;
    expect(name({ action: "233u1,0" })).toBe("analysis-do-elsewhere");
    expect(name({ action: "111u1,0", tile: "1-1-1" })).toBe("analysis-do-place");
    expect(name({ field: 1 })).toBe("analysis-do-place");
    expect(betterMessage({ action: "draw", do: "draw" }, done).name).toBe("analysis-do-draw");
});
