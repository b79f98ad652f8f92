/** Dragging of a tile from the hand: its position, and the place it would drop into. */
import { keyOf, type Placement } from "../state/legalMoves";
import type { Point } from "../tiles/geometry";
import type { Board, Place } from "./field/board.svelte";
import type { PendingMove } from "./pendingMove.svelte";

/** Distance in pixels after which a press becomes a drag. */
const SLOP = 8;
/** On touch the tile is drawn above the finger, which would hide it. */
const ABOVE_FINGER = 56;
/** Maximum lean, in degrees. */
const MAX_LEAN = 12;

export class Drag {
    tile = $state.raw<string | null>(null);
    at = $state.raw<Point>({ x: 0, y: 0 });
    over = $state.raw<Placement | null>(null);
    /** Lean of the tile into its movement, in degrees. */
    lean = $state.raw(0);
    #start: { tile: string; x: number; y: number; touch: boolean; pointer: number } | null = null;
    #places: readonly Placement[] = [];

    constructor(
        readonly board: Board,
        readonly move: PendingMove,
    ) {}

    press(tile: string, event: PointerEvent): void {
        if (event.button !== 0 || this.#start !== null) return;
        this.#start = {
            tile,
            x: event.clientX,
            y: event.clientY,
            touch: event.pointerType === "touch",
            pointer: event.pointerId,
        };
    }

    /** Whether a pointer is the one that pressed the tile, and not another finger. */
    holds({ pointerId }: PointerEvent): boolean {
        return this.#start?.pointer === pointerId;
    }

    /** Follows the pointer; returns whether a tile is being dragged. */
    follow(event: PointerEvent): boolean {
        const start = this.#start;
        if (start === null || !this.holds(event)) return false;
        const away = Math.hypot(event.clientX - start.x, event.clientY - start.y);
        if (this.tile === null && away < SLOP) return false;
        const next = { x: event.clientX, y: event.clientY - (start.touch ? ABOVE_FINGER : 0) };
        if (this.tile === null) this.#lift(start.tile, next);
        const lean = (next.x - this.at.x) * 0.8;
        this.lean = Math.max(-MAX_LEAN, Math.min(MAX_LEAN, lean));
        this.at = next;
        this.#aim();
        return true;
    }

    /** The cell under the dragged tile, if it holds or touches a tile. */
    get cell(): Place | null {
        const point = this.tile === null ? null : this.board.local(this.at);
        return point && this.board.cellAt(point);
    }

    /** Ends the drag; returns the placement that the tile dropped into, if any. */
    drop(): Placement | null {
        const fallen = this.over && this.move.ghost;
        this.cancel();
        return fallen;
    }

    cancel(): void {
        this.#start = null;
        this.tile = null;
        this.over = null;
        this.lean = 0;
        this.move.over = null;
        this.board.held = false;
    }

    #lift(tile: string, at: Point): void {
        this.tile = tile;
        this.at = at;
        this.move.chooseTile(tile);
        this.move.choosePlace(null);
        this.#places = [...this.move.places.values()].flatMap((choices) => choices[0] ?? []);
        this.board.measure();
        this.board.held = true;
    }

    #aim(): void {
        const point = this.board.local(this.at);
        this.over = point && this.board.nearest(point, this.#places);
        this.move.over = this.over && keyOf(this.over);
    }
}
