import { describe, expect, it } from "vitest";

import type { Ending, Message } from "../../api/types";
import type { StoryRound } from "../../state/story";
import { YOU, type Player } from "../../words/players";
import { endLines } from "./endLines";
import { rankIn } from "./rank";
import { standings } from "./standings";

function player(seat: number, name = "greedy"): Message {
    return { name: "player-named", details: { name, seat } };
}

describe("the lines of an end", () => {
    function winners(players: readonly Player[]): unknown {
        const list = { name: "list-and", details: { first: player(0), last: player(1) } };
        const messages = [
            { name: "match-highest", details: { players: list, count: 2, total: 90 } },
        ];
        return endLines(messages, null, players)[0]?.message.details["players"];
    }

    it("use this page's names, also within lists", () => {
        expect(winners(["Anna", "Greedy"])).toEqual({
            name: "list-and",
            details: { first: "Anna", last: "Greedy" },
        });
    });

    it("put the reader first", () => {
        expect(winners(["Anna", YOU])).toEqual({
            name: "list-and",
            details: { first: YOU, last: "Anna" },
        });
    });

    it("address the reader", () => {
        const messages = [{ name: "end-out", details: { player: player(0) } }];
        expect(endLines(messages, null, [YOU])[0]?.message.details["player"]).toEqual(YOU);
    });

    it("keep the server's name for a seat without one on this page", () => {
        const messages = [{ name: "end-out", details: { player: player(3) } }];
        expect(endLines(messages, null, ["Anna"])[0]?.message).toEqual(messages[0]);
    });

    it("include the counted hand", () => {
        const hands = [["0-0-1"], ["1-1-2", "5-5-5"]];
        const messages = [
            { name: "end-out", details: { player: player(1) } },
            { name: "end-hand", details: { player: player(1), tiles: "…", value: 19 } },
        ];
        const lines = endLines(messages, hands, ["Anna", "Greedy"]);
        expect(lines.map(({ hand }) => hand)).toEqual([
            null,
            { seat: 1, tiles: ["1-1-2", "5-5-5"], value: 19 },
        ]);
    });
});

describe("the standings", () => {
    const end = { reason: "out" as const, points: [], winners: [] };
    const ending: Ending = {
        end,
        scores: [],
        hands: null,
        totals: [50, 90, 70],
        winners: [],
        told: [],
        told_match: [],
        hands_counted: false,
    };
    const round = { before: [40, 100, 0], events: [{ ending }] } as unknown as StoryRound;
    const read = (winners: number[], lowWins = false): string[] =>
        standings(round, winners, lowWins).map(
            ({ seat, points, total, winner }) => `${seat}: ${points} ${total}${winner ? "!" : ""}`,
        );

    it("of a round are in seat order", () => {
        expect(read([])).toEqual(["0: 10 50", "1: -10 90", "2: 70 70"]);
    });

    it("of a match list the winners first, then by total", () => {
        expect(read([2])).toEqual(["2: 70 70!", "1: -10 90", "0: 10 50"]);
        expect(read([0], true)).toEqual(["0: 10 50!", "2: 70 70", "1: -10 90"]);
    });
});

describe("the rank in the best results", () => {
    const best = [9, 7, 7, 3].map((points, index) => ({ table: `t${index}`, points }));

    it("is shared by equal results", () => {
        expect(["t0", "t1", "t2", "t3"].map((table) => rankIn(best, table))).toEqual([1, 2, 2, 4]);
    });

    it("is null for a game that is not listed", () => {
        expect(rankIn(best, "t9")).toBeNull();
    });
});
