/** Session at one table: its socket, its state, and sent commands. */
import { request } from "../api/http";
import type { Connection, Outcome, TableTransport } from "../api/socket";
import { openTransport } from "../api/transport";
import type { Command, Frame, Message } from "../api/types";
import { keepContribution, type Doubt } from "../fairness/seen";
import { TableWitness } from "../fairness/witness";
import { isLocal } from "../local/localId";
import { applyFrame, withStory, type TableState } from "../state/table";
import { toast } from "../ui/toasts.svelte";
import { sayMessage } from "../words/words.svelte";
import { steadyNow } from "./steadyNow";

/** What the guide says to an action that is legal but not the one it asks for. */
const DECLINED = "table-not-guided";

export class TableSession {
    state = $state.raw<TableState | null>(null);
    connection = $state.raw<Connection>("connecting");
    /** Why the table cannot be shown, if so. */
    refusal = $state.raw<Message | null>(null);
    /** Why a requested hint failed. */
    hintFailure = $state.raw<Message | null>(null);
    /** How the server contradicts what it showed this device before, if it does. */
    doubt = $state.raw<Doubt | null>(null);
    #witness: TableWitness;
    #socket: TableTransport;

    constructor(readonly table: string) {
        this.#witness = new TableWitness(table, (doubt) => (this.doubt = doubt));
        this.#socket = openTransport(table, {
            frame: (frame) => this.#receive(frame),
            connection: (connection, why) => {
                this.connection = connection;
                if (why) this.refusal = why;
            },
            failed: (why) => (this.hintFailure = why),
            kept: () => this.#witness.kept,
        });
    }

    /** Sends a command; a refusal is shown as a toast and returned. */
    async send(command: Command): Promise<Outcome> {
        const outcome = await this.ask(command);
        // If the table itself is refused, the page says why.
        if (outcome && !this.refusal)
            toast(sayMessage(outcome), outcome.name === DECLINED ? "plain" : "bad");
        return outcome;
    }

    /** Sends a command; a refusal is only returned. */
    async ask(command: Command): Promise<Outcome> {
        if (command.type !== "sit" || !command.contribution || !this.state)
            return this.#socket.send(command);
        const { seats, contribution } = command;
        const forget = keepContribution(this.state.table, seats, contribution);
        const outcome = await this.#socket.send(command);
        if (outcome) forget();
        return outcome;
    }

    /** Reconnects as the guest that was just created. */
    reconnect(): void {
        this.#socket.reconnect();
    }

    /** Connects again after a refusal. */
    retry(): void {
        this.refusal = null;
        this.connection = "connecting";
        this.reconnect();
    }

    close(): void {
        this.#socket.close();
    }

    #receive(frame: Frame): void {
        // This device need not prove anything to itself.
        if (!isLocal(this.table)) void this.#witness.take(frame);
        this.state = applyFrame(this.state, frame, steadyNow());
        if (frame.type === "view") void this.#fetchStory();
        // Updates are changes only. The first deal has no previous state, so a full view is needed.
        if (frame.type === "update" && frame.now && this.state?.match === null) this.reconnect();
    }

    /** Fetches the rounds played before this page was opened, for the score pad. */
    async #fetchStory(): Promise<void> {
        try {
            const story = await request("get", "/api/tables/{table}/story", {
                path: { table: this.table },
            });
            if (this.state) this.state = withStory(this.state, story.rounds, story.version ?? 0);
        } catch {
            // The score pad then starts from here; the next view retries.
            if (this.state) this.state = withStory(this.state, [], 0);
        }
    }
}
