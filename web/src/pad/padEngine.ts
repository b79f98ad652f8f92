/** Calls of the score pad's Python, which this device runs. */
import { engine } from "../local/engine";
import { engineFor } from "../local/versions";

export async function askPad<T>(call: string, details: object): Promise<T> {
    return engine(await engineFor()).call<T>(`pad.${call}`, details);
}

/** Starts Python before it is needed. */
export function warmUp(): void {
    askPad("family", { documents: [] }).catch(() => {
        // Whoever needs it says so.
    });
}
