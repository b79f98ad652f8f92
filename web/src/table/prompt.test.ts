import { expect, test } from "vitest";

import type { Choice, Match } from "../api/types";
import { promptMessage, waitingMessage } from "./prompt";

const PLACE: Choice = { action: "444u0,0", do: "place", points: 12, scores: [] };
const DRAW: Choice = { action: "draw", do: "draw", points: -5, scores: [] };
const PASS: Choice = { action: "pass", do: "pass", points: -10, scores: [] };

function match(legal: Choice[], phase: Match["phase"] = "turn", draws = 0): Match {
    return { legal, phase, draws, turn: 1 } as unknown as Match;
}

test.each([
    [[PLACE], "table-ask-lay"],
    [[PLACE, DRAW], "table-ask-may-draw"],
    [[DRAW], "table-ask-draw"],
    [[PASS], "table-ask-pass"],
])("what may be done decides what is asked: %#", (legal, name) => {
    expect(promptMessage(match(legal))?.name).toBe(name);
});

test.each([
    [[PLACE], "table-ask-lay"],
    [[PLACE, DRAW], "table-ask-may-draw-again"],
    [[DRAW], "table-ask-draw-again"],
    [[PLACE, PASS], "table-ask-may-pass"],
    [[PASS], "table-ask-pass-drawn"],
])("who has drawn is asked about what was drawn: %#", (legal, name) => {
    expect(promptMessage(match(legal, "turn", 2))?.name).toBe(name);
});

test("what the rules offer is asked in their words", () => {
    expect(promptMessage(match([PLACE], "opening"))?.name).toBe("phase-opening");
    expect(promptMessage(match([PLACE], "new-field"))?.name).toBe("phase-new-field");
});

test("those who wait are told for whom", () => {
    expect(promptMessage(match([]))).toBeNull();
    expect(waitingMessage(match([]), false, ["Anna", "Juris"]).details).toEqual({
        player: "Juris",
    });
    expect(waitingMessage(match([], "over"), false, []).name).toBe("phase-over");
    expect(waitingMessage(match([], "over"), true, []).name).toBe("table-over");
});
