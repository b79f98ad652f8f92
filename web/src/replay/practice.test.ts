import { describe, expect, it } from "vitest";

import { eventTopic } from "./eventTopic";
import { practiceForm, seatToTake } from "./practice";

describe("playing on", () => {
    it("puts bots in the other seats, and starts from the moment", () => {
        const form = practiceForm({ of: "upload", id: "x" }, { round: 2, action: 5 }, 3, 1, "club");
        expect(form.practice).toEqual({ upload: "x", round: 2, action: 5 });
        expect(form.seats.map(({ kind }) => kind)).toEqual(["bot", "person", "bot"]);
    });

    it("takes a person's seat, if possible the one whose turn it is", () => {
        expect(seatToTake(1, [null, null])).toBe(1);
        expect(seatToTake(0, ["club", null])).toBe(1);
        expect(seatToTake(null, [null, "club"])).toBe(0);
        expect(seatToTake(1, ["club", "club"])).toBe(0);
    });
});

describe("the topic of an event", () => {
    const event = {
        by: "person",
        phase: "turn",
        placement: null,
        scores: [],
        ending: null,
    } as const;

    it("follows from the action", () => {
        const placed = { seat: 0, do: "place", points: 40 } as const;
        const drawn = { seat: 0, do: "draw", points: -5 } as const;
        expect(eventTopic(null)).toBe("preparation");
        expect(eventTopic({ ...event, scores: [], action: drawn })).toBe("drawing");
        expect(eventTopic({ ...event, scores: [], action: placed })).toBe("opening");
        expect(eventTopic({ ...event, scores: [], action: placed, placement: "bridge" })).toBe(
            "bridge",
        );
    });
});
