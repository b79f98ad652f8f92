import { expect, test } from "vitest";

import type { Cell, Choice } from "../api/types";
import { PendingMove } from "./pendingMove.svelte";

const LEFT: Cell = [0, 0, "up"];
const RIGHT: Cell = [1, 0, "up"];

function place(tile: string, at: Cell, action = `${tile}@${at.join()}`): Choice {
    return { action, do: "place", tile, field: 0, at, corners: [0, 0, 0], points: 1, scores: [] };
}

const LEGAL = [place("a", LEFT), place("a", RIGHT), place("b", LEFT)];
const OPENING = ["1", "2", "3"].map((turn) => place("a", LEFT, turn));

test("a tile and then a place lays at once", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("a");
    expect(move.ghost).toBeNull();
    expect(move.tap("0:1,0,up")?.action).toBe("a@1,0,up");
});

test("a tile with one place only is shown there, and waits", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("b");
    expect(move.ghost?.action).toBe("b@0,0,up");
    expect(move.isReady).toBe(true);
});

test("a tile that fits nowhere is told from those that do, and from a turn where nothing fits", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("c");
    expect(move.misfit).toBe("c");
    expect(move.places.size).toBe(0);
    move.chooseTile("b");
    expect(move.misfit).toBeNull();
    const stuck = new PendingMove(() => []);
    stuck.chooseTile("c");
    expect(stuck.misfit).toBeNull();
});

test("a place and then a tile: only what fits there is lit", () => {
    const move = new PendingMove(() => LEGAL);
    expect(move.tap("0:0,0,up")).toBeNull();
    expect([...move.fits]).toEqual(["a", "b"]);
    move.chooseTile("a");
    expect(move.ghost?.action).toBe("a@0,0,up");
    expect(move.laysOnTap).toBe(true);
});

test("where only one tile fits, the second tap lays it", () => {
    const move = new PendingMove(() => LEGAL);
    expect(move.tap("0:1,0,up")).toBeNull();
    expect(move.tap("0:1,0,up")?.tile).toBe("a");
});

test("a tile that can be turned is not laid by the first tap", () => {
    const move = new PendingMove(() => OPENING);
    move.chooseTile("a");
    expect(move.laysOnTap).toBe(false);
    move.turn();
    move.turn();
    expect(move.ghost?.action).toBe("3");
    move.turn();
    expect(move.ghost?.action).toBe("1");
});

test("who wants to be asked is asked", () => {
    const move = new PendingMove(
        () => LEGAL,
        () => true,
    );
    move.chooseTile("a");
    expect(move.tap("0:1,0,up")).toBeNull();
    expect(move.tap("0:1,0,up")?.action).toBe("a@1,0,up");
});

test("while a choice is on its way it is shown, and nothing else can be chosen", () => {
    const move = new PendingMove(() => LEGAL);
    move.sending = LEGAL[0] ?? null;
    expect(move.ghost?.action).toBe("a@0,0,up");
    expect(move.legal).toEqual([]);
    expect(move.isReady).toBe(false);
});

test("a placement is shown where and as it lies", () => {
    const move = new PendingMove(() => OPENING);
    move.show({ ...OPENING[1] } as Parameters<PendingMove["show"]>[0]);
    expect(move.ghost?.action).toBe("2");
});

test("a tile chosen ahead of the turn is shown when its one place comes up", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("b");
    move.forgetPlace();
    expect(move.ghost?.action).toBe("b@0,0,up");
    move.clear();
    expect(move.ghost).toBeNull();
});
