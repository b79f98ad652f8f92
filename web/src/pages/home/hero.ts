/** The tiles in the picture of the first page: a field that could be played, with corners that match. */
import type { Placed } from "../../api/types";

type Tile = Pick<Placed, "at" | "corners">;

export const HERO: readonly Tile[] = [
    { at: [0, 0, "up"], corners: [3, 0, 1] },
    { at: [0, 0, "down"], corners: [0, 3, 0] },
    { at: [1, 0, "up"], corners: [0, 4, 0] },
    { at: [1, 0, "down"], corners: [4, 0, 2] },
    { at: [2, 0, "up"], corners: [2, 2, 4] },
    { at: [2, 0, "down"], corners: [2, 2, 2] },
    { at: [3, 0, "up"], corners: [2, 3, 2] },
    { at: [1, -1, "down"], corners: [4, 0, 4] },
    { at: [2, -1, "down"], corners: [4, 4, 2] },
    { at: [3, -1, "up"], corners: [2, 3, 4] },
    { at: [3, -1, "down"], corners: [3, 2, 3] },
    { at: [-1, 0, "down"], corners: [1, 3, 3] },
    { at: [2, 1, "up"], corners: [5, 2, 2] },
];
