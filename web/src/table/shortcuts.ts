/** Keyboard shortcuts at the table. */

export const SHORTCUTS = {
    d: "draw",
    p: "pass",
    r: "turn",
    u: "take-back",
    h: "hint",
    s: "pad",
    n: "next-tile",
    l: "places",
    w: "words",
    f: "fit",
    "+": "closer",
    "-": "farther",
    "?": "keys",
    Escape: "clear",
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** What only looks, and is there for spectators too; anything else is for players. */
export const LOOKING: ReadonlySet<Shortcut> = new Set<Shortcut>([
    "pad",
    "words",
    "fit",
    "closer",
    "farther",
    "keys",
    "clear",
]);

/** What goes on while its key is held; anything else is done once. */
const REPEATED: ReadonlySet<Shortcut | null> = new Set<Shortcut>([
    "next-tile",
    "closer",
    "farther",
]);

type Key = Pick<
    KeyboardEvent,
    "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat"
>;

/** The shortcut of a key that is pressed, or held where that repeats it. */
export function shortcutOf(event: Key): Shortcut | null {
    const shortcut = pressed(event);
    return event.repeat && !REPEATED.has(shortcut) ? null : shortcut;
}

/** The shortcut of a key; on non-Latin keyboards by the key's position. */
function pressed({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): Shortcut | null {
    const letter = /^[a-z]$/i.test(key) || !code.startsWith("Key") ? key : code.slice(3);
    const name = letter.length === 1 ? letter.toLowerCase() : letter;
    // As everywhere else; not with Shift, which stands for doing it again.
    if (ctrlKey !== metaKey && !altKey && !shiftKey && name === "z") return "take-back";
    if (ctrlKey || metaKey || altKey) return null;
    return name in SHORTCUTS ? SHORTCUTS[name as keyof typeof SHORTCUTS] : null;
}

/** What letters are typed into; a switch takes none. */
const TYPED = "input:not([type=checkbox]), select, textarea";

/** Whether keys belong to a text field or an open dialog. */
export function isTaken(target: EventTarget | null): boolean {
    const typed = target instanceof Element && target.closest(TYPED) !== null;
    return typed || document.querySelector("dialog[open]") !== null;
}
