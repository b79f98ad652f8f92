// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { TableSocket } from "./socket";
import type { Message } from "./types";

/** The server's end of a socket. */
class Wire extends EventTarget {
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    static last: Wire;
    readyState = Wire.OPEN;
    sent: { id: string }[] = [];

    constructor() {
        super();
        Wire.last = this;
    }

    send(text: string): void {
        this.sent.push(JSON.parse(text) as { id: string });
    }

    close(): void {
        this.readyState = Wire.CLOSED;
    }

    tell(frame: object): void {
        this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
    }
}

const BUSY: Message = { name: "thinking-busy", details: { seconds: 5 } };

beforeEach(() => vi.stubGlobal("WebSocket", Wire));
afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

const VIEW = { type: "view", version: 3 };
const GONE: Message = { name: "no-such-table", details: {} };

function sendHint(failed: (why: Message) => void): {
    outcome: Promise<Message | null>;
    id: string;
} {
    const socket = new TableSocket("t", { frame: () => {}, connection: () => {}, failed });
    const outcome = socket.send({ type: "hint", decision: 1, perfect: false });
    return { outcome, id: Wire.last.sent[0]?.id ?? "" };
}

it("returns a refusal to the sender", async () => {
    const failed = vi.fn<(why: Message) => void>();
    const { outcome, id } = sendHint(failed);
    Wire.last.tell({ type: "refused", id, error: BUSY });
    expect(await outcome).toEqual(BUSY);
    expect(failed).not.toHaveBeenCalled();
});

it("reports an acknowledged command that fails later", async () => {
    const failed = vi.fn<(why: Message) => void>();
    const { outcome, id } = sendHint(failed);
    Wire.last.tell({ type: "ack", id, version: 3 });
    expect(await outcome).toBeNull();
    Wire.last.tell({ type: "refused", id, error: BUSY });
    expect(failed).toHaveBeenCalledExactlyOnceWith(BUSY);
});

it("sends a command again if it gets no answer", () => {
    vi.useFakeTimers();
    const { id } = sendHint(() => {});
    const silent = Wire.last;
    vi.advanceTimersByTime(12_000);
    expect(silent.readyState).toBe(Wire.CLOSED);
    Wire.last.dispatchEvent(new Event("open"));
    expect(Wire.last).not.toBe(silent);
    expect(Wire.last.sent.map((command) => command.id)).toEqual([id]);
});

it("stops the timeout once every command is answered", () => {
    vi.useFakeTimers();
    const { id } = sendHint(() => {});
    Wire.last.tell({ type: "ack", id, version: 3 });
    vi.advanceTimersByTime(60_000);
    expect(Wire.last.readyState).toBe(Wire.OPEN);
});

it("retries a temporary refusal, and gives up if the table is gone", async () => {
    const connection = vi.fn<(connection: string, why?: Message) => void>();
    const socket = new TableSocket("t", { frame: () => {}, connection });
    Wire.last.tell(VIEW);
    const outcome = socket.send({ type: "come-back" });
    Wire.last.tell({ type: "refused", id: null, error: { ...BUSY, name: "too-many" } });
    expect(connection).not.toHaveBeenCalledWith("refused", expect.anything());
    Wire.last.tell({ type: "refused", id: null, error: GONE });
    expect(await outcome).toEqual(GONE);
    expect(connection).toHaveBeenLastCalledWith("refused", GONE);
    expect(Wire.last.readyState).toBe(Wire.CLOSED);
});
