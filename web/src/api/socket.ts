/**
 * The socket of one table: frames come in, wishes go out.
 *
 * When it is cut off it comes again, names the last version it saw, and sends again whatever was not
 * answered, under the same id; so a wish is carried out once or refused, and never forgotten.
 */
import type { Frame, Told, Wish } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Listener {
    frame(frame: Frame): void;
    connection(connection: Connection, why?: Told): void;
    /** What was acknowledged came to nothing after all: to think of a hint may fail. */
    failed?(why: Told): void;
}

/** What came of a wish: nothing to say, or why it was refused. */
export type Outcome = Told | null;

interface Waiting {
    text: string;
    settle(outcome: Outcome): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** How long a connection or an answer may take; a phone that changes networks is told of nothing. */
const PATIENCE = 10_000;
/** Why a socket may be refused for now; after any other reason it is of no use to come again. */
const FOR_NOW = new Set(["too-many", "server-stopping"]);

export class TableSocket {
    #socket: WebSocket | null = null;
    #version = 0;
    #waiting = new Map<string, Waiting>();
    #pause = FIRST_PAUSE;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #closed = false;

    constructor(
        readonly table: string,
        readonly listener: Listener,
    ) {
        addEventListener("online", this.#hurry);
        addEventListener("offline", this.#drop);
        document.addEventListener("visibilitychange", this.#hurry);
        this.#connect();
    }

    /** Ask for something at the table; it is sent again until it is answered. */
    send(wish: Wish, id: string = newId()): Promise<Outcome> {
        const text = JSON.stringify({ ...wish, id });
        return new Promise((settle) => {
            this.#waiting.set(id, { text, settle });
            if (this.#socket?.readyState !== WebSocket.OPEN) return;
            this.#socket.send(text);
            this.#expect();
        });
    }

    /** Come again as somebody else: whom the server takes one for is settled when a connection begins. */
    again(): void {
        const before = this.#socket;
        this.#version = 0;
        this.#connect();
        before?.close();
    }

    close(): void {
        this.#closed = true;
        clearTimeout(this.#timer);
        removeEventListener("online", this.#hurry);
        removeEventListener("offline", this.#drop);
        document.removeEventListener("visibilitychange", this.#hurry);
        this.#socket?.close();
    }

    #connect(): void {
        clearTimeout(this.#timer);
        const since = this.#version ? `?since=${this.#version}` : "";
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const path = `/api/tables/${encodeURIComponent(this.table)}/socket${since}`;
        const socket = new WebSocket(`${scheme}://${location.host}${path}`);
        this.#socket = socket;
        this.listener.connection("connecting");
        this.#timer = setTimeout(() => socket.close(), PATIENCE);
        socket.addEventListener("message", ({ data }) => this.#take(socket, String(data)));
        socket.addEventListener("open", () => this.#opened(socket));
        socket.addEventListener("close", () => this.#lost(socket));
    }

    #opened(socket: WebSocket): void {
        for (const { text } of this.#waiting.values()) socket.send(text);
        this.#expect();
    }

    /** Whoever is asked and says nothing is gone, which the browser may find out much later. */
    #expect(): void {
        clearTimeout(this.#timer);
        if (this.#waiting.size > 0) this.#timer = setTimeout(this.#drop, PATIENCE);
    }

    #take(socket: WebSocket, text: string): void {
        if (socket !== this.#socket) return;
        const frame = JSON.parse(text) as Frame;
        if (frame.type === "view" || frame.type === "update") this.#arrived(frame.version);
        if (frame.type === "ack") this.#settle(frame.id, null);
        if (frame.type === "refused") this.#refused(frame.id, frame.error);
        if (!this.#closed) this.#expect();
        this.listener.frame(frame);
    }

    #arrived(version: number): void {
        this.#version = version;
        this.#pause = FIRST_PAUSE;
        this.listener.connection("open");
    }

    #refused(id: string | null, why: Told): void {
        if (id !== null) {
            if (this.#waiting.has(id)) this.#settle(id, why);
            else this.listener.failed?.(why);
            return;
        }
        // The socket itself is refused. Whoever has seen the table or asked for something comes again.
        const begun = this.#version > 0 || this.#waiting.size > 0;
        if (begun && FOR_NOW.has(why.name)) return;
        this.close();
        for (const waiting of this.#waiting.keys()) this.#settle(waiting, why);
        this.listener.connection("refused", why);
    }

    #settle(id: string, outcome: Outcome): void {
        this.#waiting.get(id)?.settle(outcome);
        this.#waiting.delete(id);
    }

    #lost(socket: WebSocket): void {
        if (this.#closed || socket !== this.#socket) return;
        clearTimeout(this.#timer);
        this.listener.connection("lost");
        this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
        this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    }

    /** The network is back, or the person is: there is no reason to wait. */
    #hurry = (): void => {
        const gone = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
        if (!this.#closed && gone && !document.hidden) this.#connect();
    };

    /** There is no network, or nobody at its other end; the socket would find out much later. */
    #drop = (): void => {
        const socket = this.#socket;
        if (this.#closed || socket === null || socket.readyState !== WebSocket.OPEN) return;
        socket.close();
        this.#lost(socket);
        this.#socket = null;
    };
}

function newId(): string {
    // crypto.randomUUID is for secure pages only, and on a home network the page is not.
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}
