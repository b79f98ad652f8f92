/** Bytes, and how they are written. */

export type Bytes = Uint8Array<ArrayBuffer>;

export function fromHex(digits: string): Bytes {
    return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Bytes): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function ofText(text: string): Bytes {
    return new TextEncoder().encode(text);
}

/** A number in four bytes, the highest first. */
export function ofNumber(number: number): Bytes {
    return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

export function joined(...parts: Bytes[]): Bytes {
    const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}
