/** The surface on the screen: what is shown of it, and where on the screen a cell is. */
import type { Cell } from "../../api/types";
import { middle, SIDE, triangle, type Box, type Point } from "../../tiles/geometry";
import {
    fit,
    isSeen,
    offsets,
    seen,
    surface,
    type Cells,
    type Sight,
    type Size,
} from "./arrangement";
import { Zoom } from "./zoom";

/** Within how many sides of a place a tile that is let go falls into it. */
const REACH = 0.75;

export class Board {
    #cells: () => readonly Cells[];
    #zoom: Zoom | null = null;
    #element: SVGSVGElement | null = null;
    size = $state.raw<Size>({ width: 0, height: 0 });
    sight = $state.raw<Sight>({ k: 0.9, x: 0, y: 0 });
    /** Whether the person moved the field by hand; then it is left where they put it. */
    taken = $state.raw(false);
    /** Whether the last change of the sight was ours, and may glide. */
    gliding = $state.raw(false);

    constructor(cells: () => readonly Cells[]) {
        this.#cells = cells;
    }

    below = $derived.by(() => this.size.height > this.size.width);
    moved = $derived.by((): Point[] => offsets(this.#cells(), this.below));
    box = $derived.by((): Box => surface(this.#cells(), this.moved));

    attach(element: SVGSVGElement): () => void {
        this.#element = element;
        this.#zoom = new Zoom(element, (sight, byPerson) => {
            this.sight = sight;
            this.gliding = !byPerson;
            if (byPerson) this.taken = true;
        });
        return () => this.#zoom?.close();
    }

    /** Show everything, in the middle. */
    fitAll(): void {
        this.taken = false;
        if (this.size.width > 0) this.#zoom?.show(fit(this.box, this.size));
    }

    /** Show everything if something is out of sight, unless the person took over. */
    follow(): void {
        if (!this.taken && !isSeen(this.box, this.sight, this.size)) this.fitAll();
    }

    zoomBy(factor: number): void {
        this.#zoom?.scaleBy(factor);
        this.taken = true;
    }

    /** Where the middle of a cell is on the element. */
    spot(field: number, cell: Cell): Point {
        const { x, y } = middle(triangle(cell));
        const offset = this.moved[field] ?? { x: 0, y: 0 };
        return seen({ x: x + offset.x, y: y + offset.y }, this.sight);
    }

    /** A point of the window as a point of the element; null outside of it. */
    local(point: Point): Point | null {
        const box = this.#element?.getBoundingClientRect();
        if (!box) return null;
        const inside =
            point.x >= box.left &&
            point.x <= box.right &&
            point.y >= box.top &&
            point.y <= box.bottom;
        return inside ? { x: point.x - box.left, y: point.y - box.top } : null;
    }

    /** The place that is nearest to a point of the element, if one is near enough. */
    nearest<P extends { field: number; at: Cell }>(point: Point, places: Iterable<P>): P | null {
        let best: P | null = null;
        let shortest = REACH * SIDE * this.sight.k;
        for (const place of places) {
            const spot = this.spot(place.field, place.at);
            const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
            if (distance < shortest) [best, shortest] = [place, distance];
        }
        return best;
    }
}
