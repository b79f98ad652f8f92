/** SHA-256 and HMAC, by WebCrypto where the browser offers it. */
import { joined, type Bytes } from "./bytes";

const BLOCK = 64;

export async function sha256(...parts: Bytes[]): Promise<Bytes> {
    const data = joined(...parts);
    // Missing on a page that is not secure, whatever its type says.
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    if (subtle) return new Uint8Array(await subtle.digest("SHA-256", data));
    return (await import("./sha256")).sha256(data);
}

/** HMAC-SHA256 with a key of at most 64 bytes. */
export async function hmac(key: Bytes, ...parts: Bytes[]): Promise<Bytes> {
    const inner = await sha256(keyBlock(key, 0x36), ...parts);
    return sha256(keyBlock(key, 0x5c), inner);
}

function keyBlock(key: Bytes, mask: number): Bytes {
    return Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ mask);
}
