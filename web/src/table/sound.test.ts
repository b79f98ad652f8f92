// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import type { Ending, PlayedEvent } from "../api/types";
import { soundOf } from "./sound";

function played(what: PlayedEvent["action"]["do"], more: Partial<PlayedEvent> = {}): PlayedEvent {
    return {
        version: 1,
        at: 0,
        kind: "played",
        by: "person",
        phase: "turn",
        action: { seat: 0, do: what, points: 0 },
        placement: null,
        scores: [],
        ending: null,
        ...more,
    };
}

describe("the sound of an event", () => {
    it.each([
        [played("place", { placement: "plain" }), "lay"],
        [played("place"), "lay"],
        [played("place", { placement: "bridge" }), "bonus"],
        [played("draw"), "draw"],
        [played("pass"), null],
        [played("place", { placement: "hexagon", ending: {} as Ending }), "end"],
    ])("follows from its kind", (event, name) => {
        expect(soundOf(event)).toBe(name);
    });

    it("is null for people who come and go", () => {
        expect(soundOf({ version: 1, at: 0, kind: "left", seats: [0] })).toBeNull();
    });
});
