/**
 * The move in progress: a chosen tile, a chosen place, or both.
 *
 * What fits where is looked up in the legal choices from the server; nothing is computed here.
 */
import type { Choice, Message } from "../api/types";
import { fitting, isPlacement, keyOf, places, placesOf, type Placement } from "../state/legalMoves";

type Refused = Readonly<Record<string, Message>>;

export class PendingMove {
    #choices: () => readonly Choice[];
    #refused: () => Refused;
    /** The chosen tile of the hand. */
    tile = $state.raw<string | null>(null);
    /** The chosen place. */
    place = $state.raw<string | null>(null);
    /** The place under the pointer or the dragged tile. */
    over = $state.raw<string | null>(null);
    /** Number of turns by the player, where the tile fits in several ways. */
    turns = $state.raw(0);
    /** Why the last attempt was refused. */
    why = $state.raw<Message | null>(null);
    /** Whether the player has had help with finding what fits, after a wrong try or a while. */
    helped = $state.raw(false);
    /** The choice sent to the server; blocks all input until it is answered. */
    sending = $state.raw<Choice | null>(null);

    /**
     * `confirms` returns whether a tile is laid only after confirmation, `asked` the action that a
     * guide asks for, `refused` why tiles and actions are not legal, as the server says, and
     * `seeks` whether a guide leaves it to the player to find what fits.
     */
    constructor(
        choices: () => readonly Choice[],
        readonly confirms: () => boolean = () => false,
        readonly asked: () => string | null = () => null,
        refused: () => Refused = () => ({}),
        readonly seeks: () => boolean = () => false,
    ) {
        this.#choices = choices;
        this.#refused = refused;
    }

    get legal(): readonly Choice[] {
        return this.sending ? [] : this.#choices();
    }

    /** The places that a hint points at. */
    pointed = $state.raw<readonly string[]>([]);

    /** Whether nothing shows which tile fits where: the player is to find it. */
    searching = $derived.by((): boolean => this.seeks() && !this.helped && this.legal.length > 0);

    /** Whether a guide says what to do, so that what else could be done is no matter. */
    get isGuided(): boolean {
        return this.asked() !== null || this.seeks();
    }

    /** The choice that a guide asks for. */
    taught = $derived.by((): Choice | null => {
        const asked = this.asked();
        return this.legal.find(({ action }) => action === asked) ?? null;
    });

    /** The place that a guide asks for. */
    taughtPlace = $derived.by((): string | null =>
        this.taught && isPlacement(this.taught) ? keyOf(this.taught) : null,
    );

    /**
     * Whether a tap on a place lays the tile; otherwise it is previewed, because it might be turned
     * first.
     */
    get laysOnTap(): boolean {
        return this.tile !== null && this.ways === 1 && !this.confirms();
    }

    /** Whether a tile is previewed at a chosen place, ready to be laid. */
    get isReady(): boolean {
        return this.sending === null && this.place !== null && this.ghost !== null;
    }

    /** The tiles that fit: at the place if it was chosen first, else anywhere. */
    fits = $derived.by((): Set<string> => {
        const here =
            this.tile === null && this.place !== null ? this.places.get(this.place) : undefined;
        return here ? new Set(here.map((placement) => placement.tile)) : fitting(this.legal);
    });

    /** The open places: those of the chosen tile, or all. */
    places = $derived.by((): Map<string, Placement[]> => {
        if (this.searching) return new Map();
        return this.tile === null ? places(this.legal) : placesOf(this.legal, this.tile);
    });

    /** Why the last attempt was refused, or the chosen tile cannot be laid; null if nothing is. */
    refusal = $derived.by((): Message | null => {
        if (this.why !== null || this.searching) return this.why;
        // In the turn of others a tile may be chosen in advance.
        return this.tile === null || this.legal.length === 0 ? null : this.whyNot(this.tile);
    });

    /** The previewed placement. */
    ghost = $derived.by((): Placement | null => {
        if (this.sending) return isPlacement(this.sending) ? this.sending : null;
        const key = this.over ?? this.place;
        const here = key === null ? [] : (this.places.get(key) ?? []);
        const tiles = new Set(here.map((placement) => placement.tile));
        if (here.length === 0 || tiles.size > 1) return null;
        return here[this.turns % here.length] ?? null;
    });

    /** In how many ways the tile could be turned at the previewed place. */
    ways = $derived.by((): number =>
        this.ghost === null ? 0 : (this.places.get(keyOf(this.ghost))?.length ?? 0),
    );

    /** Why a tile or an action is not legal now; null if it is. */
    whyNot(what: string): Message | null {
        return this.#refused()[what] ?? null;
    }

    chooseTile(tile: string | null): void {
        this.why = null;
        this.pointed = [];
        const kept =
            tile !== null && this.place !== null && placesOf(this.legal, tile).has(this.place);
        this.place = kept ? this.place : null;
        this.over = null;
        this.tile = tile;
        this.turns = 0;
        this.#chooseOnlyPlace();
    }

    choosePlace(place: string | null): void {
        this.why = null;
        this.over = null;
        if (this.place === place) return;
        this.turns = 0;
        this.place = place;
    }

    /** Handles a tap on a place; returns the placement to lay, if any. */
    tap(place: string): Placement | null {
        const again = this.place === place;
        this.choosePlace(place);
        return again || this.laysOnTap ? this.ghost : null;
    }

    /** Points at the places of some placements, without their tile. */
    point(placements: readonly Placement[]): void {
        this.clear();
        this.pointed = placements.map(keyOf);
    }

    /** Previews a placement. */
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

    /** Clears the place for the next decision; the chosen tile stays. */
    forgetPlace(): void {
        this.why = null;
        this.pointed = [];
        this.place = null;
        this.over = null;
        this.turns = 0;
        this.#chooseOnlyPlace();
    }

    /** Previews a tile at once if it fits in one place only. */
    #chooseOnlyPlace(): void {
        const [only, second] = this.places.keys();
        if (this.tile !== null && this.place === null && second === undefined)
            this.place = only ?? null;
    }
}
