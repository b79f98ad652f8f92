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
    /** Whether Python itself could not be loaded. */
    unloaded?: boolean;
}

/** The files that are kept have been fetched afresh. */
interface Renewed {
    renewed: true;
}

interface Pending {
    settle(text: string): void;
    fail(error: unknown): void;
}

export const FAULT: Message = { name: "local-fault", details: {} };
export const NO_RULES: Message = { name: "local-no-rules", details: {} };

export class Engine {
    #worker: Worker;
    #pending = new Map<number, Pending>();
    #last = 0;
    #hasAnswered = false;
    #release: () => void;

    constructor(readonly hash: string) {
        this.#release = use(archivePath(hash));
        this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
        this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer | Renewed>) => {
            if ("renewed" in data) suspects.set(hash, "renewed");
            else this.#receive(data);
        });
        this.#worker.addEventListener("error", () =>
            this.close(this.#hasAnswered ? FAULT : NO_RULES),
        );
        const folder = new URL(`/py/${hash}/`, location.href).href;
        this.#worker.postMessage({ folder, renew: suspects.get(hash) === "unloaded" }, []);
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

    /** Ends the worker, and says why to who still waits; who asks again gets another engine. */
    close(why = FAULT): void {
        this.#worker.terminate();
        this.#release();
        if (running === this) running = null;
        if (why === NO_RULES && !suspects.has(this.hash)) suspects.set(this.hash, "unloaded");
        for (const { fail } of this.#pending.values()) fail(new ApiError(500, why));
        this.#pending.clear();
    }

    #receive({ id, text, fault, unloaded }: Answer): void {
        if (text === undefined) {
            // Python was not loaded, or is in a state that nobody foresaw.
            console.warn(fault);
            this.close(unloaded ? NO_RULES : FAULT);
            return;
        }
        this.#hasAnswered = true;
        this.#pending.get(id)?.settle(text);
        this.#pending.delete(id);
    }
}

/**
 * Versions whose Python could not be loaded: their files may be damaged, so the next try fetches them
 * afresh. That is done once for a page, since it takes megabytes.
 */
const suspects = new Map<string, "unloaded" | "renewed">();

let running: Engine | null = null;

/** The engine of a version; there is never more than one, since each takes much memory. */
export function engine(hash: string): Engine {
    if (running?.hash !== hash) {
        running?.close();
        running = new Engine(hash);
    }
    return running;
}
