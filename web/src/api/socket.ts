/**
 * WebSocket of one table: receives frames, sends commands.
 *
 * After a lost connection it reconnects, names the last version it saw, and sends every
 * unacknowledged command again under the same id; so each command is carried out once or refused,
 * and never lost.
 */
import type { Command, Frame, Message } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface SocketListener {
    frame(frame: Frame): void;
    connection(connection: Connection, why?: Message): void;
    /**
     * Called when an acknowledged command fails later, such as a hint that could not be computed.
     */
    failed?(why: Message): void;
    /** The version of the last head of the log that was kept; null without one. */
    kept?(): number | null;
}

/** What a table page needs of its table: a socket, or a table on this device. */
export interface TableTransport {
    /** Sends a command until it is acknowledged or refused. */
    send(command: Command, id?: string): Promise<Outcome>;
    /** Asks for the whole view again. */
    reconnect(): void;
    close(): void;
}

/** Result of a command: null if it was accepted, else the reason for the refusal. */
export type Outcome = Message | null;

interface PendingCommand {
    text: string;
    settle(outcome: Outcome): void;
}

const MIN_RETRY_DELAY = 400;
const MAX_RETRY_DELAY = 8_000;
/**
 * Time limit for connecting and for an answer, in milliseconds; browsers do not report a changed
 * network.
 */
const TIMEOUT = 10_000;
/** Refusals worth a retry; all other reasons are final. */
const TEMPORARY = new Set(["too-many", "server-stopping"]);

export class TableSocket implements TableTransport {
    #socket: WebSocket | null = null;
    #version = 0;
    #pending = new Map<string, PendingCommand>();
    #retryDelay = MIN_RETRY_DELAY;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #closed = false;

    constructor(
        readonly table: string,
        readonly listener: SocketListener,
    ) {
        addEventListener("online", this.#reconnectNow);
        addEventListener("offline", this.#disconnect);
        document.addEventListener("visibilitychange", this.#reconnectNow);
        this.#connect();
    }

    /** Sends a command, again after each reconnect, until it is acknowledged or refused. */
    send(command: Command, id: string = newId()): Promise<Outcome> {
        const text = JSON.stringify({ ...command, id });
        return new Promise((settle) => {
            this.#pending.set(id, { text, settle });
            if (this.#socket?.readyState !== WebSocket.OPEN) return;
            this.#socket.send(text);
            this.#startTimeout();
        });
    }

    /**
     * Reconnects from the start; needed after signing in, since the server identifies the user on
     * connecting.
     */
    reconnect(): void {
        const previous = this.#socket;
        this.#version = 0;
        this.#connect();
        previous?.close();
    }

    close(): void {
        this.#closed = true;
        clearTimeout(this.#timer);
        removeEventListener("online", this.#reconnectNow);
        removeEventListener("offline", this.#disconnect);
        document.removeEventListener("visibilitychange", this.#reconnectNow);
        this.#socket?.close();
    }

    #connect(): void {
        clearTimeout(this.#timer);
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const path = `/api/tables/${encodeURIComponent(this.table)}/socket${this.#query()}`;
        const socket = new WebSocket(`${scheme}://${location.host}${path}`);
        this.#socket = socket;
        this.listener.connection("connecting");
        this.#timer = setTimeout(() => socket.close(), TIMEOUT);
        socket.addEventListener("message", ({ data }) => this.#receive(socket, String(data)));
        socket.addEventListener("open", () => this.#opened(socket));
        socket.addEventListener("close", () => this.#reconnectLater(socket));
    }

    /** The versions that the server has to go on from. */
    #query(): string {
        const versions = { since: this.#version, kept: this.listener.kept?.() ?? 0 };
        const known = Object.entries(versions).filter(([, version]) => version > 0);
        return known.length > 0 ? `?${known.map((pair) => pair.join("=")).join("&")}` : "";
    }

    #opened(socket: WebSocket): void {
        for (const { text } of this.#pending.values()) socket.send(text);
        this.#startTimeout();
    }

    /** Drops the connection if a pending command gets no answer in time. */
    #startTimeout(): void {
        clearTimeout(this.#timer);
        if (this.#pending.size > 0) this.#timer = setTimeout(this.#disconnect, TIMEOUT);
    }

    #receive(socket: WebSocket, text: string): void {
        if (socket !== this.#socket) return;
        const frame = JSON.parse(text) as Frame;
        if (frame.type === "view" || frame.type === "update") this.#synced(frame.version);
        if (frame.type === "ack") this.#settle(frame.id, null);
        if (frame.type === "refused") this.#refused(frame.id, frame.error);
        if (!this.#closed) this.#startTimeout();
        this.listener.frame(frame);
    }

    #synced(version: number): void {
        this.#version = version;
        this.#retryDelay = MIN_RETRY_DELAY;
        this.listener.connection("open");
    }

    #refused(id: string | null, why: Message): void {
        if (id !== null) {
            if (this.#pending.has(id)) this.#settle(id, why);
            else this.listener.failed?.(why);
            return;
        }
        // The socket itself is refused. Retry if the table was seen before or a command is pending.
        const hasBegun = this.#version > 0 || this.#pending.size > 0;
        if (hasBegun && TEMPORARY.has(why.name)) return;
        this.close();
        for (const pending of this.#pending.keys()) this.#settle(pending, why);
        this.listener.connection("refused", why);
    }

    #settle(id: string, outcome: Outcome): void {
        this.#pending.get(id)?.settle(outcome);
        this.#pending.delete(id);
    }

    #reconnectLater(socket: WebSocket): void {
        if (this.#closed || socket !== this.#socket) return;
        clearTimeout(this.#timer);
        this.listener.connection("lost");
        this.#timer = setTimeout(
            () => this.#connect(),
            this.#retryDelay * (0.75 + Math.random() / 2),
        );
        this.#retryDelay = Math.min(2 * this.#retryDelay, MAX_RETRY_DELAY);
    }

    /** Reconnects at once when the network or the tab becomes available again. */
    #reconnectNow = (): void => {
        const gone = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
        if (!this.#closed && gone && !document.hidden) this.#connect();
    };

    /** Closes a dead connection without waiting for the browser to notice. */
    #disconnect = (): void => {
        const socket = this.#socket;
        if (this.#closed || socket === null || socket.readyState !== WebSocket.OPEN) return;
        socket.close();
        this.#reconnectLater(socket);
        this.#socket = null;
    };
}

export function newId(): string {
    // crypto.randomUUID exists on secure pages only, and a page on a home network is not.
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}
