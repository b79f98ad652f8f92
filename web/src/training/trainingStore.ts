/** Exercises of this device's player, in IndexedDB. */
import { LocalDatabase } from "../local/localDatabase";
import { merged, type Exercise } from "./exercises";

const database = new LocalDatabase("trimino-training", (created) => {
    created.createObjectStore("exercises", { keyPath: "position" });
});

/** All exercises, the newest first. */
export async function listExercises(): Promise<Exercise[]> {
    const found = await database.transact(["exercises"], "readonly", (work) => {
        const all = work.objectStore("exercises").getAll() as IDBRequest<Exercise[]>;
        return () => all.result;
    });
    return found.sort((a, b) => b.added - a.added);
}

/** Adds exercises, or brings those that are there up to date; returns how many are new. */
export function addExercises(exercises: readonly Exercise[]): Promise<number> {
    return database.transact(["exercises"], "readwrite", (work) => {
        const store = work.objectStore("exercises");
        let added = 0;
        for (const exercise of exercises) {
            const kept = store.get(exercise.position) as IDBRequest<Exercise | undefined>;
            kept.addEventListener("success", () => {
                if (!kept.result) added += 1;
                store.put(merged(kept.result, exercise));
            });
        }
        return () => added;
    });
}

export function keepExercise(exercise: Exercise): Promise<void> {
    return write((store) => store.put(exercise));
}

export function deleteExercise(position: string): Promise<void> {
    return write((store) => store.delete(position));
}

export function deleteAllExercises(): Promise<void> {
    return write((store) => store.clear());
}

function write(change: (store: IDBObjectStore) => unknown): Promise<void> {
    return database.transact(["exercises"], "readwrite", (work) => {
        change(work.objectStore("exercises"));
        return () => {};
    });
}
