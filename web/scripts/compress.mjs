/**
 * Writes compressed copies (.br and .gz) beside every file of the build that gets smaller.
 *
 * Compressing once at build time allows the strongest level; the server only picks the copy that
 * the browser accepts. Copies that save nothing are not written. Those of large files are kept
 * between builds, since they take a minute.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const KEPT = fileURLToPath(new URL("../node_modules/.cache/compressed", import.meta.url));
const TEXTS = new Set([
    ".css",
    ".ftl",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".svg",
    ".txt",
    ".webmanifest",
]);
const BINARIES = new Set([".wasm", ".zip"]);
const LARGE = 500_000;

const PACKERS = {
    ".br": (body, type) =>
        brotliCompressSync(body, {
            params: {
                [constants.BROTLI_PARAM_MODE]: TEXTS.has(type)
                    ? constants.BROTLI_MODE_TEXT
                    : constants.BROTLI_MODE_GENERIC,
                [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
                // Python changes often; the strongest level would take ten times as long.
                [constants.BROTLI_PARAM_QUALITY]: type === ".zip" ? 9 : 11,
            },
        }),
    ".gz": (body) => gzipSync(body, { level: 9 }),
};

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => TEXTS.has(extname(file)) || BINARIES.has(extname(file)));

for (const file of files) {
    const body = readFileSync(file);
    for (const ending of Object.keys(PACKERS)) {
        const packed = pack(body, ending, extname(file));
        if (packed.length < body.length) writeFileSync(file + ending, packed);
    }
}

function pack(body, ending, type) {
    if (body.length < LARGE) return PACKERS[ending](body, type);
    const kept = join(KEPT, createHash("sha256").update(body).digest("hex") + ending);
    if (existsSync(kept)) return readFileSync(kept);
    const packed = PACKERS[ending](body, type);
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(kept, packed);
    return packed;
}
