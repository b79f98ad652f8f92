/** Tiles of the hero image: a legal field with matching corners. */
import type { Placed } from "../../api/types";

type Tile = Pick<Placed, "at" | "corners">;

/** The last tile closes a hexagon. */
export const HERO: readonly Tile[] = [
    { at: [-2, 0, "down"], corners: [2, 1, 2] },
    { at: [-1, 0, "up"], corners: [2, 5, 2] },
    { at: [-1, 0, "down"], corners: [5, 2, 3] },
    { at: [-1, -1, "down"], corners: [5, 2, 5] },
    { at: [0, -1, "up"], corners: [5, 4, 5] },
    { at: [0, -1, "down"], corners: [4, 5, 4] },
    { at: [1, -1, "up"], corners: [4, 2, 4] },
    { at: [0, 0, "up"], corners: [3, 4, 5] },
];
