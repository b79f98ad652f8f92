/** Transport of a table on this device, with the manners of a socket. */
import { newId, type Outcome, type SocketListener, type TableTransport } from "../api/socket";
import type { Command, Frame, IdentifiedCommand, Message } from "../api/types";
import { localTable, type LocalTable } from "./localTable";

export class LocalSocket implements TableTransport {
    #table: LocalTable;
    #pending = new Map<string, (outcome: Outcome) => void>();
    #inner: SocketListener;

    constructor(
        readonly table: string,
        readonly listener: SocketListener,
    ) {
        this.#inner = {
            frame: (frame) => this.#receive(frame),
            connection: (connection, why) => {
                if (why) this.#settleAll(why);
                listener.connection(connection, why);
            },
        };
        this.#table = localTable(table);
        this.#table.join(this.#inner);
    }

    send(command: Command, id: string = newId()): Promise<Outcome> {
        return new Promise((settle) => {
            this.#pending.set(id, settle);
            this.#table.send({ ...command, id } as IdentifiedCommand);
        });
    }

    reconnect(): void {
        // The table may have been closed meanwhile, because another tab has opened it.
        this.#table = localTable(this.table);
        this.#table.join(this.#inner);
    }

    close(): void {
        this.#table.leave(this.#inner);
    }

    #receive(frame: Frame): void {
        if (frame.type === "ack") this.#settle(frame.id, null);
        if (frame.type === "refused" && frame.id !== null) this.#settle(frame.id, frame.error);
        this.listener.frame(frame);
    }

    #settle(id: string, outcome: Outcome): void {
        this.#pending.get(id)?.(outcome);
        this.#pending.delete(id);
    }

    #settleAll(why: Message): void {
        for (const id of this.#pending.keys()) this.#settle(id, why);
    }
}
