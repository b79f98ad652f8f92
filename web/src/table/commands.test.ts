import { expect, test } from "vitest";

import type { Choice, Match } from "../api/types";
import type { TableState } from "../state/table";
import { TableCommands } from "./commands.svelte";
import type { TableSession } from "./session.svelte";

const DRAW = { action: "draw", do: "draw", points: -5, scores: [] } as unknown as Choice;
const PLACE: Choice = {
    action: "1-2-3@0,0,up",
    do: "place",
    tile: "1-2-3",
    field: 0,
    at: [0, 0, "up"],
    corners: [1, 2, 3],
    points: 6,
    scores: [],
};
const KEY = "0:0,0,up";

/** Commands at a table whose decisions and answers the test controls. */
function table() {
    const now = { clock: { decision: 1 }, match: { legal: [DRAW], fields: [[]], phase: "turn" } };
    const answers: (() => void)[] = [];
    const send = () => new Promise<null>((resolve) => answers.push(() => resolve(null)));
    const commands = new TableCommands(
        { send } as unknown as TableSession,
        () => now as unknown as TableState & { match: Match },
    );
    const decide = (...legal: Choice[]) => {
        now.clock = { decision: now.clock.decision + 1 };
        now.match = { ...now.match, legal };
        commands.decisionChanged();
    };
    const answer = async () => {
        answers.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
    };
    return { commands, answer, decide };
}

test("an answer after the update leaves the move that has begun alone", async () => {
    const { commands, answer, decide } = table();
    commands.playOffered("draw");
    expect(commands.waiting).toBe(true);
    decide(PLACE);
    expect(commands.waiting).toBe(false);
    commands.move.tap(KEY);
    await answer();
    expect(commands.move.place).toBe(KEY);
});

test("an answer after the update does not end the wait for the next one", async () => {
    const { commands, answer, decide } = table();
    commands.playOffered("draw");
    decide(PLACE);
    void commands.play(PLACE);
    await answer();
    expect(commands.move.sending).toBe(PLACE);
});

test("an answer before the update keeps the preview", async () => {
    const { commands, answer, decide } = table();
    decide(PLACE);
    void commands.play(PLACE);
    await answer();
    expect(commands.move.ghost).toBe(PLACE);
    decide(DRAW);
    expect(commands.waiting).toBe(false);
});

test("a draw that gives something up is asked about first, and then played", async () => {
    const { commands, decide } = table();
    decide({ ...DRAW, gives_up: { points: -5, tiles: ["1-2-3"] } }, PLACE);
    commands.playOffered("draw");
    expect(commands.question).toBe("draw");
    expect(commands.waiting).toBe(false);
    commands.confirm();
    expect(commands.question).toBeNull();
    expect(commands.move.sending?.action).toBe("draw");
});

test("a question goes with its decision", () => {
    const { commands, decide } = table();
    decide({ ...DRAW, gives_up: { points: -5, tiles: ["1-2-3"] } }, PLACE);
    commands.playOffered("draw");
    decide(PLACE);
    expect(commands.question).toBeNull();
    commands.confirm();
    expect(commands.waiting).toBe(false);
});
