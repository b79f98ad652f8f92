/** What is being entered: a tile, its player, and the line that it corrects. */
import { pref } from "../prefs.svelte";
import type { Bonus } from "../state/bonus";
import type { Evening } from "./evening.svelte";
import type { Edit, Line, Made, PlaceLine } from "./padTypes";
import { tileOf } from "./tiles";

/** Where the entry goes: to the end, in the place of a line, or before one. */
export type Target =
    { edit: "add" } | { edit: "fix" | "insert"; number: number; seat: number | null; old: Line };

const AT_END: Target = { edit: "add" };

export class Entry {
    target = $state.raw<Target>(AT_END);
    tile = $state.raw<string | null>(null);
    /** The numbers of a tile that is being typed. */
    digits = $state.raw<readonly number[]>([]);
    /** The player who was chosen instead of the one whose turn it is. */
    chosen = $state.raw<number | null>(null);
    /** Whether the last tile of a hand is laid, where the user said so. */
    told = $state.raw<boolean | null>(null);

    constructor(readonly evening: Evening) {}

    /** The seat of the entry; null where it is not known, and must be chosen or follows later. */
    seat = $derived.by((): number | null => {
        if (this.chosen !== null) return this.chosen;
        if (this.target.edit !== "add") return this.target.seat;
        return this.evening.isSettled ? (this.evening.view?.now.turn ?? null) : null;
    });

    /**
     * Whether a player must be chosen first: nobody has opened yet, and tiles decide who does; or
     * the player of the line that is corrected turned out not to play.
     */
    asksWho = $derived.by((): boolean => {
        if (this.seat !== null || this.target.edit === "insert") return false;
        if (this.target.edit === "fix") return true;
        const { view, pending, edits } = this.evening;
        return view && pending.length === 0 ? view.now.turn === null : isOpening(edits);
    });

    /** Whether the tile goes out: as the user said, or as the count says. */
    out = $derived.by((): boolean => {
        if (this.told !== null) return this.told;
        if (this.target.edit === "fix")
            return this.target.old.do === "place" && this.target.old.out === true;
        const { view, isSettled } = this.evening;
        return isSettled && this.seat !== null && view?.now.goes_out[this.seat] === true;
    });

    type(digit: number): void {
        this.tile = null;
        this.digits = this.digits.length === 3 ? [digit] : [...this.digits, digit];
        if (this.digits.length === 3) this.choose(tileOf(this.digits));
    }

    erase(): void {
        this.tile = null;
        this.digits = this.digits.slice(0, -1);
    }

    choose(tile: string | null): void {
        this.tile = tile;
        if (tile === null) this.digits = [];
    }

    begin(target: Target): void {
        this.clear();
        this.target = target;
        // Mostly the tile was right, and what it made was not.
        if (target.edit === "fix" && target.old.do === "place") this.tile = target.old.tile;
    }

    clear(): void {
        this.target = AT_END;
        this.tile = null;
        this.digits = [];
        this.chosen = null;
        this.told = null;
    }

    lay(made: Made | null, hexagons: number): void {
        if (this.tile === null) return;
        const told = { ...(made ? { made } : {}), ...(hexagons ? { hexagons } : {}) };
        // Python finds the place of the first tile, which is entered here only where it cannot yet.
        const opens = made === null && this.target.edit === "add" && isOpening(this.evening.edits);
        this.#lay(this.tile, opens && pref("padReferee") ? { field: 0 } : told);
    }

    /**
     * Lays a tile in its place, from which follows what it makes; it is written down, too, so that
     * it counts if a correction before it ends the field.
     */
    layAt(
        tile: string,
        place: Required<Pick<PlaceLine, "field" | "at" | "corners">>,
        bonus: Bonus | null,
    ): void {
        const hexagons = bonus?.kind === "hexagon" ? { hexagons: bonus.groups.length } : {};
        this.#lay(tile, { ...place, ...(bonus ? { made: bonus.kind, ...hexagons } : {}) });
    }

    #lay(tile: string, more: Partial<PlaceLine>): void {
        this.write({ do: "place", ...this.#seated(), tile, ...this.#told(), ...more });
    }

    /** Whether the tile is the last of its hand; Python says it where the count is not known yet. */
    #told(): Pick<PlaceLine, "out" | "early"> {
        if (this.out) return { out: true };
        const isEarly = this.target.edit === "add" && !this.evening.isSettled;
        return isEarly && this.told === null ? { early: true } : {};
    }

    draw(): void {
        const { chosen } = this;
        this.write({ do: "draw", ...this.#seated() });
        // Who draws out of turn lays out of turn, too.
        this.chosen = chosen;
    }

    pass(how: "pass" | "keep" | "empty"): void {
        this.write({
            do: "pass",
            ...this.#seated(),
            ...(how === "keep" ? { fits: true as const } : {}),
            ...(how === "empty" ? { empty: true as const } : {}),
        });
    }

    decline(): void {
        this.write({ do: "decline", ...this.#seated() });
    }

    write(line: Line): void {
        const { target } = this;
        const edit: Edit =
            target.edit === "add" ? { edit: "add", line } : { ...numbered(target), line };
        this.clear();
        void this.evening.write(edit);
    }

    #seated(): { seat?: number } {
        return this.seat === null ? {} : { seat: this.seat };
    }
}

function numbered({ edit, number }: Exclude<Target, { edit: "add" }>): {
    edit: "fix" | "insert";
    number: number;
} {
    return { edit, number };
}

/** Whether the last edit began a round, as far as can be seen without Python. */
function isOpening(edits: readonly Edit[]): boolean {
    const last = edits.findLast(({ edit }) => edit !== "settings");
    return last?.edit === "add" && last.line.do === "round";
}
