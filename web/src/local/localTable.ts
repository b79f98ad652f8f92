/**
 * A table on this device: carries out commands in the engine, keeps each row before anybody is
 * told, and lets what is due happen. One tab at a time writes; the last to open it does.
 *
 * While the storage does not answer, the table waits with what is not kept yet, like one whose
 * connection is lost.
 */
import { ApiError } from "../api/http";
import type { SocketListener } from "../api/socket";
import type { Frame, IdentifiedCommand, Message } from "../api/types";
import { tablePath } from "../routes";
import { holdVersion, loadAsBegun, releaseVersion } from "./begun";
import { isNoAnswer, probe } from "./database";
import { engine, type Engine } from "./engine";
import { append, headOf, isElsewhere, rowsOf, type Write } from "./logStore";
import { holderName } from "./holder";
import { engineFor } from "./versions";

export interface Answer {
    writes: Write[];
    frames: Frame[];
    /** Seconds until something is due at the table; null if nothing is. */
    due_in: number | null;
}

const MISSING: Message = { name: "no-such-table", details: {} };
const ELSEWHERE: Message = { name: "local-elsewhere", details: {} };
const FAULT: Message = { name: "local-fault", details: {} };
/** Milliseconds until the storage is tried again. */
const RETRY_DELAY = 2_000;
const tables = new Map<string, LocalTable>();

/** The table of an id, for as long as somebody listens to it. */
export function localTable(id: string): LocalTable {
    const table = tables.get(id) ?? new LocalTable(id);
    tables.set(id, table);
    return table;
}

/** Lets the tables that are open be read again, after somebody was renamed. */
export function showAgain(): void {
    for (const table of tables.values()) table.showAgain();
}

export class LocalTable {
    #listeners = new Set<SocketListener>();
    #work: Promise<unknown> = Promise.resolve();
    #loadedBy: Engine | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #release: (() => void) | null = null;
    #shown = (): void => this.#tryStorage();

    constructor(readonly id: string) {}

    /** Shows the table to a listener from now on. */
    join(listener: SocketListener): void {
        this.#listeners.add(listener);
        document.addEventListener("visibilitychange", this.#shown);
        this.#inTurn(async () => {
            await loadAsBegun(tablePath(this.id)).catch(() => {});
            await this.#lock();
            const { frames } = await this.#ask("tables.view");
            for (const frame of frames) listener.frame(frame);
            listener.connection("open");
        });
    }

    leave(listener: SocketListener): void {
        this.#listeners.delete(listener);
        if (this.#listeners.size > 0) return;
        this.#stop();
        // What was begun is finished first.
        this.#inTurn(() => {
            this.#release?.();
            return Promise.resolve();
        });
    }

    /** Carries out a command; its answer is a frame like any other. */
    send(command: IdentifiedCommand): void {
        this.#inTurn(() => this.#ask("tables.command", { command, name: holderName() }));
    }

    /** Calls that only read, after what was begun before. */
    read<T>(call: string, details: object = {}): Promise<T> {
        return new Promise((resolve, reject) => {
            this.#work = this.#work.then(async () => {
                try {
                    const loaded = await this.#load();
                    resolve(await loaded.call<T>(call, { table: this.id, ...details }));
                } catch (error) {
                    reject(error as Error);
                }
            });
        });
    }

    /** Leaves the table for good; refused if that means something else than `removal` by now. */
    remove(removal?: string): Promise<Answer> {
        return new Promise((resolve, reject) => {
            this.#work = this.#work.then(() =>
                this.#ask("tables.remove", { removal }).then(resolve, reject),
            );
        });
    }

    /** Reads the table again, and shows it. */
    showAgain(): void {
        this.#inTurn(async () => {
            this.#loadedBy = null;
            const { frames } = await this.#ask("tables.view");
            for (const listener of this.#listeners) frames.forEach(listener.frame);
        });
    }

    #inTurn(work: () => Promise<unknown>): void {
        this.#work = this.#work.then(work).catch((error: unknown) => this.#refuse(error));
    }

    #refuse(error: unknown): void {
        if (isElsewhere(error)) {
            this.#lost();
            return;
        }
        if (!(error instanceof ApiError)) console.warn(error);
        const why = error instanceof ApiError ? error.reason : FAULT;
        for (const { connection } of this.#listeners) connection("refused", why);
    }

    /** The browser may have closed the storage while the page was hidden. */
    #tryStorage(): void {
        if (document.visibilityState === "visible") this.#inTurn(() => this.#patiently(probe));
    }

    /** Works with the storage until it answers, as long as somebody listens. */
    async #patiently<T>(work: () => Promise<T>): Promise<T> {
        try {
            return await work();
        } catch (error) {
            if (!isNoAnswer(error) || this.#listeners.size === 0) throw error;
        }
        for (const { connection } of this.#listeners) connection("lost");
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
        const done = await this.#patiently(work);
        for (const { connection } of this.#listeners) connection("open");
        return done;
    }

    async #ask(call: string, details: object = {}): Promise<Answer> {
        const loaded = await this.#load();
        const answer = await this.#carryOut(loaded, call, details);
        this.#wait(answer.due_in);
        if (call !== "tables.view")
            for (const listener of this.#listeners) answer.frames.forEach(listener.frame);
        return answer;
    }

    async #carryOut(loaded: Engine, call: string, details: object): Promise<Answer> {
        try {
            const at = Date.now() / 1000;
            const answer = await loaded.call<Answer>(call, { table: this.id, at, ...details });
            if (answer.writes.length > 0)
                await this.#patiently(() => append(answer.writes, loaded.hash));
            if (answer.writes.some(({ head }) => head.line.status === "over"))
                await releaseVersion(tablePath(this.id)).catch(() => {});
            return answer;
        } catch (error) {
            // It has not happened, whatever the engine thinks: it reads the log again.
            this.#loadedBy = null;
            throw error;
        }
    }

    #wait(seconds: number | null): void {
        clearTimeout(this.#timer);
        if (seconds === null || this.#listeners.size === 0) return;
        this.#timer = setTimeout(
            () => this.#inTurn(() => this.#ask("tables.due")),
            Math.min(seconds * 1000 + 5, 60_000),
        );
    }

    /** The engine that has this table in memory. */
    async #load(): Promise<Engine> {
        const head = await this.#patiently(() => headOf(this.id));
        if (!head) throw new ApiError(404, MISSING);
        const over = head.line.status === "over";
        const found = engine(await engineFor(over ? undefined : head.engine));
        if (this.#loadedBy !== found) {
            const rows = await this.#patiently(() => rowsOf(this.id));
            await found.call("tables.load", { rows, names: head.names });
            this.#loadedBy = found;
            if (!over) await holdVersion(tablePath(this.id), found.hash).catch(() => {});
        }
        return found;
    }

    /** Makes this tab the one that writes; another that has the table open is told so. */
    #lock(): Promise<void> {
        if (this.#release || !navigator.locks) return Promise.resolve();
        return new Promise((resolve) => {
            navigator.locks
                .request(`trimino-table:${this.id}`, { steal: true }, () => {
                    resolve();
                    return new Promise<void>((release) => (this.#release = release));
                })
                .catch(() => this.#lost());
        });
    }

    #lost(): void {
        this.#release?.();
        this.#release = null;
        this.#loadedBy = null;
        for (const { connection } of this.#listeners) connection("refused", ELSEWHERE);
        this.#listeners.clear();
        this.#stop();
    }

    #stop(): void {
        clearTimeout(this.#timer);
        document.removeEventListener("visibilitychange", this.#shown);
        tables.delete(this.id);
    }
}
