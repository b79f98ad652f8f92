import { expect, test } from "vitest";

import type { Ruleset } from "../api/catalogue";
import {
    draftOf,
    hasOptions,
    hostName,
    isComplete,
    roundsOf,
    seatsFor,
    tableFor,
    tableRequestOf,
    withBase,
    withChanges,
    withHostName,
    withHouseRules,
    withTables,
    type Draft,
} from "./draft";

const nameOf = (seat: number): string => `Seat ${seat + 1}`;

function sheet(id: string, players: [number, number]): Ruleset {
    const [min, max] = players;
    const tables = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    return {
        id,
        sheet: true,
        box: null,
        languages: [],
        players,
        tables,
        solo: null,
        values: { players },
    };
}

test("with friends the host takes a seat and waits", () => {
    const opening = tableRequestOf(draftOf("friends", "trimino", "casual"), nameOf);
    expect(opening.here).toEqual([0]);
    expect(opening.names).toBeNull();
    expect(opening.start).toBe(false);
    expect(opening.form.seats.map((seat) => seat.kind)).toEqual(["person", "open"]);
});

test("on one device all players are seated by name, and the match starts", () => {
    const draft = draftOf("device", "trimino", "casual");
    const seats = draft.seats.map((seat, number) => ({
        ...seat,
        name: number === 1 ? " Ilze " : "",
    }));
    const opening = tableRequestOf({ ...draft, seats }, nameOf);
    expect(opening.here).toEqual([0, 1]);
    expect(opening.names).toEqual(["Seat 1", "Ilze"]);
    expect(opening.start).toBe(true);
});

test("a solo game has one seat and its own well", () => {
    const opening = tableRequestOf({ ...draftOf("solo", "trimino", "casual"), well: 20 }, nameOf);
    expect(opening.form.seats).toEqual([{ kind: "person" }]);
    expect(opening.form.settings.well_size).toBe(20);
    expect(opening.start).toBe(true);
});

test("a game against bots is complete", () => {
    const draft = { ...draftOf("custom", "trimino", "club"), cast: 4 };
    expect(isComplete(draft)).toBe(true);
    const { form } = tableRequestOf(draft, nameOf);
    expect(form.seats[1]).toEqual({ kind: "bot", bot: "club" });
    expect(form.cast).toBe(4);
});

test("house rules name the sheet they are based on", () => {
    const draft: Draft = { ...draftOf("custom", "trimino", "club"), changes: { bridge: 50 } };
    expect(tableRequestOf(draft, nameOf).form.settings.rules).toEqual({
        base: "trimino",
        bridge: 50,
    });
});

test("a new seat copies the last", () => {
    const { seats } = draftOf("custom", "trimino", "club");
    expect(seatsFor(seats, 3).map((seat) => seat.for)).toEqual(["here", "bot", "bot"]);
    expect(seatsFor(seats, 1)).toHaveLength(1);
});

test("another sheet drops the changes and surplus seats", () => {
    const draft: Draft = {
        ...draftOf("friends", "trimino", "casual"),
        seats: seatsFor(draftOf("friends", "trimino", "casual").seats, 6),
        changes: { bridge: 50 },
        rounds: 5,
        youngest: 5,
    };
    const next = withBase(draft, sheet("triodominio", [2, 4]));
    expect(next.seats).toHaveLength(4);
    expect(next.changes).toEqual({});
    expect(next.rounds).toBeNull();
    expect(next.youngest).toBe(3);
});

test("another sheet keeps a solo game solo", () => {
    const solo = draftOf("solo", "trimino", "casual");
    expect(withBase(solo, sheet("triomino", [2, 6])).seats).toHaveLength(1);
});

test("only numbers of players that can be dealt are offered", () => {
    const gap = [2, 4, 5];
    expect(tableFor(gap, 3, 2)).toBe(4);
    expect(tableFor(gap, 3, 4)).toBe(2);
    expect(tableFor(gap, 6, 5)).toBe(5);
    expect(tableFor(gap, 1, 2)).toBe(2);
    expect(tableFor([], 3)).toBe(3);
});

test("seats that cannot be dealt any more are given up", () => {
    const two = draftOf("friends", "trimino", "casual");
    const friends = { ...two, seats: seatsFor(two.seats, 4), youngest: 3 };
    expect(withTables(friends, [2, 3]).seats).toHaveLength(3);
    expect(withTables(friends, [2, 3]).youngest).toBe(2);
    expect(withTables(friends, [2, 4])).toBe(friends);
    const solo = draftOf("solo", "trimino", "casual");
    expect(withTables(solo, [2, 3])).toBe(solo);
});

test("only the host of a table for others is asked for a name", () => {
    const friends = draftOf("friends", "trimino", "casual");
    expect(hostName(friends)).toBe("");
    expect(hostName(withHostName(friends, "Anna"))).toBe("Anna");
    expect(withHostName(friends, "Anna").seats[1]?.name).toBe("");
    for (const how of ["device", "solo", "custom"] as const)
        expect(hostName(draftOf(how, "trimino", "casual"))).toBeNull();
});

test("named house rules bring their name and players, until they are changed", () => {
    const two = draftOf("friends", "trimino", "casual");
    const six = { ...two, seats: seatsFor(two.seats, 6) };
    const base = sheet("goliath", [2, 6]);
    const house = { name: "Ours", rules: { base: "goliath", players: [2, 3] }, link: "" };
    const draft = withHouseRules(six, house, base);
    expect(draft.seats).toHaveLength(3);
    expect(tableRequestOf(draft, nameOf).form.settings).toMatchObject({
        rules: { base: "goliath", players: [2, 3] },
        rules_name: "Ours",
    });
    const changed = withChanges(draft, { ...draft.changes, bridge: 50 });
    expect(tableRequestOf(changed, nameOf).form.settings.rules_name).toBeNull();
});

test("without a server a game around one device may have no options besides its rules", () => {
    const values = { opener: "highest-triple", target: 400, rounds: null };
    const device = draftOf("device", "trimino", "casual");
    expect(hasOptions(device, values, false)).toBe(true);
    expect(hasOptions(device, values, true)).toBe(false);
    expect(hasOptions(device, { ...values, opener: "youngest" }, true)).toBe(true);
    expect(hasOptions(device, { ...values, target: null, rounds: 4 }, true)).toBe(true);
    expect(hasOptions(draftOf("solo", "trimino", "casual"), values, true)).toBe(true);
});

test("rounds are chosen only where no target ends the match, and never alone", () => {
    const device = draftOf("device", "trimino", "casual");
    const values = { target: null, rounds: 4 };
    expect(roundsOf(device, values)).toBe(4);
    expect(roundsOf({ ...device, rounds: 6 }, values)).toBe(6);
    expect(roundsOf(device, { target: 400, rounds: null })).toBeNull();
    expect(roundsOf(draftOf("solo", "trimino", "casual"), values)).toBeNull();
});
