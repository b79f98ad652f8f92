import { expect, test } from "vitest";

import { message } from "../words/message";
import { differingFields, fieldOf, rulesOf, withChange } from "./houseRules";

const BASE = { bridge: 40, hexagons: [50, 60, 70], target: 400, rounds: null };

test("a value equal to the sheet's is no change", () => {
    const once = withChange({}, BASE, "bridge", 50);
    expect(once).toEqual({ bridge: 50 });
    expect(withChange(once, BASE, "bridge", 40)).toEqual({});
    expect(withChange({}, BASE, "hexagons", [50, 60, 70])).toEqual({});
});

test("rules without changes are the sheet", () => {
    expect(rulesOf("trimino", {})).toBe("trimino");
    expect(rulesOf("trimino", { target: null })).toEqual({ base: "trimino", target: null });
});

test("rules are compared by value", () => {
    expect(differingFields({ ...BASE, hexagons: [50, 60, 80], rounds: 3 }, BASE)).toEqual([
        "hexagons",
        "rounds",
    ]);
});

test("a refused number of players is about the field that mends it", () => {
    expect(fieldOf(message("too-few-tiles", { players: 2, hand: 40, tiles: 56 }))).toBe("hand");
    expect(fieldOf(message("ruleset-no-end", { field: "target" }))).toBe("target");
    expect(fieldOf(message("ui-unreachable"))).toBeUndefined();
});
