// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../api/http";
import type { Connection, SocketListener } from "../api/socket";
import type { Frame, IdentifiedCommand, Message } from "../api/types";
import { LocalTable } from "./localTable";

const { call, append, holdVersion, releaseVersion, transact } = vi.hoisted(() => ({
    holdVersion: vi.fn<(path: string, engine: string) => Promise<void>>(),
    releaseVersion: vi.fn<(path: string) => Promise<void>>(),
    call: vi.fn<(name: string) => Promise<object | undefined>>(),
    append: vi.fn<() => Promise<void>>(),
    transact: vi.fn<() => Promise<void>>(),
}));
const NO_ANSWER = new ApiError(503, { name: "local-no-answer", details: {} });
const ELSEWHERE = new ApiError(409, { name: "local-elsewhere", details: {} });
const HEAD = { table: "local-a", version: 1, names: [null], line: { status: "playing" } };
const WRITE = { row: ["local-a", 2], head: { ...HEAD, version: 2 } };
const ACK = { type: "ack", id: "1", version: 2 } as Frame;
const FAULT: Message = { name: "local-fault", details: {} };
const running = { hash: "h", call };

vi.mock("./begun", () => ({ loadAsBegun: () => Promise.resolve(), holdVersion, releaseVersion }));
vi.mock("./engine", () => ({ engine: () => running }));
vi.mock("./holder", () => ({ holderName: () => "Anna" }));
vi.mock("./database", () => ({
    isNoAnswer: (error: unknown) => error === NO_ANSWER,
    probe: transact,
}));
vi.mock("./logStore", () => ({
    append,
    isElsewhere: (error: unknown) => error === ELSEWHERE,
    headOf: () => Promise.resolve(HEAD),
    rowsOf: () => Promise.resolve([["local-a", 1]]),
}));
vi.mock("./versions", () => ({ engineFor: () => Promise.resolve("h") }));

function answer(name: string): object | undefined {
    if (name === "tables.load") return undefined;
    const told = name === "tables.command" ? { writes: [WRITE], frames: [ACK] } : {};
    return { writes: [], frames: [], due_in: null, ...told };
}

/** What ends the listening of a test. */
let leave = (): void => {};

/** A table with somebody who listens, and what was heard. */
function listened(): { table: LocalTable; heard: Frame[]; states: [Connection, string?][] } {
    const heard: Frame[] = [];
    const states: [Connection, string?][] = [];
    const table = new LocalTable("local-a");
    const listener: SocketListener = {
        frame: (frame) => heard.push(frame),
        connection: (state, why) => states.push(why ? [state, why.name] : [state]),
    };
    table.join(listener);
    leave = () => table.leave(listener);
    return { table, heard, states };
}

function calls(): string[] {
    return call.mock.calls.map(([name]) => name);
}

const PASS = { type: "go-on", id: "1" } as IdentifiedCommand;

beforeEach(() => {
    call.mockReset().mockImplementation((name: string) => Promise.resolve(answer(name)));
    append.mockReset().mockResolvedValue(undefined);
    holdVersion.mockReset().mockResolvedValue(undefined);
    releaseVersion.mockReset().mockResolvedValue(undefined);
    transact.mockReset().mockResolvedValue(undefined);
});
afterEach(() => leave());

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

test("a table lets go of its version when it is over", async () => {
    const { table, heard } = listened();
    table.send(PASS);
    await vi.waitFor(() => expect(heard).toEqual([ACK]));
    expect(releaseVersion).not.toHaveBeenCalled();
    const over = { ...WRITE, head: { ...WRITE.head, line: { status: "over" } } };
    call.mockResolvedValueOnce({ writes: [over], frames: [ACK], due_in: null });
    table.send(PASS);
    await vi.waitFor(() => expect(heard).toEqual([ACK, ACK]));
    expect(releaseVersion).toHaveBeenCalledWith("/table/local-a");
});

test("a row that cannot be kept has not happened: the log is read again", async () => {
    const full: Message = { name: "local-not-kept", details: {} };
    append.mockRejectedValueOnce(new ApiError(507, full));
    const { table, heard, states } = listened();
    await vi.waitFor(() => expect(states).toEqual([["open"]]));
    table.send(PASS);
    await vi.waitFor(() => expect(states).toContainEqual(["refused", "local-not-kept"]));
    expect(heard).toEqual([]);
    table.send(PASS);
    await vi.waitFor(() => expect(heard).toEqual([ACK]));
    expect(calls().slice(-2)).toEqual(["tables.load", "tables.command"]);
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

test("while the storage does not answer, the move waits and the table says so", async () => {
    vi.useFakeTimers();
    append.mockRejectedValueOnce(NO_ANSWER).mockRejectedValueOnce(NO_ANSWER);
    const { table, heard, states } = listened();
    table.send(PASS);
    await vi.advanceTimersByTimeAsync(100);
    expect(states).toEqual([["open"], ["lost"]]);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([ACK]);
    expect(states.at(-1)).toEqual(["open"]);
    // It was carried out once; only keeping it was tried again.
    expect(calls().filter((name) => name === "tables.command")).toHaveLength(1);
    vi.useRealTimers();
});

test("the storage is tried out when the page shows again", async () => {
    const { states } = listened();
    await vi.waitFor(() => expect(states).toEqual([["open"]]));
    expect(transact).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(transact).toHaveBeenCalledOnce());
    expect(states).toEqual([["open"]]);
});

test("who writes second learns that the game is open elsewhere", async () => {
    append.mockRejectedValueOnce(ELSEWHERE);
    const { table, heard, states } = listened();
    table.send(PASS);
    await vi.waitFor(() => expect(states).toContainEqual(["refused", "local-elsewhere"]));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(transact).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
});

test("a game that is opened again holds its version for longer, a rematch too", async () => {
    const { states } = listened();
    await vi.waitFor(() => expect(states).toEqual([["open"]]));
    expect(holdVersion).toHaveBeenCalledExactlyOnceWith("/table/local-a", "h");
});

test("a table that is open is read and shown again after somebody was renamed", async () => {
    const { table, heard, states } = listened();
    await vi.waitFor(() => expect(states).toEqual([["open"]]));
    const view = { type: "view" } as Frame;
    call.mockImplementation((name: string) =>
        Promise.resolve(
            name === "tables.view" ? { writes: [], frames: [view], due_in: null } : undefined,
        ),
    );
    table.showAgain();
    await vi.waitFor(() => expect(heard).toEqual([view]));
    expect(calls().slice(-2)).toEqual(["tables.load", "tables.view"]);
});
