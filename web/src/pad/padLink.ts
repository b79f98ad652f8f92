/** An evening in a link: its document, compressed, after the `#`, which no server sees. */
import { documentOf, settingsOf, type PadDocument } from "./padTypes";

/** The text of a document in a link. */
export async function packed(document: PadDocument): Promise<string> {
    const small = documentOf(settingsOf(document), document.edits);
    const stream = new Blob([JSON.stringify(small)])
        .stream()
        .pipeThrough(new CompressionStream("deflate-raw"));
    return base64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The document in the text of a link; throws for a text that holds none. */
export async function unpacked(text: string): Promise<PadDocument> {
    const stream = new Blob([bytes(text)])
        .stream()
        .pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await new Response(stream).text()) as PadDocument;
}

/** Bytes in the alphabet of base64 for addresses. */
export function base64(data: Uint8Array): string {
    const letters = Array.from(data, (byte) => String.fromCharCode(byte)).join("");
    return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of such a text; throws for another. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
