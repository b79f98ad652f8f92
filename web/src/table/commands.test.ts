import { expect, test, vi } from "vitest";

import type { Choice, Command, Match } from "../api/types";
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
const REFUSED = {
    pass: { name: "must-draw", details: {} },
    "4-4-4": { name: "tile-fits-nowhere", details: {} },
};
const THERE = { name: "corners-do-not-match", details: {} };

/** Commands at a table whose decisions and answers the test controls. */
function table() {
    const now = {
        clock: { decision: 1, covered: false, may_take_back: false, leaves_best_list: false },
        table: { seats: [] },
        match: { legal: [DRAW], fields: [[]], phase: "turn", refused: REFUSED },
    };
    const answers: (() => void)[] = [];
    const sent: Command[] = [];
    const send = (command: Command) => {
        sent.push(command);
        return new Promise<null>((resolve) => answers.push(() => resolve(null)));
    };
    const asked: string[] = [];
    const ask = async ({ action }: { action: string }) => {
        asked.push(action);
        return THERE;
    };
    const commands = new TableCommands(
        { send, ask } as unknown as TableSession,
        () => now as unknown as TableState & { match: Match },
    );
    const decide = (...legal: Choice[]) => {
        now.clock = { ...now.clock, decision: now.clock.decision + 1 };
        now.match = { ...now.match, legal };
        commands.decisionChanged();
    };
    const cover = (covered: boolean) => (now.clock = { ...now.clock, covered });
    const answer = async () => {
        answers.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
    };
    return { commands, answer, decide, cover, asked, now, sent };
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

test("what an update shows can be used before the answer to the command", async () => {
    const { commands, answer, decide, cover } = table();
    decide(PLACE);
    cover(true);
    void commands.send({ type: "uncover", decision: 2 });
    expect(commands.waiting).toBe(true);
    cover(false);
    expect(commands.waiting).toBe(false);
    void commands.play(PLACE);
    await answer();
    expect(commands.move.sending).toBe(PLACE);
});

test("an answer after the update does not end the wait for the next command", async () => {
    const { commands, answer, decide } = table();
    void commands.send({ type: "take-back", decision: 1 });
    decide(PLACE);
    void commands.send({ type: "give-up" });
    await answer();
    expect(commands.waiting).toBe(true);
    await answer();
    expect(commands.waiting).toBe(false);
});

test("an action that is not legal brings the reason of the rules", () => {
    const { commands } = table();
    commands.playOffered("pass");
    expect(commands.move.refusal).toBe(REFUSED.pass);
    expect(commands.waiting).toBe(false);
});

test("a tile tried where it does not fit brings the reason of the server", async () => {
    const { commands, decide, asked } = table();
    decide(PLACE);
    commands.move.chooseTile("1-2-3");
    await commands.tryTile("1-2-3", { field: 1, at: [-1, 2, "down"] });
    expect(asked).toEqual(["123d-1,2f1"]);
    expect(commands.move.refusal).toBe(THERE);
});

test("a tile that cannot be laid at all is not sent", async () => {
    const { commands, asked } = table();
    commands.move.chooseTile("4-4-4");
    await commands.tryTile("4-4-4", { field: 0, at: [0, 0, "up"] });
    expect(asked).toEqual([]);
    expect(commands.move.refusal).toBe(REFUSED["4-4-4"]);
});

test("a tile that cannot be laid is no longer chosen after a draw", () => {
    const { commands } = table();
    commands.move.chooseTile("4-4-4");
    commands.playOffered("draw");
    expect(commands.move.tile).toBeNull();
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

test("a question about undoing stays while bots play, and goes when nothing can be undone", () => {
    const { commands, decide, now } = table();
    now.clock = { ...now.clock, may_take_back: true, leaves_best_list: true };
    commands.takeBack();
    expect(commands.question).toBe("undo");
    decide();
    expect(commands.question).toBe("undo");
    now.clock = { ...now.clock, may_take_back: false };
    decide();
    expect(commands.question).toBeNull();
});

test("the second tap of a double one on undo does nothing, a later one does", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
        const { commands, answer, decide, now, sent } = table();
        now.clock = { ...now.clock, may_take_back: true };
        for (const wait of [0, 100, 600]) {
            vi.advanceTimersByTime(wait);
            commands.takeBack();
            await answer();
            decide(DRAW);
        }
        expect(sent.map(({ type }) => type)).toEqual(["take-back", "take-back"]);
    } finally {
        vi.useRealTimers();
    }
});

test("what was played since an undo can be undone at once", async () => {
    const { commands, answer, decide, now, sent } = table();
    now.clock = { ...now.clock, may_take_back: true };
    for (const act of [() => commands.takeBack(), () => void commands.play(DRAW)]) {
        act();
        await answer();
        decide(DRAW);
    }
    commands.takeBack();
    expect(sent.map(({ type }) => type)).toEqual(["take-back", "play", "take-back"]);
});
