import { expect, test, vi } from "vitest";

import type { Seat } from "../api/types";
import { seatNames } from "./seatNames";

vi.mock("../words/words.svelte", () => ({
    say: (name: string) => (name === "player-you" ? "You" : name),
}));

const ME = { plan: "person", bot: null, taken: true, yours: true } as Seat;
const BOT: Seat = { ...ME, plan: "bot", bot: "club", yours: false };
const NAMESAKE: Seat = { ...ME, yours: false, name: "You" };

test("the reader is “You”, also beside others who call themselves that", () => {
    expect(seatNames([NAMESAKE, ME, NAMESAKE])).toEqual(["You 2", "You", "You 3"]);
});

test("of several with a name all but the first have a number", () => {
    expect(seatNames([NAMESAKE, BOT, NAMESAKE])).toEqual(["You", "bot-name-club", "You 2"]);
});
