/**
 * Writes compressed copies (.br and .gz) beside every text file of the build.
 *
 * Compressing once at build time allows the strongest level; the server only picks the copy that
 * the browser accepts. Copies that save nothing are not written.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const TEXTS = new Set([".css", ".ftl", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

const PACKERS = {
    ".br": (text) =>
        brotliCompressSync(text, {
            params: {
                [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
                [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            },
        }),
    ".gz": (text) => gzipSync(text, { level: 9 }),
};

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));

for (const file of files) {
    const text = readFileSync(file);
    for (const [ending, pack] of Object.entries(PACKERS)) {
        const packed = pack(text);
        if (packed.length < text.length) writeFileSync(file + ending, packed);
    }
}
