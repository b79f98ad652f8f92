/** Toasts: short messages that disappear by themselves. */
import type { Message } from "../api/types";

export interface Toast {
    id: number;
    /** A message is said where it shows: its text may still be on its way. */
    text: string | Message;
    look: "plain" | "bad";
}

const VISIBLE_MS = 6_000;

let next = 0;
let toasts = $state.raw<readonly Toast[]>([]);

export function shown(): readonly Toast[] {
    return toasts;
}

export function toast(text: Toast["text"], look: Toast["look"] = "plain"): void {
    const id = next++;
    const same = JSON.stringify(text);
    const others = toasts.filter((other) => JSON.stringify(other.text) !== same);
    toasts = [...others, { id, text, look }];
    setTimeout(() => dismiss(id), VISIBLE_MS);
}

/** Drops all toasts: they are about the page that is left. */
export function dismissAll(): void {
    toasts = [];
}

export function dismiss(id: number): void {
    toasts = toasts.filter((toast) => toast.id !== id);
}
