import { expect, test } from "vitest";

import type { Choice, Match } from "../api/types";
import { promptMessage, waitingMessage } from "./prompt";

const PLACE: Choice = { action: "444u0,0", do: "place", tile: "4-4-4", points: 12, scores: [] };
const DRAW: Choice = { action: "draw", do: "draw", points: -5, scores: [] };
const PASS: Choice = { action: "pass", do: "pass", points: -10, scores: [] };

function match(legal: Choice[], phase: Match["phase"] = "turn", drawn: string[] = []): Match {
    return { legal, phase, draws: drawn.length, drawn, turn: 1 } as unknown as Match;
}

test.each([
    [[PLACE], "table-ask-lay"],
    [[PLACE, DRAW], "table-ask-may-draw"],
    [[DRAW], "table-ask-draw"],
    [[PLACE, PASS], "table-ask-may-pass-any"],
    [[PASS], "table-ask-pass"],
])("the legal choices decide the prompt: %#", (legal, name) => {
    expect(promptMessage(match(legal))?.name).toBe(name);
});

test.each([
    [[PLACE], "table-ask-lay"],
    [[PLACE, DRAW], "table-ask-may-draw-again"],
    [[DRAW], "table-ask-draw-again"],
    [[PLACE, DRAW, PASS], "table-ask-may-stop"],
    [[DRAW, PASS], "table-ask-stop"],
    [[PLACE, PASS], "table-ask-may-pass"],
    [[PASS], "table-ask-pass-drawn"],
])("after a draw the prompt is about the drawn tile: %#", (legal, name) => {
    expect(promptMessage(match(legal, "turn", ["3-3-3", "4-4-4"]))?.name).toBe(name);
});

test.each([
    [[PLACE, DRAW], "table-ask-may-draw-again-any"],
    [[PLACE, DRAW, PASS], "table-ask-may-stop-any"],
    [[PLACE, PASS], "table-ask-may-pass-any"],
])("after a draw another tile may be laid where the rules leave it: %#", (legal, name) => {
    expect(promptMessage(match(legal, "turn", ["3-3-3"]))?.name).toBe(name);
});

test("special phases have prompts of their own", () => {
    expect(promptMessage(match([PLACE], "opening"))?.name).toBe("phase-opening");
    expect(promptMessage(match([PLACE], "new-field"))?.name).toBe("phase-new-field");
});

test("the waiting message names the player", () => {
    expect(promptMessage(match([]))).toBeNull();
    expect(waitingMessage(match([]), false, ["Anna", "Juris"]).details).toEqual({
        player: "Juris",
    });
    expect(waitingMessage(match([], "over"), false, []).name).toBe("phase-over");
    expect(waitingMessage(match([], "over"), true, []).name).toBe("table-over");
});
