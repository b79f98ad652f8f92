import { expect, test } from "vitest";

import type { Seat, TableValues } from "../api/types";
import { rematchCommands } from "./createTable";

const ANNA = { plan: "person", bot: null, taken: true, name: "Anna", yours: true } as Seat;
const JURIS: Seat = { ...ANNA, name: "Juris" };
const BOT: Seat = { ...ANNA, plan: "bot", bot: "club", name: "club", yours: false };
const KEPT: Seat = { ...ANNA, taken: false, name: null, yours: false, kept: true };

function table(status: TableValues["status"], seats: Seat[]): TableValues {
    return { status, seats } as TableValues;
}

test("a rematch against a bot takes the seat and starts", () => {
    const [sit, start] = rematchCommands([BOT, ANNA], table("lobby", [BOT, KEPT]));
    expect(sit).toMatchObject({ type: "sit", seats: [1], names: null });
    expect(sit).toHaveProperty("contribution", expect.stringMatching(/^[0-9a-f]{64}$/));
    expect(start).toEqual({ type: "start", players: null });
});

test("a rematch on one device seats all players by name", () => {
    const [sit] = rematchCommands([ANNA, BOT, JURIS], table("lobby", [KEPT, BOT, KEPT]));
    expect(sit).toMatchObject({ seats: [0, 2], names: ["Anna", "Juris"] });
});

test("a rematch that exists already continues from its state", () => {
    expect(rematchCommands([ANNA, BOT], table("lobby", [ANNA, BOT]))).toEqual([
        { type: "start", players: null },
    ]);
    expect(rematchCommands([ANNA, BOT], table("playing", [ANNA, BOT]))).toEqual([]);
});
