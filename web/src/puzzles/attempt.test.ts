import { describe, expect, it, vi } from "vitest";

import { ApiError } from "../api/http";
import type { Choice } from "../api/types";
import { Attempt, type Outcome, type SeenPosition, type Verdict } from "./attempt.svelte";

const LAY: Choice = {
    action: "344u0,0",
    do: "place",
    tile: "3-4-4",
    field: 0,
    at: [0, 0, "up"],
    corners: [3, 4, 4],
    kind: "plain",
    points: 11,
    scores: [],
};
const DRAW: Choice = { action: "draw", do: "draw", points: -5, scores: [] };
const WHY = { name: "not-legal", details: {} };
const POSITION: SeenPosition = {
    counts: [2, 2],
    drawn: [],
    fields: [[]],
    hand: ["3-4-4", "0-0-1"],
    legal: [LAY, DRAW],
    phase: "turn",
    refused: { "0-0-1": WHY },
    rules: "triomino",
    seat: 0,
    totals: [0, 0],
    well: 10,
};

function judge(action: string | null): Promise<Verdict> {
    if (action === "344d1,0") return Promise.reject(new ApiError(422, WHY));
    const solutions = [LAY.action];
    const right = action === LAY.action;
    return Promise.resolve({ right, why: [], explained: [], solutions });
}

function attempt(onend: (outcome: Outcome) => void = () => {}): Attempt {
    return new Attempt(POSITION, judge, onend);
}

describe("an attempt", () => {
    it("is solved at the first try", async () => {
        const onend = vi.fn<(outcome: Outcome) => void>();
        const tried = attempt(onend);
        await tried.play(LAY);
        expect(tried.outcome).toBe("first");
        expect(tried.fields[0]).toHaveLength(1);
        expect(tried.hand).toEqual(["0-0-1"]);
        expect(tried.move.legal).toEqual([]);
        expect(onend).toHaveBeenCalledExactlyOnceWith("first");
    });

    it("is solved at the second", async () => {
        const tried = attempt();
        await tried.play(DRAW);
        expect(tried.outcome).toBeNull();
        expect(tried.wrong).toEqual([DRAW]);
        expect(tried.fields[0]).toHaveLength(0);
        await tried.play(LAY);
        expect(tried.outcome).toBe("second");
    });

    it("shows the solution after two wrong tries", async () => {
        const tried = attempt();
        tried.playOffered("draw");
        await vi.waitFor(() => expect(tried.wrong).toHaveLength(1));
        await tried.play(DRAW);
        expect(tried.outcome).toBe("shown");
        expect(tried.laid).toBe(LAY);
        expect(tried.fields[0]).toHaveLength(1);
    });

    it("shows the solution to who gives up", async () => {
        const onend = vi.fn<(outcome: Outcome) => void>();
        const tried = attempt(onend);
        await tried.show();
        expect(tried.outcome).toBe("shown");
        expect(tried.laid).toBe(LAY);
        await tried.play(LAY);
        expect(onend).toHaveBeenCalledOnce();
    });

    it("shows a hint, and the place that it points to", () => {
        const tried = attempt();
        const told = { name: "nudge", details: {} };
        tried.help(told, null);
        expect(tried.hint).toBe(told);
        expect(tried.move.pointed).toEqual([]);
        tried.help(told, { field: 0, at: [0, 0, "up"] });
        expect(tried.move.pointed).toEqual(["0:0,0,up"]);
        expect(tried.move.tile).toBeNull();
    });

    it("does not count what the rules refuse", async () => {
        const tried = attempt();
        tried.move.chooseTile("3-4-4");
        await tried.tryTile("3-4-4", { field: 0, at: [1, 0, "down"] });
        expect(tried.move.refusal).toEqual(WHY);
        await tried.tryTile("0-0-1", { field: 0, at: [1, 0, "down"] });
        expect(tried.move.why).toEqual(WHY);
        expect(tried.wrong).toEqual([]);
        expect(tried.outcome).toBeNull();
    });

    it("takes one answer at a time", async () => {
        const tried = attempt();
        await Promise.all([tried.play(DRAW), tried.play(DRAW)]);
        expect(tried.wrong).toHaveLength(1);
    });
});
