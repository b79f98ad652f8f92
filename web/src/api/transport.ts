/** Transports of tables: a socket to the server, or this device itself. */
import { isLocal } from "../local/localId";
import { UNREACHABLE } from "./http";
import {
    newId,
    TableSocket,
    type Outcome,
    type SocketListener,
    type TableTransport,
} from "./socket";
import type { Command } from "./types";

/** Connects to a table, wherever it is. */
export function openTransport(table: string, listener: SocketListener): TableTransport {
    return isLocal(table) ? new LazyTransport(table, listener) : new TableSocket(table, listener);
}

/** A table on this device, whose code is loaded when it is first needed. */
class LazyTransport implements TableTransport {
    #inner: Promise<TableTransport | null>;

    constructor(table: string, listener: SocketListener) {
        this.#inner = import("../local/localSocket").then(
            ({ LocalSocket }) => new LocalSocket(table, listener),
            () => {
                listener.connection("refused", UNREACHABLE);
                return null;
            },
        );
    }

    async send(command: Command, id: string = newId()): Promise<Outcome> {
        const inner = await this.#inner;
        return inner ? inner.send(command, id) : UNREACHABLE;
    }

    reconnect(): void {
        void this.#inner.then((inner) => inner?.reconnect());
    }

    close(): void {
        void this.#inner.then((inner) => inner?.close());
    }
}
