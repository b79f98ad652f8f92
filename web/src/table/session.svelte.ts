/** One table on one page: its socket, what is known of it, and what became of what was asked. */
import { ask } from "../api/http";
import { TableSocket, type Connection, type Outcome } from "../api/socket";
import type { Frame, Told, Wish } from "../api/types";
import { take, told, type TableState } from "../state/table";
import { toast } from "../ui/toasts.svelte";
import { sayTold } from "../words/words.svelte";

export class TableSession {
    state = $state.raw<TableState | null>(null);
    connection = $state.raw<Connection>("connecting");
    /** Why the table cannot be shown, if it cannot. */
    refusal = $state.raw<Told | null>(null);
    /** Why a hint that was asked for did not come. */
    failure = $state.raw<Told | null>(null);
    #socket: TableSocket;

    constructor(readonly table: string) {
        this.#socket = new TableSocket(table, {
            frame: (frame) => this.#take(frame),
            connection: (connection, why) => {
                this.connection = connection;
                if (why) this.refusal = why;
            },
            failed: (why) => (this.failure = why),
        });
    }

    /** Ask for something; what is refused is shown, and given back to whoever asked. */
    async wish(wish: Wish): Promise<Outcome> {
        const outcome = await this.#socket.send(wish);
        if (outcome) toast(sayTold(outcome), "bad");
        return outcome;
    }

    /** Look at the table as whoever one has become. */
    again(): void {
        this.#socket.again();
    }

    close(): void {
        this.#socket.close();
    }

    #take(frame: Frame): void {
        this.state = take(this.state, frame, Date.now());
        if (frame.type === "view") void this.#fetchStory();
        // Updates tell what changes. At the first deal there was nothing before, so all is asked for.
        if (frame.type === "update" && frame.now && this.state?.match === null) this.again();
    }

    /** What was played before this page was opened, for the score pad. */
    async #fetchStory(): Promise<void> {
        try {
            const story = await ask("get", "/api/tables/{table}/story", {
                path: { table: this.table },
            });
            if (this.state) this.state = told(this.state, story.rounds, story.version ?? 0);
        } catch {
            // The pad then begins with what happens from here on; the next view asks again.
            if (this.state) this.state = told(this.state, [], 0);
        }
    }
}
