/** Lists inside messages. */
import { message } from "./message";

/** Joins parts to one detail: A, B and C. */
export function joinList(parts: readonly unknown[]): unknown {
    const last = parts.at(-1);
    if (parts.length < 2) return last;
    const [start, ...others] = parts.slice(0, -1);
    const first = others.reduce(
        (list, next) => message("list-comma", { first: list, next }),
        start,
    );
    return message("list-and", { first, last });
}
