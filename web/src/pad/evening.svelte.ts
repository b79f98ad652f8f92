/**
 * An evening: the edits of a pad, and what Python makes of them.
 *
 * An edit is kept before it is shown. It is scored as soon as Python can: until then it is a pending
 * line. Every point comes from Python.
 */
import type { Message } from "../api/types";
import { isConflict } from "../local/localDatabase";
import { askToPersist } from "../local/persist";
import { message } from "../words/message";
import { lookAt } from "./looking";
import { whenIdle } from "../ui/whenIdle";
import { bindEvening } from "./padEngine";
import { NO_PAD_RULES, NOT_READ, OLD_RULES, RULES_ASKED, whyUnscored } from "./padErrors";
import { appendEdits, dropEdit, keepView, loadPad, settleEdits, type Extent } from "./padStore";
import {
    documentOf,
    rulesNow,
    settingsOf,
    type Edit,
    type Line,
    type PadSettings,
    type PadView,
} from "./padTypes";

const ELSEWHERE = message("evening-elsewhere");
const NOT_KEPT = message("evening-not-kept");

export class Evening {
    /** What the pad began with. */
    #begun = $state.raw<PadSettings | null>(null);
    edits = $state.raw<readonly Edit[]>([]);
    /** What Python made of the first `scored` edits; null before it has answered once. */
    view = $state.raw<PadView | null>(null);
    scored = $state.raw(0);
    /** Whether the pad was looked for; it is missing if there are no settings then. */
    loaded = $state.raw(false);
    /** Whether Python runs, so that answers come at once. */
    ready = $state.raw(false);
    /** Why the last edit was not kept, or could not be scored. */
    trouble = $state.raw<Message | null>(null);
    /** Whether the rules are missing on this device, or older than what is written. */
    lacksRules = $derived.by((): boolean =>
        [NO_PAD_RULES.name, OLD_RULES.name].includes(this.trouble?.name ?? ""),
    );
    /** Whether they are fetched only if somebody agrees. */
    asksForRules = $derived.by((): boolean => this.trouble?.name === RULES_ASKED.name);
    /** How often an edit had been undone when this tab last read or undid one. */
    #undone = $state.raw(0);
    #work: Promise<unknown> = Promise.resolve();
    #scoring = false;
    #stale = false;
    /** Whether the evening was over when it was scored last; null before. */
    #over: boolean | null = null;
    #binding: Promise<void> = Promise.resolve();
    /** Whether the view is to be kept. */
    #isKeeping = false;

    constructor(readonly id: string) {}

    settings = $derived.by((): PadSettings | null => {
        if (!this.#begun) return null;
        const { id, begun_on } = this.#begun;
        const now = rulesNow(this.#begun, this.edits);
        return { id, ...(begun_on === undefined ? {} : { begun_on }), ...now };
    });
    /** The edits that are not scored yet. */
    pending = $derived.by((): readonly Edit[] => this.edits.slice(this.scored));
    isSettled = $derived.by((): boolean => this.view !== null && this.pending.length === 0);
    canUndo = $derived.by((): boolean => this.edits.length > 1);
    /** Differs from before once an edit was undone or may have moved lines to other numbers. */
    numbering = $derived.by(
        (): string => `${this.#undone} ${this.edits.filter(isNumbered).length}`,
    );
    /** Whether the lines of the view have their numbers: what follows it only adds lines. */
    numbersHold = $derived.by(
        (): boolean =>
            this.view?.document.edits.length === this.scored && !this.pending.some(isNumbered),
    );

    /** Reads what is kept, and scores it, `after` something else; what is entered meanwhile waits. */
    load(after: Promise<void> = Promise.resolve()): Promise<void> {
        return this.#inTurn(async () => {
            await after;
            const kept = await loadPad(this.id);
            this.loaded = true;
            this.#begun = kept ? settingsOf(kept.head) : null;
            if (!kept) return;
            this.edits = kept.edits;
            this.#undone = kept.head.undone;
            this.view = kept.view;
            this.scored = kept.scored;
            void this.score(!this.ready);
        }, NOT_READ);
    }

    /** Reads it again after trouble, which is told again only if it is still there. */
    retry(): Promise<void> {
        this.trouble = null;
        return this.load();
    }

    add(...lines: Line[]): Promise<void> {
        return this.write(...lines.map((line): Edit => ({ edit: "add", line })));
    }

    /** Keeps edits, shows them and scores them. */
    write(...edits: Edit[]): Promise<void> {
        const { numbering } = this;
        return this.#inTurn(async () => {
            // What was written or undone before it may have given the line another number.
            if (edits.some(isNumbered) && numbering !== this.numbering) return;
            // What asks stays where it is, with the focus in it.
            if (!this.asksForRules) this.trouble = null;
            await appendEdits(this.id, this.#extent(), edits);
            if (this.edits.length === 1) askToPersist();
            this.edits = [...this.edits, ...edits];
            void this.score();
        });
    }

    /** Undoes the last edit. */
    undo(): Promise<void> {
        return this.#inTurn(async () => {
            if (!this.canUndo) return;
            await dropEdit(this.id, this.#extent());
            this.#undone += 1;
            this.edits = this.edits.slice(0, -1);
            if (this.scored > this.edits.length) this.#forget();
            void this.score();
        });
    }

    /** What this tab knows of what is kept. */
    #extent(): Extent {
        return { edits: this.edits.length, undone: this.#undone };
    }

    /** The view no longer holds; it stays on the screen only if the next one comes at once. */
    #forget(): void {
        this.#stale = true;
        if (!this.ready) this.view = null;
        this.scored = this.ready ? this.edits.length : 0;
    }

    /** Asks Python about all edits, until the answer is about the newest. */
    async score(anyway = false): Promise<void> {
        if (this.#scoring || !this.#begun) return;
        this.#scoring = true;
        let asks = anyway || this.#stale || this.pending.length > 0;
        try {
            while (asks) {
                this.#stale = false;
                const asked = this.edits;
                // What was kept may come from another version of the app.
                const held = this.ready ? this.view : null;
                const view = await lookAt(documentOf(this.#begun, asked), held);
                this.ready = true;
                await this.#show(asked, view);
                asks = this.#stale || this.edits.length > this.scored;
            }
        } catch (error) {
            this.ready = false;
            this.trouble = whyUnscored(error);
        } finally {
            this.#scoring = false;
        }
    }

    async #show(asked: readonly Edit[], view: PadView): Promise<void> {
        const settled = view.document.edits;
        const first = asked.findIndex(
            (edit, number) =>
                edit !== settled[number] &&
                JSON.stringify(edit) !== JSON.stringify(settled[number]),
        );
        const isCurrent = (): boolean =>
            this.edits.length >= asked.length && this.edits.at(asked.length - 1) === asked.at(-1);
        if (first >= 0 && isCurrent())
            await settleEdits(this.id, first, settled.slice(first), this.#undone);
        // Meanwhile the last edit may have been undone.
        if (!isCurrent()) {
            this.#stale = true;
            return;
        }
        this.edits = [...settled, ...this.edits.slice(asked.length)];
        this.view = view;
        this.scored = settled.length;
        if (this.trouble?.name !== ELSEWHERE.name) this.trouble = null;
        this.#bind(view.end.length > 0);
        // What is written meanwhile comes with the next view.
        if (this.edits.length === this.scored) this.#keepLater();
    }

    /** Keeps the view once the browser has shown it: that takes the longer the more lines there are. */
    #keepLater(): void {
        if (this.#isKeeping) return;
        this.#isKeeping = true;
        whenIdle(() => this.keepNow());
    }

    /** Keeps the view if it is that of now. Nothing is lost without it: the next start is slower. */
    keepNow(): void {
        const { view, edits } = this;
        const isCurrent = this.#isKeeping && view?.document.edits.at(-1) === edits.at(-1);
        this.#isKeeping = false;
        if (view && isCurrent && this.isSettled)
            void keepView(this.id, this.#extent(), view).catch(() => {});
    }

    /** Holds the version of the app until the evening is over. */
    #bind(over: boolean): void {
        if (over === this.#over) return;
        this.#over = over;
        // One after the other, so that what is let go of stays so.
        this.#binding = this.#binding.then(() => bindEvening(this.id, over)).catch(() => {});
    }

    #inTurn(work: () => Promise<void>, trouble = NOT_KEPT): Promise<void> {
        const done = this.#work.then(work).catch((error: unknown) => this.#fail(error, trouble));
        this.#work = done;
        return done;
    }

    #fail(error: unknown, trouble: Message): void {
        if (isConflict(error)) {
            this.trouble = ELSEWHERE;
            void this.load();
            return;
        }
        console.warn(error);
        this.trouble = trouble;
    }
}

/** Whether an edit is about a line by its number. */
function isNumbered(edit: Edit): boolean {
    return "number" in edit;
}
