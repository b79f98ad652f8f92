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

test("choosing a tile and then a place lays the tile", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("a");
    expect(move.ghost).toBeNull();
    expect(move.tap("0:1,0,up")?.action).toBe("a@1,0,up");
});

test("a tile with a single place is previewed there", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("b");
    expect(move.ghost?.action).toBe("b@0,0,up");
    expect(move.isReady).toBe(true);
});

const WHY = { name: "tile-fits-nowhere", details: {} };

test("a chosen tile that cannot be laid brings the reason, until another is chosen", () => {
    const move = new PendingMove(
        () => LEGAL,
        () => false,
        () => null,
        () => ({ c: WHY }),
    );
    move.chooseTile("c");
    expect(move.refusal).toBe(WHY);
    expect(move.places.size).toBe(0);
    move.chooseTile("b");
    expect(move.refusal).toBeNull();
});

test("a tile chosen in the turn of others is not refused", () => {
    const move = new PendingMove(
        () => [],
        () => false,
        () => null,
        () => ({ c: WHY }),
    );
    move.chooseTile("c");
    expect(move.refusal).toBeNull();
});

test("the reason of a refused attempt goes with the next choice or decision", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("a");
    for (const next of [
        () => move.chooseTile("b"),
        () => move.choosePlace("0:0,0,up"),
        () => move.forgetPlace(),
    ]) {
        move.why = WHY;
        expect(move.refusal).toBe(WHY);
        next();
        expect(move.refusal).toBeNull();
    }
});

test("after a place is chosen, only tiles that fit there are offered", () => {
    const move = new PendingMove(() => LEGAL);
    expect(move.tap("0:0,0,up")).toBeNull();
    expect([...move.fits]).toEqual(["a", "b"]);
    move.chooseTile("a");
    expect(move.ghost?.action).toBe("a@0,0,up");
    expect(move.laysOnTap).toBe(true);
});

test("a second tap lays the only tile that fits", () => {
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

test("confirmation is asked for if preferred", () => {
    const move = new PendingMove(
        () => LEGAL,
        () => true,
    );
    move.chooseTile("a");
    expect(move.tap("0:1,0,up")).toBeNull();
    expect(move.tap("0:1,0,up")?.action).toBe("a@1,0,up");
});

test("a sent choice is previewed, and blocks other choices", () => {
    const move = new PendingMove(() => LEGAL);
    move.sending = LEGAL[0] ?? null;
    expect(move.ghost?.action).toBe("a@0,0,up");
    expect(move.legal).toEqual([]);
    expect(move.isReady).toBe(false);
});

test("a previewed placement keeps its place and rotation", () => {
    const move = new PendingMove(() => OPENING);
    move.show({ ...OPENING[1] } as Parameters<PendingMove["show"]>[0]);
    expect(move.ghost?.action).toBe("2");
});

test("a tile chosen ahead of the turn is previewed when its only place opens", () => {
    const move = new PendingMove(() => LEGAL);
    move.chooseTile("b");
    move.forgetPlace();
    expect(move.ghost?.action).toBe("b@0,0,up");
    move.clear();
    expect(move.ghost).toBeNull();
});

test("shows no place to a player who is to find one, until there is help", () => {
    const move = new PendingMove(
        () => LEGAL,
        () => false,
        () => null,
        () => ({}),
        () => true,
    );
    move.chooseTile("a");
    expect([move.searching, move.places.size, move.ghost]).toEqual([true, 0, null]);
    move.helped = true;
    move.chooseTile(null);
    expect(move.searching).toBe(false);
    expect(move.places.size).toBeGreaterThan(0);
});
