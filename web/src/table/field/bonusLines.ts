/** Lines that show a bonus on the field: the span of a bridge, the joints of a double, the rings. */
import type { Cell } from "../../api/types";
import type { Bonus } from "../../state/bonus";
import { middle, triangle, type Point } from "../../tiles/geometry";

/** The points of each line, in the order in which it is drawn; a ring ends where it starts. */
export function bonusLines({ kind, at, groups }: Bonus): Point[][] {
    const here = centre(at);
    switch (kind) {
        case "bridge":
            return [[middleOf(groups[0]), here, middleOf(groups[1])]];
        case "double":
            return groups.map((group) => [here, middleOf(group)]);
        case "hexagon":
            return groups.map((ring) => [...ring.map(centre), here]);
    }
}

function middleOf(cells: readonly Cell[] = []): Point {
    return middle(cells.map(centre));
}

function centre(cell: Cell): Point {
    return middle(triangle(cell));
}
