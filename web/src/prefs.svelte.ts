/** User preferences, saved in the browser's local storage. */
import type { Language } from "./words/words.svelte";

export interface Prefs {
    language: Language | null;
    theme: "system" | "light" | "dark";
    /** Whether each number has a colour of its own. */
    colours: boolean;
    sounds: boolean;
    /** Whether to ask before a tile is laid. */
    confirm: boolean;
    /** Whether to ask before a draw that gives something up. */
    askDraw: boolean;
    leftHanded: boolean;
    /** Whether the hand is sorted automatically. */
    sorted: boolean;
    /** The rule set for new games; null for the usual one. */
    sheet: string | null;
    /** The rule set that the user has played by without choosing one; null for the language's. */
    usual: string | null;
    /** Whether it is known which box the user has, or that they do not care to say. */
    boxAsked: boolean;
    /** Whether the user said that they have no box. */
    boxless: boolean;
    /** The opponent of “play now”. */
    bot: string;
    /** Whether everything can be undone in a game of “play now”. */
    friendly: boolean;
    /** The number of games listed on the last visit, whose room is kept while they load. */
    listed: number;
    /** Whether single-key shortcuts work at the table. */
    keys: boolean;
    /** Whether the home page offers the guided round. */
    offersGuide: boolean;
    /** Whether there are games on this device. */
    playedHere: boolean;
    /** The rule set and the theme of puzzles to try; “all” for all. */
    puzzleRules: string;
    puzzleTheme: string;
    /** How tiles are entered on the score pad; null for what fits the screen. */
    padKeys: "tiles" | "numbers" | null;
    /** Whether tiles are laid on the score pad as they lie on the table. */
    padReferee: boolean;
    /** The lessons about bonuses that were pointed out already, and “undo”. */
    explained: readonly string[];
    /** The lessons about bonuses of a table that are still to be read, also after a reload. */
    unread: { table: string; lessons: readonly string[] } | null;
}

const KEY = "trimino-prefs";
/** The opponent of whoever has chosen none. */
export const USUAL_BOT = "casual";
const DEFAULTS: Prefs = {
    language: null,
    theme: "system",
    colours: true,
    sounds: true,
    confirm: false,
    askDraw: true,
    leftHanded: false,
    sorted: true,
    sheet: null,
    usual: null,
    boxAsked: false,
    boxless: false,
    bot: USUAL_BOT,
    friendly: true,
    listed: 0,
    keys: true,
    offersGuide: true,
    playedHere: false,
    puzzleRules: "all",
    puzzleTheme: "all",
    padKeys: null,
    padReferee: false,
    explained: [],
    unread: null,
};

let prefs = $state.raw<Prefs>({ ...DEFAULTS, ...saved() });

export function pref<K extends keyof Prefs>(name: K): Prefs[K] {
    return prefs[name];
}

/** Changes preferences; what another tab has changed meanwhile stays. */
export function setPrefs(changes: Partial<Prefs>): void {
    prefs = { ...prefs, ...saved(), ...changes };
    try {
        localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
        // Storage is disabled or full: the change lasts until the page is closed.
    }
}

/** Takes over what another tab changes, then calls `changed`. */
export function followOtherTabs(changed: () => void): void {
    addEventListener("storage", ({ key }) => {
        if (key !== KEY) return;
        prefs = { ...prefs, ...saved() };
        changed();
    });
}

function saved(): Partial<Prefs> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
    } catch {
        return {};
    }
}
