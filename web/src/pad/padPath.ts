/** Paths of evenings: an id may be any text, since other programs write pads, too. */
import { base64, bytes } from "./padLink";

const PLAIN = /^[A-Za-z0-9_-]{1,64}$/;
/** Other pages of the score pad. */
const TAKEN = new Set(["family", "shared"]);
/** Stands before an id that makes no good path as it is. */
const MARK = "~";

export function padPath(id: string): string {
    const isPlain = PLAIN.test(id) && !TAKEN.has(id);
    return `/pad/${isPlain ? id : MARK + base64(new TextEncoder().encode(id))}`;
}

/** The id that the last part of a path stands for; one that stands for none is no evening’s. */
export function idInPath(part: string): string {
    if (!part.startsWith(MARK)) return part;
    try {
        return new TextDecoder().decode(bytes(part.slice(MARK.length)));
    } catch {
        return part;
    }
}
