import { expect, test } from "vitest";

import { triangle } from "../../tiles/geometry";
import { HERO } from "./hero";

test("corners of the hero image that touch show the same number", () => {
    const shown = new Map<string, number>();
    expect(HERO).toHaveLength(8);
    for (const { at, corners } of HERO) {
        triangle(at).forEach((point, corner) => {
            const key = `${Math.round(point.x)} ${Math.round(point.y)}`;
            const number = corners[corner] ?? -1;
            expect(shown.get(key) ?? number).toBe(number);
            shown.set(key, number);
        });
    }
});

test("every tile of the hero image belongs to the set and appears once", () => {
    const tiles = HERO.map(({ corners: [a, b, c] }) => {
        const turned = [
            [a, b, c],
            [b, c, a],
            [c, a, b],
        ];
        return turned.find(([x = 0, y = 0, z = 0]) => x <= y && y <= z)?.join("-");
    });
    expect(tiles).not.toContain(undefined);
    expect(new Set(tiles).size).toBe(HERO.length);
});
