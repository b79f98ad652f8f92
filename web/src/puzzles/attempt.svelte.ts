/**
 * An attempt at a position: the move in progress, the tries so far, and what came out.
 *
 * Python says what is legal, and whether an answer is right; after two wrong tries the solution is
 * shown.
 */
import { reasonOf } from "../api/http";
import type { Choice, Match, Message } from "../api/types";
import { pref } from "../prefs.svelte";
import { actionAt, offered, places } from "../state/legalMoves";
import { placedTile, withTile } from "../state/table";
import { Drag } from "../table/drag.svelte";
import { Board, type Place } from "../table/field/board.svelte";
import { PendingMove } from "../table/pendingMove.svelte";
import { placeKey } from "../tiles/geometry";

/** Wrong tries after which the solution is shown. */
export const TRIES = 2;

/** A position as its seat sees it. */
export type SeenPosition = Pick<
    Match,
    | "counts"
    | "drawn"
    | "fields"
    | "hand"
    | "legal"
    | "phase"
    | "refused"
    | "rules"
    | "seat"
    | "totals"
    | "well"
>;

/** The judgement of an answer. */
export interface Verdict {
    right: boolean;
    /** What is wrong with the answer, without giving the solution away. */
    why: readonly Message[];
    /** Why the solution is best. */
    explained: readonly Message[];
    /** What solves it, in the notation, the best first. */
    solutions: readonly string[];
}

/**
 * Judges an answer, null for none; one that is not legal is refused as `ApiError`, with the reason.
 */
export type Judge = (action: string | null) => Promise<Verdict>;

export type Outcome = "first" | "second" | "shown";

export class Attempt {
    readonly move: PendingMove;
    readonly board: Board;
    readonly drag: Drag;
    /** The wrong answers so far. */
    wrong = $state.raw<readonly Choice[]>([]);
    verdict = $state.raw<Verdict | null>(null);
    /** The last hint. */
    hint = $state.raw<Message | null>(null);
    /** How it ended; null while the player is asked. */
    outcome = $state.raw<Outcome | null>(null);
    /** The choice on the board once it is over: the right answer, or the solution. */
    laid = $state.raw<Choice | null>(null);

    /** `onend` is called once it is over. */
    constructor(
        readonly position: SeenPosition,
        readonly judge: Judge,
        readonly onend: (outcome: Outcome) => unknown = () => {},
    ) {
        this.move = new PendingMove(
            () => (this.outcome ? [] : position.legal),
            () => pref("confirm"),
            () => null,
            () => (this.outcome ? {} : position.refused),
        );
        this.board = new Board(
            () => this.#cells,
            () => this.#openPlaces,
        );
        this.drag = new Drag(this.board, this.move);
    }

    /** The fields, with the tile that ended the attempt. */
    fields = $derived.by(() => {
        const placed = this.laid && placedTile(this.laid);
        return placed ? withTile(this.position.fields, placed) : this.position.fields;
    });
    hand = $derived.by(() => this.position.hand.filter((tile) => tile !== this.laid?.tile));

    #cells = $derived.by(() => {
        const { phase } = this.position;
        const cells = this.fields.map((tiles) => tiles.map((tile) => tile.at));
        // A field that is about to be started needs room in the layout.
        return !this.laid && (phase === "opening" || phase === "new-field")
            ? [...cells, []]
            : cells;
    });
    #openPlaces = $derived.by(() =>
        [...places(this.position.legal).values()].flatMap((choices) => choices[0] ?? []),
    );

    get over(): boolean {
        return this.outcome !== null;
    }

    /** Whether input is blocked until the answer is judged. */
    get waiting(): boolean {
        return this.move.sending !== null;
    }

    /** Answers with a choice; bound, so that it can be passed as a callback. */
    play = async (choice: Choice): Promise<void> => {
        if (this.waiting || this.over) return;
        this.move.sending = choice;
        try {
            this.#take(choice, await this.judge(choice.action));
        } catch (error) {
            this.move.sending = null;
            this.move.clear();
            this.move.why = reasonOf(error);
        }
    };

    /** Lays the previewed tile. */
    lay(): void {
        if (this.move.ghost && this.move.isReady) void this.play(this.move.ghost);
    }

    /** Answers with what is offered besides tiles, or says why it is not. */
    playOffered(what: "draw" | "pass" | "decline"): void {
        const choice = offered(this.move.legal, what);
        if (choice) void this.play(choice);
        else if (!this.waiting) this.move.why = this.move.whyNot(what);
    }

    /** Tries the chosen tile in a cell that is not among its places. */
    tryChosen = (place: Place): void => {
        if (this.move.tile !== null) void this.tryTile(this.move.tile, place);
    };

    /** Tries a tile in a cell that is not among its places, so that the rules say why not. */
    tryTile = async (tile: string, place: Place): Promise<void> => {
        const { move } = this;
        if (this.waiting || this.over) return;
        move.why = move.whyNot(tile);
        if (move.why) return;
        try {
            await this.judge(actionAt(tile, place));
        } catch (error) {
            if (move.tile === tile) move.why = reasonOf(error);
        }
    };

    /** Shows a hint, and lets the place glow that it points to. */
    help(told: Message, place: Place | null): void {
        this.hint = told;
        const key = place && placeKey(place.field, place.at);
        const [placement] = (key && places(this.position.legal).get(key)) || [];
        if (placement) this.move.point([placement]);
    }

    /** Gives up, and shows the solution. */
    async show(): Promise<void> {
        if (this.waiting || this.over) return;
        try {
            this.verdict = await this.judge(null);
            this.#end("shown", this.verdict);
        } catch (error) {
            this.move.why = reasonOf(error);
        }
    }

    #take(choice: Choice, verdict: Verdict): void {
        this.move.sending = null;
        this.move.clear();
        this.verdict = verdict;
        if (verdict.right) this.#end(this.wrong.length === 0 ? "first" : "second", verdict, choice);
        else this.wrong = [...this.wrong, choice];
        if (this.wrong.length >= TRIES) this.#end("shown", verdict);
    }

    #end(outcome: Outcome, { solutions }: Verdict, answer?: Choice): void {
        this.move.clear();
        this.outcome = outcome;
        this.laid = answer ?? this.#solution(solutions);
        this.onend(outcome);
    }

    #solution([best]: readonly string[]): Choice | null {
        return this.position.legal.find(({ action }) => action === best) ?? null;
    }
}
