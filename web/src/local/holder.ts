/** The name of whoever holds this device, for tables without a server. */
import { say } from "../words/words.svelte";

const KEY = "trimino-name";
const UNTOLD = "trimino-name-untold";

export function holderName(): string {
    try {
        return localStorage.getItem(KEY) || say("ui-guest");
    } catch {
        return say("ui-guest");
    }
}

/** Keeps the name. `told` says whether the server knows it: else it is told when it is reached. */
export function setHolderName(name: string, told: boolean): void {
    try {
        localStorage.setItem(KEY, name);
        if (told) localStorage.removeItem(UNTOLD);
        else localStorage.setItem(UNTOLD, name);
    } catch {
        // Storage is disabled: games on this device are not kept either.
    }
}

/** The name that was taken while there was no server; null if the server knows it. */
export function untoldName(): string | null {
    try {
        return localStorage.getItem(UNTOLD);
    } catch {
        return null;
    }
}
