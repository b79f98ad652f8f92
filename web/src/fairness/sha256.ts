/**
 * SHA-256 in plain script, for pages without WebCrypto: browsers offer it to secure pages only, and
 * a page on a home network is not. `hash.test.ts` compares it with WebCrypto.
 */
import type { Bytes } from "./bytes";

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first eight. */
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(data: Bytes): Bytes {
    const state = new Uint32Array(START);
    const padded = pad(data);
    for (let at = 0; at < padded.byteLength; at += 64) mix(state, new DataView(padded.buffer, at));
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, place) => digest.setUint32(4 * place, word));
    return new Uint8Array(digest.buffer);
}

/** The data, a bit, zeros, and the length in bits, up to a multiple of 64 bytes. */
function pad(data: Bytes): Bytes {
    const padded = new Uint8Array(64 * Math.ceil((data.length + 9) / 64));
    padded.set(data);
    padded[data.length] = 0x80;
    new DataView(padded.buffer).setUint32(padded.length - 4, 8 * data.length);
    return padded;
}

function mix(state: Uint32Array, block: DataView): void {
    const words = schedule(block);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (const [round, word] of words.entries()) {
        const choice = (e & f) ^ (~e & g);
        const majority = (a & b) ^ (a & c) ^ (b & c);
        const first =
            h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (K[round] ?? 0) + word;
        const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] ?? 0) + word));
}

function schedule(block: DataView): Uint32Array {
    const words = new Uint32Array(64);
    for (let place = 0; place < 64; place++) {
        const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [2, 7, 15, 16].map((n) => words[place - n]);
        words[place] =
            place < 16
                ? block.getUint32(4 * place)
                : w16 +
                  (turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)) +
                  w7 +
                  (turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10));
    }
    return words;
}

function turn(word: number, bits: number): number {
    return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
    return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
    const found: number[] = [];
    for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
    return found;
}
