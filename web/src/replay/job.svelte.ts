/** An analysis that was asked for: how far it is, and what came of it. */
import { ask, wrong } from "../api/http";
import type { components } from "../api/schema";
import type { Told } from "../api/types";
import { comeIn } from "../me.svelte";
import type { Analysis } from "../state/analysis";
import type { Source } from "./playback.svelte";

type Values = components["schemas"]["AnalysisValues"];
export type Budget = components["schemas"]["AnalysisForm"]["budget"];

/** How often the server is asked how far it is, in milliseconds. */
const EVERY = 1_000;

export class AnalysisJob {
    /** The best analysis that there is so far. */
    result = $state.raw<Analysis | null>(null);
    /** How thorough that one is. */
    budget = $state.raw<Budget>("quick");
    /** The share that is done of one under way; null if none is. */
    progress = $state.raw<number | null>(null);
    trouble = $state.raw<Told | null>(null);
    #id: string | null = null;
    #closed = false;

    constructor(readonly source: Source) {}

    async ask(budget: Budget): Promise<void> {
        this.trouble = null;
        this.progress = 0;
        try {
            await comeIn();
            const body = { [this.source.of]: this.source.id, budget };
            const job = await this.#follow(await ask("post", "/api/analyses", { body }));
            this.#take(job, budget);
        } catch (error) {
            this.trouble = wrong(error);
        } finally {
            this.progress = null;
        }
    }

    async cancel(): Promise<void> {
        try {
            if (this.#id) await ask("delete", "/api/analyses/{analysis}", this.#named(this.#id));
        } catch (error) {
            this.trouble = wrong(error);
        }
    }

    /** The page is gone; the server goes on, and has it ready when somebody asks again. */
    close(): void {
        this.#closed = true;
    }

    async #follow(job: Values): Promise<Values> {
        let now = job;
        this.#id = job.id;
        while (!this.#closed && (now.status === "queued" || now.status === "running")) {
            this.progress = now.total ? now.done / now.total : 0;
            await new Promise((resolve) => setTimeout(resolve, EVERY));
            now = await ask("get", "/api/analyses/{analysis}", this.#named(job.id));
        }
        return now;
    }

    #take({ status, result, error }: Values, budget: Budget): void {
        if (status === "done") {
            // The server describes it as any object; its shape is that of `trimino-analysis/1`.
            this.result = result as unknown as Analysis;
            this.budget = budget;
        } else if (status === "failed") this.trouble = error;
    }

    #named(analysis: string): { path: { analysis: string } } {
        return { path: { analysis } };
    }
}
