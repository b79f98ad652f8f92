/** Several things as one detail of a sentence. */
import type { Told } from "../api/types";

/** What is said as: A, B and C. */
export function listed(parts: readonly unknown[]): unknown {
    const last = parts.at(-1);
    if (parts.length < 2) return last;
    const [start, ...others] = parts.slice(0, -1);
    const first = others.reduce((list, next) => told("list-comma", { first: list, next }), start);
    return told("list-and", { first, last });
}

function told(name: string, details: Told["details"]): Told {
    return { name, details };
}
