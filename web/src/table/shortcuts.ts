/** Keys that do at once what else takes a way through the page. */

export const SHORTCUTS = {
    d: "draw",
    p: "pass",
    r: "turn",
    u: "take-back",
    h: "hint",
    s: "pad",
    l: "places",
    w: "words",
    f: "fit",
    "+": "closer",
    "-": "farther",
    "?": "keys",
    Escape: "clear",
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for. Where the keyboard writes other letters, the place of the key counts. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: Key): Shortcut | null {
    if (ctrlKey || metaKey || altKey) return null;
    const letter = /^[a-z]$/i.test(key) || !code.startsWith("Key") ? key : code.slice(3);
    const name = letter.length === 1 ? letter.toLowerCase() : letter;
    return name in SHORTCUTS ? SHORTCUTS[name as keyof typeof SHORTCUTS] : null;
}

/** Whether keys belong to something else: text that is typed, a dialog that is open. */
export function isTaken(target: EventTarget | null): boolean {
    const typed = target instanceof Element && target.closest("input, select, textarea") !== null;
    return typed || document.querySelector("dialog[open]") !== null;
}
