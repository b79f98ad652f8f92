/** The fields on the screen: layout, pan and zoom, and the screen position of cells. */
import type { Cell } from "../../api/types";
import { cellAt, middle, SIDE, triangle, type Box, type Point } from "../../tiles/geometry";
import {
    centreBox,
    contentBox,
    fieldOffsets,
    fitBox,
    isOffCentre,
    isSameTransform,
    isVisible,
    toScreen,
    type Cells,
    type Size,
    type ViewTransform,
} from "./layout";
import { Zoom } from "./zoom";

/** Maximum distance from a place at which a dropped tile snaps to it, in sides. */
const REACH = 0.75;

/** Distance between the centres of two cells that touch at least at a corner, in sides. */
const TOUCHING = 1.2;

/** Height that the tiles keep at least, in pixels, unless the window is lower. */
const LEAST = 96;

export interface Place {
    field: number;
    at: Cell;
}

export class Board {
    #cells: () => readonly Cells[];
    #openPlaces: () => readonly Place[];
    #zoom: Zoom | null = null;
    #element: SVGSVGElement | null = null;
    /** Position and size of the element when last measured. */
    #origin: { box: DOMRect; size: Size } | null = null;
    /** Whether the view was fitted before; the first time is not animated. */
    #fitted = false;
    size = $state.raw<Size>({ width: 0, height: 0 });
    /** Height at the lower edge that is kept free for text. */
    foot = $state.raw(0);
    /** Height at the lower edge that text covers at the moment. */
    text = $state.raw(0);
    /** Height at the upper edge that is covered by notices at the moment. */
    head = $state.raw(0);
    transform = $state.raw<ViewTransform>({ k: 0.9, x: 0, y: 0 });
    /** Whether the user moved the view, which is then left alone. */
    movedByUser = $state.raw(false);
    /** Whether a tile is dragged over it; nothing may then move from under the pointer. */
    held = $state.raw(false);
    /** Whether to animate the last change of the transform. */
    gliding = $state.raw(false);

    /**
     * `cells` are the occupied cells of each field; `openPlaces` must be visible too.
     *
     * A `still` board cannot be panned: a finger on it scrolls the page.
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
    /** The rectangle around all tiles, which open places come and go beside. */
    tiles = $derived.by((): Box => contentBox(this.#cells(), this.offsets));
    /** The rectangle around all tiles and open places. */
    box = $derived.by((): Box => {
        const shown = this.#cells().map((cells) => [...cells]);
        for (const { field, at } of this.#openPlaces()) shown[field]?.push(at);
        return contentBox(shown, this.offsets);
    });
    /** The size without what is kept free. */
    room = $derived.by((): Size => ({ ...this.size, height: this.size.height - this.foot }));
    /** The part of the screen that nothing covers; where there is little, text covers some of it. */
    uncovered = $derived.by((): Box => {
        const { width, height } = this.room;
        const bottom = Math.min(height, Math.max(this.size.height - this.text, this.head + LEAST));
        return { left: 0, right: width, top: this.head, bottom };
    });

    attach(element: SVGSVGElement): () => void {
        this.#element = element;
        this.#zoom = new Zoom(element, !this.still, (transform, byUser) => {
            this.transform = transform;
            this.gliding = !byUser && this.#fitted;
            if (byUser) this.movedByUser = true;
        });
        return () => this.#zoom?.close();
    }

    /** Shows everything, centred. */
    fitAll(): void {
        this.movedByUser = false;
        if (this.room.width === 0) return;
        const transform = fitBox(this.box, this.uncovered);
        if (isSameTransform(transform, this.transform)) return;
        this.#zoom?.show(transform);
        this.#fitted = true;
    }

    /** Shows everything if something is out of view or covered, unless the user moved the view. */
    follow(): void {
        if (this.room.width === 0 || this.movedByUser || this.held) return;
        if (!isVisible(this.box, this.transform, this.uncovered)) this.fitAll();
    }

    /** Centres the tiles where they have grown to one side; their scale stays. */
    recentre(): void {
        if (this.room.width === 0 || this.movedByUser || this.held) return;
        if (isOffCentre(this.tiles, this.transform, this.uncovered))
            this.#zoom?.show(centreBox(this.tiles, this.uncovered, this.transform.k));
    }

    zoomBy(factor: number): void {
        this.#zoom?.scaleBy(factor);
        this.movedByUser = true;
    }

    /** Pans the view, in screen pixels. */
    panBy(x: number, y: number): void {
        this.#zoom?.show({ ...this.transform, x: this.transform.x + x, y: this.transform.y + y });
        this.movedByUser = true;
    }

    /** Measures the element, once before a drag instead of at every step. */
    measure(): void {
        const box = this.#element?.getBoundingClientRect();
        this.#origin = box ? { box, size: this.size } : null;
    }

    /** Centre of a cell, relative to the element. */
    spot(field: number, cell: Cell): Point {
        const { x, y } = middle(triangle(cell));
        const offset = this.offsets[field] ?? { x: 0, y: 0 };
        return toScreen({ x: x + offset.x, y: y + offset.y }, this.transform);
    }

    /** Centre of a cell in the window; null before the first rendering. */
    onScreen(field: number, cell: Cell): Point | null {
        const box = this.#element?.getBoundingClientRect();
        const { x, y } = this.spot(field, cell);
        return box ? { x: box.left + x, y: box.top + y } : null;
    }

    /** A point of the window relative to the element, as last measured; null outside of it. */
    local(point: Point): Point | null {
        // The window may be resized, and a phone turned, during a drag.
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

    /** The cell at a point of the element, if it holds or touches a tile; null elsewhere. */
    cellAt(point: Point): Place | null {
        const { k, x, y } = this.transform;
        for (const [field, cells] of this.#cells().entries()) {
            const offset = this.offsets[field] ?? { x: 0, y: 0 };
            const here = { x: (point.x - x) / k - offset.x, y: (point.y - y) / k - offset.y };
            const at = cellAt(here);
            const centre = middle(triangle(at));
            const touches = (cell: Cell): boolean => {
                const other = middle(triangle(cell));
                return Math.hypot(other.x - centre.x, other.y - centre.y) < TOUCHING * SIDE;
            };
            if (cells.some(touches)) return { field, at };
        }
        return null;
    }

    /** The place nearest to a point of the element; null if none is near enough. */
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
