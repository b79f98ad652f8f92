import { expect, it } from "vitest";

import type { TableEvent } from "../../api/types";
import type { TableState } from "../../state/table";
import { latestGreeting } from "./greetings";

function greeted(version: number, seat: number, greeting: string): TableEvent {
    return { version, at: 0, kind: "greeted", seats: [seat], greeting };
}

it("the latest greeting of a seat is found", () => {
    const recent = [
        greeted(4, 0, "hello"),
        greeted(5, 1, "thanks"),
        greeted(6, 0, "oops"),
        { version: 7, at: 0, kind: "left" as const, seats: [0] },
    ];
    const state = { recent } as unknown as TableState;
    expect(latestGreeting(state, 0)).toMatchObject({ version: 6, greeting: "oops" });
    expect(latestGreeting(state, 1)).toMatchObject({ version: 5, greeting: "thanks" });
    expect(latestGreeting(state, 2)).toBeNull();
});
