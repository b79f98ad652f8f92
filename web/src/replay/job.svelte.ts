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
    #awaited: string | null = null;

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

    /** Wait no longer. */
    async cancel(): Promise<void> {
        const id = this.#awaited;
        this.close();
        try {
            if (id) await ask("delete", "/api/analyses/{analysis}", { path: { analysis: id } });
        } catch (error) {
            // Only those who played can stop it for all; it is ready then when somebody asks again.
            wrong(error);
        }
    }

    /** The page is gone; the server goes on. */
    close(): void {
        this.#awaited = null;
    }

    async #follow(job: Values): Promise<Values> {
        let now = job;
        this.#awaited = job.id;
        while (this.#awaited === job.id && (now.status === "queued" || now.status === "running")) {
            this.progress = now.total ? now.done / now.total : 0;
            await new Promise((resolve) => setTimeout(resolve, EVERY));
            now = await ask("get", "/api/analyses/{analysis}", { path: { analysis: job.id } });
        }
        return now;
    }

    #take({ status, result, error }: Values, budget: Budget): void {
        if (status === "done") {
            this.result = result;
            this.budget = budget;
        } else if (status === "failed") this.trouble = error;
    }
}
