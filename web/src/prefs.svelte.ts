/** What a person likes, kept on this device if it keeps anything. */
import type { Language } from "./words/words.svelte";

export interface Prefs {
    language: Language | null;
    theme: "system" | "light" | "dark";
    /** A colour for each number. */
    colours: boolean;
    sounds: boolean;
    /** Ask once more before a tile is laid. */
    confirm: boolean;
    leftHanded: boolean;
    /** Whether the hand is kept in order by itself. */
    sorted: boolean;
    /** The rule set to play by; null for that of the language. */
    sheet: string | null;
    /** The bot to play against at once. */
    bot: string;
    /** Whether single keys do something at the table. */
    keys: boolean;
}

const KEY = "trimino-prefs";
const DEFAULTS: Prefs = {
    language: null,
    theme: "system",
    colours: true,
    sounds: true,
    confirm: false,
    leftHanded: false,
    sorted: true,
    sheet: null,
    bot: "casual",
    keys: true,
};

let prefs = $state.raw<Prefs>(read());

export function pref<K extends keyof Prefs>(name: K): Prefs[K] {
    return prefs[name];
}

export function setPrefs(changes: Partial<Prefs>): void {
    prefs = { ...prefs, ...changes };
    try {
        localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
        // Storage is switched off or full: then it holds until the page is closed.
    }
}

function read(): Prefs {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        return { ...DEFAULTS, ...(kept as Partial<Prefs>) };
    } catch {
        return DEFAULTS;
    }
}
