/** Tiles of a closed hexagon, in order around its corner, for a wave of light. */
import type { Cell, Placed } from "../../api/types";
import { placeKey } from "../../tiles/geometry";

type Vertex = readonly [number, number];

/** The position in the wave of every tile in a full ring around a corner of the last tile. */
export function hexagonWave(
    fields: readonly (readonly Placed[])[],
    last: string,
): Map<string, number> {
    const placed = fields.flat().find((tile) => tile.tile === last);
    if (!placed) return new Map();
    const tiles = fields[placed.field] ?? [];
    const byKey = new Map(tiles.map((tile) => [placeKey(tile.field, tile.at), tile.tile]));
    const wave = new Map<string, number>();
    for (const vertex of vertices(placed.at)) {
        const ring = around(vertex).map((cell) => byKey.get(placeKey(placed.field, cell)));
        if (ring.includes(undefined)) continue;
        const start = ring.indexOf(last);
        ring.forEach((tile, turn) => wave.set(tile ?? "", (turn - start + 6) % 6));
    }
    return wave;
}

function vertices([x, y, way]: Cell): Vertex[] {
    return way === "down"
        ? [
              [x + 1, y],
              [x, y + 1],
              [x + 1, y + 1],
          ]
        : [
              [x, y + 1],
              [x + 1, y],
              [x, y],
          ];
}

/** The six cells around a lattice point, clockwise from the one above it. */
function around([x, y]: Vertex): Cell[] {
    return [
        [x - 1, y, "down"],
        [x, y, "up"],
        [x, y - 1, "down"],
        [x, y - 1, "up"],
        [x - 1, y - 1, "down"],
        [x - 1, y, "up"],
    ];
}
