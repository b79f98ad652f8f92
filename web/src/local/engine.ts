/** Python on this device: starts the worker when it is first needed, and asks it. */
import { ApiError } from "../api/http";
import type { Message } from "../api/types";
import { use } from "./pageLocks";
import { archivePath } from "./versions";
import type { Words } from "./worker";

interface Answer {
    id: number;
    text?: string;
    fault?: string;
}

interface Pending {
    settle(text: string): void;
    fail(error: unknown): void;
}

const FAULT: Message = { name: "local-fault", details: {} };

export class Engine {
    #worker: Worker;
    #pending = new Map<number, Pending>();
    #last = 0;
    #release: () => void;

    constructor(readonly hash: string) {
        this.#release = use(archivePath(hash));
        this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
        this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) =>
            this.#receive(data),
        );
        this.#worker.addEventListener("error", () => this.close());
        this.#worker.postMessage({ folder: new URL(`/py/${hash}/`, location.href).href }, []);
    }

    /**
     * Calls a function of the registry, in `words` if it prints; a refusal is thrown as `ApiError`.
     */
    async call<T>(name: string, details: object = {}, words?: Words): Promise<T> {
        const text = await new Promise<string>((settle, fail) => {
            const id = ++this.#last;
            this.#pending.set(id, { settle, fail });
            this.#worker.postMessage({ id, name, text: JSON.stringify(details), words }, []);
        });
        const answer = JSON.parse(text) as { ok: T } | { error: Message };
        if ("error" in answer) throw new ApiError(422, answer.error);
        return answer.ok;
    }

    /** Ends the worker; who asks for the engine again gets another. */
    close(): void {
        this.#worker.terminate();
        this.#release();
        if (running === this) running = null;
        for (const { fail } of this.#pending.values()) fail(new ApiError(500, FAULT));
        this.#pending.clear();
    }

    #receive({ id, text, fault }: Answer): void {
        if (text === undefined) {
            // Python may not have loaded, or is in a state that nobody foresaw.
            console.warn(fault);
            this.close();
            return;
        }
        this.#pending.get(id)?.settle(text);
        this.#pending.delete(id);
    }
}

let running: Engine | null = null;

/** The engine of a version; there is never more than one, since each takes much memory. */
export function engine(hash: string): Engine {
    if (running?.hash !== hash) {
        running?.close();
        running = new Engine(hash);
    }
    return running;
}
