/** Analysis job on the server: start, progress, cancel and result. */
import { reasonOf, request } from "../api/http";
import type { components } from "../api/schema";
import type { Message } from "../api/types";
import { ensureGuest } from "../guest.svelte";
import type { Analysis } from "../state/analysis";
import type { Source } from "./playback.svelte";
import { sharedSource } from "./sharedSource";

type JobValues = components["schemas"]["AnalysisValues"];
export type Budget = components["schemas"]["AnalysisForm"]["budget"];

/** How often the progress is polled, in milliseconds. */
const POLL_INTERVAL = 1_000;

/** Whole minutes, 0 for less than one. */
function minutes(seconds: number): number {
    return seconds < 60 ? 0 : Math.round(seconds / 60);
}

export class AnalysisJob {
    /** The best analysis so far. */
    result = $state.raw<Analysis | null>(null);
    /** The budget of `result`. */
    budget = $state.raw<Budget>("quick");
    /** Whether `result` is against perfect play. */
    perfect = $state.raw(false);
    /** Progress of the running job from 0 to 1; null if none is running. */
    progress = $state.raw<number | null>(null);
    /** Whether the running job still waits for its turn. */
    queued = $state.raw(false);
    /** Whole minutes until the running job is done, as the server estimates; null if unknown. */
    minutesLeft = $state.raw<number | null>(null);
    failure = $state.raw<Message | null>(null);
    #followed: string | null = null;

    constructor(readonly source: Source) {}

    /** Starts a job, against players as they were or against perfect ones. */
    async start(budget: Budget, perfect = this.perfect): Promise<void> {
        this.failure = null;
        this.progress = 0;
        this.queued = false;
        this.minutesLeft = null;
        try {
            await ensureGuest();
            const { of, id } = await sharedSource(this.source);
            const body = { [of]: id, budget, perfect };
            const job = await this.#follow(await request("post", "/api/analyses", { body }));
            this.#finish(job, budget, perfect);
        } catch (error) {
            this.failure = reasonOf(error);
        } finally {
            this.progress = null;
        }
    }

    /** Stops waiting, and asks the server to cancel the job. */
    async cancel(): Promise<void> {
        const id = this.#followed;
        this.close();
        try {
            if (id) await request("delete", "/api/analyses/{analysis}", { path: { analysis: id } });
        } catch (error) {
            // Only players may cancel for everyone; otherwise the result is ready for the next
            // request.
            reasonOf(error);
        }
    }

    /** Stops polling; the job goes on at the server. */
    close(): void {
        this.#followed = null;
    }

    async #follow(job: JobValues): Promise<JobValues> {
        let now = job;
        this.#followed = job.id;
        while (this.#followed === job.id && (now.status === "queued" || now.status === "running")) {
            this.progress = now.total ? now.done / now.total : 0;
            this.queued = now.status === "queued";
            this.minutesLeft = now.seconds_left === null ? null : minutes(now.seconds_left);
            await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
            now = await request("get", "/api/analyses/{analysis}", { path: { analysis: job.id } });
        }
        return now;
    }

    #finish({ status, result, error }: JobValues, budget: Budget, perfect: boolean): void {
        if (status === "done") {
            this.result = result;
            this.budget = budget;
            this.perfect = perfect;
        } else if (status === "failed") this.failure = error;
    }
}
