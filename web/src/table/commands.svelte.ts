/** Commands of the player: sent to the server once, and previewed until it answers. */
import type { Outcome } from "../api/socket";
import type { Choice, Clock, Command, Guide, Match } from "../api/types";
import { pref, setPrefs } from "../prefs.svelte";
import { actionAt, isPlacement, offered, places, placesOf } from "../state/legalMoves";
import type { TableState } from "../state/table";
import { placeKey } from "../tiles/geometry";
import { message } from "../words/message";
import { Drag } from "./drag.svelte";
import { Board, type Place } from "./field/board.svelte";
import { PendingMove } from "./pendingMove.svelte";
import { refusedNow } from "./refusedNow";
import type { TableSession } from "./session.svelte";

/** Time after an undo in which another is the second tap of a double one, in milliseconds. */
const DOUBLE_TAP_MS = 400;

export class TableCommands {
    readonly move: PendingMove;
    readonly board: Board;
    readonly drag: Drag;
    /** The clock when a command other than a play was sent; null if none is pending. */
    #sentAt = $state.raw<Clock | null>(null);
    /** When something was undone with nothing played since, by this page's clock. */
    #undoneAt = -Infinity;
    /** What the player is asked before it is done; null if nothing. */
    question = $state.raw<"draw" | "undo" | "undo-first" | null>(null);

    /** `now` returns the state of the table, once a round is dealt. */
    constructor(
        readonly session: TableSession,
        readonly now: () => TableState & { match: Match },
    ) {
        this.move = new PendingMove(
            () => this.now().match.legal,
            () => pref("confirm"),
            () => this.now().guide?.action ?? null,
            () => refusedNow(this.now()),
            () => isToBeFound(this.now().guide),
        );
        this.board = new Board(
            () => this.#cells,
            () => this.#openPlaces,
        );
        this.drag = new Drag(this.board, this.move);
    }

    #cells = $derived.by(() => {
        const { fields, phase } = this.now().match;
        const laid = fields.map((tiles) => tiles.map((tile) => tile.at));
        // A field that is about to be started needs room in the layout.
        return phase === "opening" || phase === "new-field" ? [...laid, []] : laid;
    });
    #openPlaces = $derived.by(() =>
        [...places(this.now().match.legal).values()].flatMap((choices) => choices[0] ?? []),
    );

    /** Whether input is blocked until the server answers. */
    get waiting(): boolean {
        return this.#isPending || this.move.sending !== null;
    }

    /**
     * Whether a command other than a play is pending. The update may arrive before the answer; what
     * it shows can be used at once.
     */
    get #isPending(): boolean {
        const { decision, covered } = this.now().clock;
        return this.#sentAt?.decision === decision && this.#sentAt.covered === covered;
    }

    /** Plays a choice; bound, so that it can be passed as a callback. */
    play = async (choice: Choice): Promise<void> => {
        if (this.waiting) return;
        const { move } = this;
        this.#undoneAt = -Infinity;
        // A tile that cannot be laid does not stay chosen through a draw or a pass.
        if (!isPlacement(choice) && move.refusal !== null) move.clear();
        move.sending = choice;
        const { decision } = this.now().clock;
        const refusal = await this.session.send({ type: "play", decision, action: choice.action });
        // The update may arrive before the answer; then the next move may have begun. If the table
        // itself is refused, nothing of it is shown any more.
        if (move.sending !== choice || this.session.refusal) return;
        // The preview of an accepted play stays until the update arrives.
        if (refusal) this.#reset();
        else if (this.now().clock.decision !== decision) this.decisionChanged();
    };

    /** Clears the preview when the next decision begins. */
    decisionChanged(): void {
        // The moves of bots leave a question about undoing open: what it undoes stays the same.
        if (this.question === "draw" || !this.now().clock.may_take_back) this.question = null;
        this.move.helped = false;
        if (this.move.sending) this.#reset();
        else this.move.forgetPlace();
    }

    /** Lays the previewed tile. */
    lay(): void {
        if (this.move.ghost && this.move.isReady) void this.play(this.move.ghost);
    }

    /** Plays what is offered besides tiles; asks first if a draw gives something up. */
    playOffered(what: "draw" | "pass" | "decline"): void {
        const choice = offered(this.move.legal, what);
        if (choice?.gives_up && pref("askDraw") && !this.move.isGuided) this.question = "draw";
        else if (choice) void this.play(choice);
        else if (!this.waiting) this.move.why = this.move.whyNot(what);
    }

    /** Tries the chosen tile in a cell that is not among its places. */
    tryChosen = (place: Place): void => {
        if (this.move.tile !== null) void this.tryTile(this.move.tile, place);
    };

    /** Tries a tile in a cell that is not among its places, so that the rules say why not. */
    tryTile = async (tile: string, place: Place): Promise<void> => {
        const { move } = this;
        if (this.waiting) return;
        const found =
            move.searching && placesOf(move.legal, tile).get(placeKey(place.field, place.at))?.[0];
        if (found) return this.play(found);
        move.helped = true;
        move.why = move.whyNot(tile);
        if (move.why) return;
        const action = actionAt(tile, place);
        const { decision } = this.now().clock;
        const why = await this.session.ask({ type: "play", decision, action });
        if (move.tile === tile && this.now().clock.decision === decision) move.why = why;
    };

    /**
     * Undoes the last move, once for each double tap, or says why not; asks first if the game is
     * then left out of the best scores, and once on each device if it then does not count.
     */
    takeBack(): void {
        const { clock, table, guide, match } = this.now();
        if (!clock.may_take_back) {
            const acted = match.actions.some(({ seat }) => table.seats[seat]?.yours);
            this.move.why = message(acted ? "table-cannot-take-back" : "nothing-to-undo");
            return;
        }
        if (performance.now() - this.#undoneAt < DOUBLE_TAP_MS) return;
        const spoils = clock.leaves_out && table.seats.length > 1 && !guide;
        if (clock.leaves_best_list) this.question = "undo";
        else if (spoils && !pref("explained").includes("undo")) this.question = "undo-first";
        else this.#sendTakeBack();
    }

    /** Does what was asked about, if it is still possible. */
    confirm(): void {
        const asked = this.question;
        this.question = null;
        if (asked === "undo-first") setPrefs({ explained: [...pref("explained"), "undo"] });
        if (asked === "undo" || asked === "undo-first") this.#sendTakeBack();
        const draw = asked === "draw" && offered(this.move.legal, "draw");
        if (draw) void this.play(draw);
    }

    #sendTakeBack(): void {
        const { clock } = this.now();
        if (!clock.may_take_back) return;
        // What was chosen, or refused, belongs to the decision that is left.
        this.move.clear();
        this.#undoneAt = performance.now();
        void this.send({ type: "take-back", decision: clock.decision });
    }

    /** Sends a command, unless another is pending; returns why it was refused, if it was. */
    async send(command: Command): Promise<Outcome> {
        if (this.waiting) return null;
        const { clock } = this.now();
        this.#sentAt = clock;
        const refusal = await this.session.send(command);
        // Another may have been sent since.
        if (this.#sentAt === clock) this.#sentAt = null;
        return refusal;
    }

    #reset(): void {
        const sent = this.move.sending;
        this.move.sending = null;
        if (sent && isPlacement(sent)) this.move.clear();
    }
}

/** Whether a guide asks for an action without showing which. */
function isToBeFound(guide: Guide | null): boolean {
    return Boolean(guide?.asks) && guide?.action === null;
}
