/** The name of whoever holds this device, for tables without a server. */
import { say } from "../words/words.svelte";

const KEY = "trimino-name";

export function holderName(): string {
    try {
        return localStorage.getItem(KEY) || say("ui-guest");
    } catch {
        return say("ui-guest");
    }
}

export function setHolderName(name: string): void {
    try {
        localStorage.setItem(KEY, name);
    } catch {
        // Storage is disabled: games on this device are not kept either.
    }
}
