/** Toasts: short messages that disappear by themselves. */

export interface Toast {
    id: number;
    text: string;
    look: "plain" | "bad";
}

const VISIBLE_MS = 6_000;

let next = 0;
let toasts = $state.raw<readonly Toast[]>([]);

export function shown(): readonly Toast[] {
    return toasts;
}

export function toast(text: string, look: Toast["look"] = "plain"): void {
    const id = next++;
    toasts = [...toasts.filter((other) => other.text !== text), { id, text, look }];
    setTimeout(() => dismiss(id), VISIBLE_MS);
}

/** Drops all toasts: they are about the page that is left. */
export function dismissAll(): void {
    toasts = [];
}

export function dismiss(id: number): void {
    toasts = toasts.filter((toast) => toast.id !== id);
}
