import { expect, test } from "vitest";

import type { TableEvent } from "../api/types";
import { isHere, UNKNOWN_PRESENCE, withSeated } from "./presence";

const SAT: TableEvent = { version: 2, at: 0, kind: "sat", seats: [1, 2] };
const LEFT: TableEvent = { version: 3, at: 0, kind: "left", seats: [0] };

test("nobody is shown as away before the server reports it", () => {
    expect(isHere(UNKNOWN_PRESENCE, 1)).toBe(true);
    expect(isHere({ here: [0], watching: 0 }, 0)).toBe(true);
    expect(isHere({ here: [0], watching: 0 }, 1)).toBe(false);
    expect(isHere(withSeated(UNKNOWN_PRESENCE, [SAT]), 3)).toBe(true);
});

test("a spectator who sits down is present and watches no more", () => {
    const known = { here: [0], watching: 2 };
    expect(withSeated(known, [SAT])).toEqual({ here: [0, 1, 2], watching: 1 });
    expect(withSeated({ here: [1], watching: 0 }, [SAT])).toEqual({ here: [1, 2], watching: 0 });
    expect(withSeated(known, [LEFT])).toEqual(known);
});
