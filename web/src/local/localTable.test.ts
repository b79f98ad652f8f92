// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../api/http";
import type { Connection } from "../api/socket";
import type { Frame, IdentifiedCommand, Message } from "../api/types";
import { LocalTable } from "./localTable";

const { call, append } = vi.hoisted(() => ({
    call: vi.fn<(name: string) => Promise<object | undefined>>(),
    append: vi.fn<() => Promise<void>>(),
}));
const HEAD = { table: "local-a", version: 1, names: [null], line: { status: "playing" } };
const WRITE = { row: ["local-a", 2], head: { ...HEAD, version: 2 } };
const ACK = { type: "ack", id: "1", version: 2 } as Frame;
const FAULT: Message = { name: "local-fault", details: {} };
const running = { hash: "h", call };

vi.mock("./engine", () => ({ engine: () => running }));
vi.mock("./holder", () => ({ holderName: () => "Anna" }));
vi.mock("./logStore", () => ({
    append,
    headOf: () => Promise.resolve(HEAD),
    rowsOf: () => Promise.resolve([["local-a", 1]]),
}));
vi.mock("./versions", () => ({ engineFor: () => Promise.resolve("h") }));

function answer(name: string): object | undefined {
    if (name === "tables.load") return undefined;
    const told = name === "tables.command" ? { writes: [WRITE], frames: [ACK] } : {};
    return { writes: [], frames: [], due_in: null, ...told };
}

/** A table with somebody who listens, and what was heard. */
function listened(): { table: LocalTable; heard: Frame[]; states: [Connection, string?][] } {
    const heard: Frame[] = [];
    const states: [Connection, string?][] = [];
    const table = new LocalTable("local-a");
    table.join({
        frame: (frame) => heard.push(frame),
        connection: (state, why) => states.push(why ? [state, why.name] : [state]),
    });
    return { table, heard, states };
}

function calls(): string[] {
    return call.mock.calls.map(([name]) => name);
}

const PASS = { type: "go-on", id: "1" } as IdentifiedCommand;

beforeEach(() => {
    call.mockReset().mockImplementation((name: string) => Promise.resolve(answer(name)));
    append.mockReset().mockResolvedValue(undefined);
});

test("a row is kept before anybody is told", async () => {
    let keep = (): void => {};
    append.mockReturnValue(new Promise<void>((resolve) => (keep = resolve)));
    const { table, heard } = listened();
    table.send(PASS);
    await vi.waitFor(() => expect(append).toHaveBeenCalledWith([WRITE], "h"));
    expect(heard).toEqual([]);
    keep();
    await vi.waitFor(() => expect(heard).toEqual([ACK]));
});

test("a row that cannot be kept has not happened: the log is read again", async () => {
    append.mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { table, heard, states } = listened();
    await vi.waitFor(() => expect(states).toEqual([["open"]]));
    table.send(PASS);
    await vi.waitFor(() => expect(states).toContainEqual(["refused", "local-not-kept"]));
    expect(heard).toEqual([]);
    table.send(PASS);
    await vi.waitFor(() => expect(heard).toEqual([ACK]));
    expect(calls().slice(-2)).toEqual(["tables.load", "tables.command"]);
    warned.mockRestore();
});

test("after a fault of the engine the log is read again", async () => {
    const { table, heard, states } = listened();
    await vi.waitFor(() => expect(states).toEqual([["open"]]));
    call.mockRejectedValueOnce(new ApiError(500, FAULT));
    table.send(PASS);
    await vi.waitFor(() => expect(states).toContainEqual(["refused", "local-fault"]));
    table.send(PASS);
    await vi.waitFor(() => expect(heard).toEqual([ACK]));
    expect(calls().slice(-2)).toEqual(["tables.load", "tables.command"]);
});
