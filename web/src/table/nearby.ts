/** What lies beside a cell, so that a place can be told in words. */
import type { Cell, Placed } from "../api/types";
import { placeKey } from "../tiles/geometry";

/** The cells that share a side with one, clockwise from the right. */
export function beside([x, y, way]: Cell): Cell[] {
    return way === "up"
        ? [
              [x, y, "down"],
              [x, y - 1, "down"],
              [x - 1, y, "down"],
          ]
        : [
              [x + 1, y, "up"],
              [x, y, "up"],
              [x, y + 1, "up"],
          ];
}

/** Finds the tiles that share a side with a cell of a field. */
export function neighbours(
    fields: readonly (readonly Placed[])[],
): (field: number, cell: Cell) => string[] {
    const lying = new Map(
        fields.flat().map((placed) => [placeKey(placed.field, placed.at), placed.tile]),
    );
    return (field, cell) =>
        beside(cell).flatMap((other) => lying.get(placeKey(field, other)) ?? []);
}
