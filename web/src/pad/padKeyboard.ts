/** Keys of a keyboard on the pad: three numbers make a tile, and a letter says what it made. */
import type { Entry } from "./entry.svelte";
import type { Made } from "./padTypes";

export type KeyAction =
    | { do: "type"; digit: number }
    | { do: "made"; made: Made | null }
    | { do: "draw" | "pass" | "undo" | "erase" | "cancel" };

const LETTERS: Record<string, KeyAction> = {
    b: { do: "made", made: "bridge" },
    d: { do: "made", made: "double" },
    h: { do: "made", made: "hexagon" },
    n: { do: "draw" },
    p: { do: "pass" },
    u: { do: "undo" },
};

type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key does; on non-Latin keyboards letters count by their position. */
export function keyAction({ key, code, ctrlKey, metaKey, altKey }: Key): KeyAction | null {
    const letter = code.startsWith("Key") ? code.slice(3).toLowerCase() : key;
    if (ctrlKey || metaKey || altKey)
        return letter === "z" && !altKey && ctrlKey !== metaKey ? { do: "undo" } : null;
    if (/^[0-5]$/.test(key)) return { do: "type", digit: Number(key) };
    if (key === "Enter") return { do: "made", made: null };
    if (key === "Backspace") return { do: "erase" };
    if (key === "Escape") return { do: "cancel" };
    return LETTERS[letter] ?? null;
}

export function actOn(entry: Entry, action: KeyAction): void {
    switch (action.do) {
        case "type":
            entry.type(action.digit);
            break;
        case "made":
            if (entry.tile !== null && !entry.asksWho)
                entry.lay(action.made, action.made === "hexagon" ? 1 : 0);
            break;
        case "draw":
            if (!entry.asksWho) entry.draw();
            break;
        case "pass":
            if (!entry.asksWho) entry.pass("pass");
            break;
        case "undo":
            void entry.evening.undo();
            break;
        case "erase":
            entry.erase();
            break;
        case "cancel":
            entry.clear();
            break;
    }
}
