/**
 * Writes dist/engine.json: the files that the app needs without a network, and their sizes.
 *
 * `hash` names the engine, `files` are its files with the bytes of each, `app` is everything else,
 * and `size` what all of it costs on the wire.
 */
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const COPIES = new Set([".br", ".gz"]);
/** Pages and workers that browsers fetch by themselves, and what only the install page shows. */
const ELSEWHERE = new Set(["/index.html", "/sw.js", "/engine.json"]);

const paths = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COPIES.has(extname(entry.name)))
    .map((entry) => `/${relative(DIST, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .filter((path) => !ELSEWHERE.has(path))
    .sort();
const engine = paths.filter((path) => path.startsWith("/py/"));
const [, , hash] = engine[0].split("/");

const manifest = {
    hash,
    files: engine.map((path) => ({ path, bytes: statSync(DIST + path).size })),
    app: ["/", ...paths.filter((path) => !path.startsWith("/py/"))],
    size: paths.map(onTheWire).reduce((sum, bytes) => sum + bytes, 0),
};
writeFileSync(join(DIST, "engine.json"), JSON.stringify(manifest));

/** Bytes of the smallest copy of a file. */
function onTheWire(path) {
    const forms = [path, `${path}.br`]
        .map((form) => DIST + form)
        .filter((form) => existsSync(form));
    return Math.min(...forms.map((form) => statSync(form).size));
}
