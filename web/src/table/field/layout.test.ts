import { expect, test } from "vitest";

import type { Cell } from "../../api/types";
import { SIDE } from "../../tiles/geometry";
import { contentBox, fieldBox, fieldOffsets, fitBox, isOffCentre, isVisible } from "./layout";

const ROW: Cell[] = [
    [0, 0, "up"],
    [0, 0, "down"],
    [1, 0, "up"],
];
const PHONE = { left: 0, right: 360, top: 0, bottom: 400 };

test("the first field never moves", () => {
    expect(fieldOffsets([ROW], false)).toEqual([{ x: 0, y: 0 }]);
    expect(fieldOffsets([[...ROW, [-4, 2, "up"]], ROW], true)[0]).toEqual({ x: 0, y: 0 });
});

test("fields are placed in a row or stacked, with a gap", () => {
    const box = fieldBox(ROW);
    const [, right] = fieldOffsets([ROW, ROW], false);
    const [, below] = fieldOffsets([ROW, ROW], true);
    expect(box.left + (right?.x ?? 0)).toBeGreaterThan(box.right + 100);
    expect(box.top + (below?.y ?? 0)).toBeGreaterThan(box.bottom + 100);
});

test("a fitted box is visible and centred", () => {
    const fields = [ROW, ROW];
    const box = contentBox(fields, fieldOffsets(fields, false));
    const transform = fitBox(box, PHONE);
    expect(isVisible(box, transform, PHONE)).toBe(true);
    expect(transform.k * (box.left + box.right) + 2 * transform.x).toBeCloseTo(PHONE.right);
    expect(isVisible(box, { ...transform, x: transform.x + 200 }, PHONE)).toBe(false);
});

test("tiles may lie a little beside the centre, not by a whole tile", () => {
    const box = fieldBox(ROW);
    const fitted = fitBox(box, PHONE);
    const side = fitted.k * SIDE;
    const isOff = (x: number, y = 0): boolean =>
        isOffCentre(box, { ...fitted, x: fitted.x + x, y: fitted.y + y }, PHONE);
    expect([isOff(0), isOff(side / 2), isOff(0, -side / 2)]).toEqual([false, false, false]);
    expect([isOff(side), isOff(-side), isOff(0, side)]).toEqual([true, true, true]);
});

test("a box is fitted below a covered edge", () => {
    const box = fieldBox(ROW);
    const free = { ...PHONE, top: 90 };
    const transform = fitBox(box, free);
    expect(isVisible(box, transform, free)).toBe(true);
    const high = { ...transform, y: 5 - transform.k * box.top };
    expect(isVisible(box, high, PHONE)).toBe(true);
    expect(isVisible(box, high, free)).toBe(false);
});

test("a lone tile does not fill the screen", () => {
    expect(
        fitBox(fieldBox([[0, 0, "up"]]), { left: 0, right: 4000, top: 0, bottom: 4000 }).k,
    ).toBeLessThan(1);
});

test("an empty field has the size of one tile", () => {
    expect(fieldBox([])).toEqual(fieldBox([[0, 0, "up"]]));
});
