/**
 * The move that a person is about to make: a tile is chosen, or a place, or both.
 *
 * What fits where is looked up among the choices that the server offers; nothing is worked out here.
 */
import type { Choice } from "../api/types";
import { fitting, isPlacement, keyOf, places, placesOf, type Placement } from "../state/legalMoves";

export class PendingMove {
    #choices: () => readonly Choice[];
    /** The tile in the hand that was chosen. */
    tile = $state.raw<string | null>(null);
    /** The place that was chosen. */
    place = $state.raw<string | null>(null);
    /** The place that is only looked at: a pointer or a tile is held over it. */
    over = $state.raw<string | null>(null);
    /** How often the tile was turned by hand, where it can lie in several ways. */
    turns = $state.raw(0);
    /** The choice that is on its way to the server; nothing else can be chosen meanwhile. */
    sending = $state.raw<Choice | null>(null);

    /** `asks` tells whether a person wants to be asked once more before a tile is laid. */
    constructor(
        choices: () => readonly Choice[],
        readonly confirms: () => boolean = () => false,
    ) {
        this.#choices = choices;
    }

    get legal(): readonly Choice[] {
        return this.sending ? [] : this.#choices();
    }

    /** Whether a tap on a place lays the tile, or only shows it: it might be turned first. */
    get laysOnTap(): boolean {
        return this.tile !== null && this.ways === 1 && !this.confirms();
    }

    /** Whether a tile is shown at a place that was chosen, and waits to be laid. */
    get isReady(): boolean {
        return this.sending === null && this.place !== null && this.ghost !== null;
    }

    /** The tiles that fit: at the chosen place if a place was chosen first, else anywhere. */
    fits = $derived.by((): Set<string> => {
        const here =
            this.tile === null && this.place !== null ? this.places.get(this.place) : undefined;
        return here ? new Set(here.map((placement) => placement.tile)) : fitting(this.legal);
    });

    /** The places that are lit: those of the chosen tile, or all where something fits. */
    places = $derived.by((): Map<string, Placement[]> =>
        this.tile === null ? places(this.legal) : placesOf(this.legal, this.tile),
    );

    /** The chosen tile, if others fit but it fits nowhere. */
    misfit = $derived.by((): string | null => {
        const fits = fitting(this.legal);
        return this.tile !== null && fits.size > 0 && !fits.has(this.tile) ? this.tile : null;
    });

    /** What would be laid now, to be shown before it is. */
    ghost = $derived.by((): Placement | null => {
        if (this.sending) return isPlacement(this.sending) ? this.sending : null;
        const key = this.over ?? this.place;
        const here = key === null ? [] : (this.places.get(key) ?? []);
        const tiles = new Set(here.map((placement) => placement.tile));
        if (here.length === 0 || tiles.size > 1) return null;
        return here[this.turns % here.length] ?? null;
    });

    /** In how many ways the tile could lie where it is about to be laid. */
    ways = $derived.by((): number =>
        this.ghost === null ? 0 : (this.places.get(keyOf(this.ghost))?.length ?? 0),
    );

    chooseTile(tile: string | null): void {
        const kept =
            tile !== null && this.place !== null && placesOf(this.legal, tile).has(this.place);
        this.place = kept ? this.place : null;
        this.over = null;
        this.tile = tile;
        this.turns = 0;
        this.#chooseOnlyPlace();
    }

    choosePlace(place: string | null): void {
        this.over = null;
        if (this.place === place) return;
        this.turns = 0;
        this.place = place;
    }

    /** A place was tapped; gives what is to be laid by that, if anything. */
    tap(place: string): Placement | null {
        const again = this.place === place;
        this.choosePlace(place);
        return again || this.laysOnTap ? this.ghost : null;
    }

    /** Show a placement where and as it would lie. */
    show(placement: Placement): void {
        this.chooseTile(placement.tile);
        this.choosePlace(keyOf(placement));
        const ways = this.places.get(keyOf(placement)) ?? [];
        this.turns = Math.max(
            0,
            ways.findIndex(({ action }) => action === placement.action),
        );
    }

    turn(): void {
        this.turns += 1;
    }

    clear(): void {
        this.tile = null;
        this.forgetPlace();
    }

    /** Another decision is to be made: the tile may still be wanted, its place is another. */
    forgetPlace(): void {
        this.place = null;
        this.over = null;
        this.turns = 0;
        this.#chooseOnlyPlace();
    }

    /** A tile that fits in one place only is shown there at once. */
    #chooseOnlyPlace(): void {
        const [only, second] = this.places.keys();
        if (this.tile !== null && this.place === null && second === undefined)
            this.place = only ?? null;
    }
}
