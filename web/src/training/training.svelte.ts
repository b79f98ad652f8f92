/** Training of this device's player: the exercises, and the attempt at one of them. */
import { request } from "../api/http";
import { Attempt, type Outcome, type Verdict } from "../puzzles/attempt.svelte";
import { message } from "../words/message";
import type { Exercise } from "./exercises";
import { afterTry, dueToday } from "./schedule";
import { deleteAllExercises, deleteExercise, keepExercise, listExercises } from "./trainingStore";

export class Training {
    /** All exercises, the newest first; null until they are loaded. */
    exercises = $state.raw<readonly Exercise[] | null>(null);
    /** The exercise that is being tried. */
    tried = $state.raw<{ exercise: Exercise; attempt: Attempt } | null>(null);

    /** What is to be tried today. */
    today = $derived.by(() => dueToday(this.exercises ?? [], Date.now()));

    async load(): Promise<void> {
        this.exercises = await listExercises();
    }

    /** Goes on with the next exercise of today, or to the list. */
    async next(): Promise<void> {
        const [exercise] = this.today;
        if (!exercise) return this.stop();
        const body = { position: exercise.position };
        const position = await request("post", "/api/positions", { body });
        const judge = (action: string | null): Promise<Verdict> => judged(exercise, action);
        const end = (outcome: Outcome): Promise<void> => this.#remember(exercise, outcome);
        this.tried = { exercise, attempt: new Attempt(position, judge, end) };
    }

    stop(): void {
        this.tried = null;
    }

    async delete({ position }: Exercise): Promise<void> {
        await deleteExercise(position);
        await this.load();
    }

    async deleteAll(): Promise<void> {
        await deleteAllExercises();
        await this.load();
    }

    async #remember(exercise: Exercise, outcome: Outcome): Promise<void> {
        const memory = afterTry(exercise.memory, outcome, Date.now());
        await keepExercise({ ...exercise, memory });
        await this.load();
    }
}

/** Judges an answer: the rules say whether it is legal, the analysis has said what is right. */
async function judged(exercise: Exercise, action: string | null): Promise<Verdict> {
    const { position, solutions, done } = exercise;
    if (action !== null) await request("post", "/api/positions", { body: { position, action } });
    const right = action !== null && solutions.includes(action);
    const same = action === done.action ? [message("training-same")] : [];
    return { right, why: same, explained: [], solutions };
}
