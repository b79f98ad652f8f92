/** One table on one page: its socket, what is known of it, and what became of what was asked. */
import { request } from "../api/http";
import { TableSocket, type Connection, type Outcome } from "../api/socket";
import type { Frame, Message, Command } from "../api/types";
import { applyFrame, withStory, type TableState } from "../state/table";
import { toast } from "../ui/toasts.svelte";
import { sayMessage } from "../words/words.svelte";

export class TableSession {
    state = $state.raw<TableState | null>(null);
    connection = $state.raw<Connection>("connecting");
    /** Why the table cannot be shown, if it cannot. */
    refusal = $state.raw<Message | null>(null);
    /** Why a hint that was asked for did not come. */
    failure = $state.raw<Message | null>(null);
    #socket: TableSocket;

    constructor(readonly table: string) {
        this.#socket = new TableSocket(table, {
            frame: (frame) => this.#receive(frame),
            connection: (connection, why) => {
                this.connection = connection;
                if (why) this.refusal = why;
            },
            failed: (why) => (this.failure = why),
        });
    }

    /** Ask for something; what is refused is shown, and given back to whoever asked. */
    async send(command: Command): Promise<Outcome> {
        const outcome = await this.#socket.send(command);
        if (outcome) toast(sayMessage(outcome), "bad");
        return outcome;
    }

    /** Look at the table as whoever one has become. */
    reconnect(): void {
        this.#socket.reconnect();
    }

    close(): void {
        this.#socket.close();
    }

    #receive(frame: Frame): void {
        this.state = applyFrame(this.state, frame, Date.now());
        if (frame.type === "view") void this.#fetchStory();
        // Updates tell what changes. At the first deal there was nothing before, so all is asked for.
        if (frame.type === "update" && frame.now && this.state?.match === null) this.reconnect();
    }

    /** What was played before this page was opened, for the score pad. */
    async #fetchStory(): Promise<void> {
        try {
            const story = await request("get", "/api/tables/{table}/story", {
                path: { table: this.table },
            });
            if (this.state) this.state = withStory(this.state, story.rounds, story.version ?? 0);
        } catch {
            // The pad then begins with what happens from here on; the next view asks again.
            if (this.state) this.state = withStory(this.state, [], 0);
        }
    }
}
