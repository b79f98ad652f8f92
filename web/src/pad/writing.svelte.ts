/** What is being written on the pad of an evening: the next line, a correction, or hands left. */
import { untrack } from "svelte";

import type { Message } from "../api/types";
import { pref } from "../prefs.svelte";
import { message } from "../words/message";
import { Entry } from "./entry.svelte";
import type { Evening } from "./evening.svelte";
import { laidIn, lookBefore, outIn, roundOf } from "./moments";
import type { HandCount, PadView, ScoredLine, ScoredRound } from "./padTypes";
import { playersOf, standing, type Standing } from "./standing";

export class Writing {
    readonly entry: Entry;
    /** Whether the hands are being written down although the round goes on. */
    ending = $state.raw(false);
    /** The line about hands, or about players, that is being corrected. */
    corrected = $state.raw<ScoredLine | null>(null);
    /** The pad as it stood before the line of the entry, and the number of that line. */
    #past = $state.raw<{ number: number; view: PadView | null } | null>(null);
    /** The moment in which it could not be found out where tiles may lie. */
    #unplaced = $state.raw<PadView | null>(null);

    constructor(readonly evening: Evening) {
        this.entry = new Entry(evening);
        $effect(() => this.#lookBack());
        $effect(() => {
            void evening.numbering;
            untrack(() => this.#letGo());
        });
    }

    /** What is known while nothing is pending. */
    settled = $derived.by((): PadView | null =>
        this.evening.isSettled ? this.evening.view : null,
    );

    /** The number of the line in whose round something is changed; null for the round being played. */
    #changed = $derived.by((): number | null => {
        if (this.corrected) return this.corrected.number;
        const { target } = this.entry;
        if (target.edit === "add") return null;
        // What goes before the first line of a round belongs to the one before.
        return target.edit === "insert" ? target.number - 1 : target.number;
    });

    /** The round in which something is changed. */
    changedRound = $derived.by((): ScoredRound | null =>
        this.#changed === null ? null : roundOf(this.evening.view, this.#changed),
    );

    /** The players of the round that is written to. */
    players = $derived.by(
        (): readonly string[] =>
            this.changedRound?.players ?? playersOf(this.evening.view, this.evening.edits),
    );

    standing = $derived.by((): Standing => {
        const { view, pending } = this.evening;
        if (this.changedRound) return { totals: this.changedRound.totals, points: [], counts: [] };
        return standing(view, this.players, pending.length > 0);
    });

    /** The tiles that were laid in the round that is written to. */
    laid = $derived.by((): readonly string[] =>
        this.changedRound ? laidIn(this.changedRound) : (this.evening.view?.now.laid ?? []),
    );

    isAtEnd = $derived.by((): boolean => this.entry.target.edit === "add");

    /** Whether the hands that are left are being counted. */
    counting = $derived.by(
        (): boolean =>
            this.ending ||
            this.corrected?.line.do === "end" ||
            (this.settled?.now.waits_for_hands === true && this.isAtEnd),
    );

    roundOver = $derived.by((): boolean => this.settled?.now.phase === "over" && this.isAtEnd);

    /** The seat that has no hand left. */
    out = $derived.by((): number | null => {
        const round = this.changedRound ?? this.evening.view?.rounds.at(-1);
        return round ? outIn(round) : null;
    });

    /**
     * The moment in which a tile is laid on the screen: null where the field is not kept, or not
     * wanted; undefined while it is looked up.
     */
    field = $derived.by((): PadView | null | undefined => {
        const { view } = this.evening;
        if (!pref("padReferee") || !view) return null;
        const { target } = this.entry;
        if (target.edit === "add") return this.#withPlaces(view);
        return this.#past?.number === target.number ? this.#withPlaces(this.#past.view) : undefined;
    });

    /** Why the referee has no field now, although it is wanted; null if it has, or is not. */
    fieldNote = $derived.by((): Message | null => {
        const now = this.settled?.now;
        if (!pref("padReferee") || !this.isAtEnd || !now || now.fields) return null;
        const line = now.field_lost_at ?? null;
        return line === null
            ? message("evening-field-later")
            : message("evening-field-lost", { line });
    });

    #lookBack(): void {
        const { target } = this.entry;
        const { view: now } = this.evening;
        if (!pref("padReferee") || target.edit === "add" || !now) return;
        const { number } = target;
        const show = (view: PadView | null): void => {
            if (this.entry.target === target) this.#past = { number, view };
        };
        // Without an answer the line is corrected by its keys.
        lookBefore(now.document, number).then(show, () => show(null));
    }

    /** Ends the correction of a line that may have another number now. */
    #letGo(): void {
        this.corrected = null;
        if (!this.isAtEnd) this.entry.clear();
    }

    /** Goes on with keys alone, as it could not be found out where tiles may lie. */
    layByKeys(view: PadView): void {
        this.#unplaced = view;
    }

    #withPlaces(view: PadView | null): PadView | null {
        return view?.now.fields && view !== this.#unplaced ? view : null;
    }

    edit(line: ScoredLine): void {
        this.#past = null;
        if (line.line.do === "end" || line.line.do === "round") this.corrected = line;
        else this.#begin("fix", line);
    }

    /** Begins to write for the player of a line; if that one does not play, it is asked who did. */
    #begin(edit: "fix" | "insert", { number, seat, line }: ScoredLine): void {
        const plays =
            seat !== null && seat < (roundOf(this.evening.view, number)?.players.length ?? 0);
        this.entry.begin({ edit, number, seat: plays ? seat : null, old: line });
    }

    insertBefore(line: ScoredLine): void {
        this.#past = null;
        this.#begin("insert", line);
    }

    writeHands(hands: readonly HandCount[]): void {
        const line = { do: "end", hands } as const;
        if (this.corrected)
            void this.evening.write({ edit: "fix", number: this.corrected.number, line });
        else this.entry.write(line);
        this.ending = false;
        this.corrected = null;
    }

    cancelHands(): void {
        if (!this.ending && !this.corrected) void this.evening.undo();
        this.ending = false;
        this.corrected = null;
    }

    choosePlayer(seat: number): void {
        this.entry.chosen = this.entry.chosen === seat ? null : seat;
    }
}
