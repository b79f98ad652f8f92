/** The surface on the screen: what is shown of it, and where on the screen a cell is. */
import type { Cell } from "../../api/types";
import { middle, SIDE, triangle, type Box, type Point } from "../../tiles/geometry";
import {
    fitBox,
    isVisible,
    fieldOffsets,
    isSameTransform,
    toScreen,
    contentBox,
    type Cells,
    type ViewTransform,
    type Size,
} from "./layout";
import { Zoom } from "./zoom";

/** Within how many sides of a place a tile that is let go falls into it. */
const REACH = 0.75;

interface Place {
    field: number;
    at: Cell;
}

export class Board {
    #cells: () => readonly Cells[];
    #openPlaces: () => readonly Place[];
    #zoom: Zoom | null = null;
    #element: SVGSVGElement | null = null;
    /** Where the element was seen last, and how large. */
    #origin: { box: DOMRect; size: Size } | null = null;
    /** Whether it was ever fitted: the first time it does not glide there. */
    #fitted = false;
    size = $state.raw<Size>({ width: 0, height: 0 });
    /** How much of the lower rim is covered by words. */
    foot = $state.raw(0);
    transform = $state.raw<ViewTransform>({ k: 0.9, x: 0, y: 0 });
    /** Whether the person moved the field by hand; then it is left where they put it. */
    movedByUser = $state.raw(false);
    /** Whether the last change of the sight was ours, and may glide. */
    gliding = $state.raw(false);

    /**
     * `cells` are those with a tile, field by field; `lit` the places that must be seen too.
     *
     * What stands `still` is never moved by hand: a finger on it moves the page that it is part of.
     */
    constructor(
        cells: () => readonly Cells[],
        openPlaces: () => readonly Place[] = () => [],
        readonly still = false,
    ) {
        this.#cells = cells;
        this.#openPlaces = openPlaces;
    }

    stacked = $derived.by(() => this.size.height > this.size.width);
    offsets = $derived.by((): Point[] => fieldOffsets(this.#cells(), this.stacked));
    box = $derived.by((): Box => {
        const shown = this.#cells().map((cells) => [...cells]);
        for (const { field, at } of this.#openPlaces()) shown[field]?.push(at);
        return contentBox(shown, this.offsets);
    });
    /** What of the element is free. */
    room = $derived.by((): Size => ({ ...this.size, height: this.size.height - this.foot }));

    attach(element: SVGSVGElement): () => void {
        this.#element = element;
        this.#zoom = new Zoom(element, !this.still, (transform, byUser) => {
            this.transform = transform;
            this.gliding = !byUser && this.#fitted;
            if (byUser) this.movedByUser = true;
        });
        return () => this.#zoom?.close();
    }

    /** Show everything, in the middle. */
    fitAll(): void {
        this.movedByUser = false;
        if (this.room.width === 0) return;
        const transform = fitBox(this.box, this.room);
        if (isSameTransform(transform, this.transform)) return;
        this.#zoom?.show(transform);
        this.#fitted = true;
    }

    /** Show everything if something is out of sight, unless the person took over. */
    follow(): void {
        if (this.room.width === 0) return;
        if (!this.movedByUser && !isVisible(this.box, this.transform, this.room)) this.fitAll();
    }

    zoomBy(factor: number): void {
        this.#zoom?.scaleBy(factor);
        this.movedByUser = true;
    }

    /** Move what is seen, in pixels of the screen. */
    panBy(x: number, y: number): void {
        this.#zoom?.show({ ...this.transform, x: this.transform.x + x, y: this.transform.y + y });
        this.movedByUser = true;
    }

    /** Note where the element is: before a drag, which must not ask again at every step. */
    measure(): void {
        const box = this.#element?.getBoundingClientRect();
        this.#origin = box ? { box, size: this.size } : null;
    }

    /** Where the middle of a cell is on the element. */
    spot(field: number, cell: Cell): Point {
        const { x, y } = middle(triangle(cell));
        const offset = this.offsets[field] ?? { x: 0, y: 0 };
        return toScreen({ x: x + offset.x, y: y + offset.y }, this.transform);
    }

    /** Where the middle of a cell is in the window; null as long as nothing is shown. */
    onScreen(field: number, cell: Cell): Point | null {
        const box = this.#element?.getBoundingClientRect();
        const { x, y } = this.spot(field, cell);
        return box ? { x: box.left + x, y: box.top + y } : null;
    }

    /** A point of the window as a point of the element, where that was seen last; null outside of it. */
    local(point: Point): Point | null {
        // A window may be resized, and a phone turned, while a tile is held.
        if (this.#origin?.size !== this.size) this.measure();
        const box = this.#origin?.box;
        if (!box) return null;
        const inside =
            point.x >= box.left &&
            point.x <= box.right &&
            point.y >= box.top &&
            point.y <= box.bottom;
        return inside ? { x: point.x - box.left, y: point.y - box.top } : null;
    }

    /** The place that is nearest to a point of the element, if one is near enough. */
    nearest<P extends Place>(point: Point, places: Iterable<P>): P | null {
        let best: P | null = null;
        let shortest = REACH * SIDE * this.transform.k;
        for (const place of places) {
            const spot = this.spot(place.field, place.at);
            const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
            if (distance < shortest) [best, shortest] = [place, distance];
        }
        return best;
    }
}
