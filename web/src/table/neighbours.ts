/** Neighbours of a cell, for describing a place in words. */
import type { Cell, Placed } from "../api/types";
import { placeKey } from "../tiles/geometry";
import { joinList } from "../words/lists";

/** Side of a neighbour on which a cell is. */
export type Side = "left" | "right" | "above" | "below";

export interface Neighbour {
    tile: string;
    side: Side;
}

/** The cells that share a side with a cell, and its side seen from each. */
function beside([x, y, way]: Cell): [Side, Cell][] {
    return way === "up"
        ? [
              ["right", [x - 1, y, "down"]],
              ["left", [x, y, "down"]],
              ["above", [x, y - 1, "down"]],
          ]
        : [
              ["right", [x, y, "up"]],
              ["left", [x + 1, y, "up"]],
              ["below", [x, y + 1, "up"]],
          ];
}

/** Returns a function that finds the tiles which share a side with a cell. */
export function neighbourFinder(
    fields: readonly (readonly Placed[])[],
): (field: number, cell: Cell) => Neighbour[] {
    const lying = new Map(
        fields.flat().map((placed) => [placeKey(placed.field, placed.at), placed.tile]),
    );
    return (field, cell) =>
        beside(cell).flatMap(([side, other]) => {
            const tile = lying.get(placeKey(field, other));
            return tile === undefined ? [] : [{ tile, side }];
        });
}

/** Location of a cell as a message: left of 0-4-4 and above 1-1-4; undefined without neighbours. */
export function locationMessage(found: readonly Neighbour[]): unknown {
    return joinList(
        found.map(({ tile, side }) => ({ name: `table-${side}-of`, details: { tile } })),
    );
}
