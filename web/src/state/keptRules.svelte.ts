/** House rules that the user keeps by name, saved in the browser's local storage. */
import type { NamedRules } from "./namedRules";

const KEY = "trimino-rules";

let kept = $state.raw<readonly NamedRules[]>(read());

/** All kept sets, in the order in which they were kept. */
export function keptRules(): readonly NamedRules[] {
    return kept;
}

export function isKept({ link }: NamedRules): boolean {
    return kept.some((other) => other.link === link);
}

/** Whether there is a set of a name. */
export function keptNamed(name: string): boolean {
    return kept.some((other) => key(other.name) === key(name));
}

/** Keeps a set; it replaces an earlier one of the same name. */
export function keepRules({ name, rules, link }: NamedRules): void {
    save([...others(name), { name, rules, link }]);
}

export function forgetRules(name: string): void {
    save(others(name));
}

function others(name: string): NamedRules[] {
    return kept.filter((other) => key(other.name) !== key(name));
}

/** Names that differ only in capital letters are the same. */
function key(name: string): string {
    return name.trim().toLowerCase();
}

function save(next: readonly NamedRules[]): void {
    kept = next;
    try {
        localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
        // Storage is disabled or full: the rules last until the page is closed.
    }
}

function read(): readonly NamedRules[] {
    try {
        const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        return Array.isArray(saved) ? saved.filter(isNamedRules) : [];
    } catch {
        return [];
    }
}

function isNamedRules(value: unknown): value is NamedRules {
    const { name, rules, link } = (value ?? {}) as Partial<NamedRules>;
    const known = typeof rules === "string" || (typeof rules === "object" && rules !== null);
    return typeof name === "string" && typeof link === "string" && known;
}
