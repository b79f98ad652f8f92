/**
 * Builds the engine: Python with the project's rules, as a browser runs them in a worker.
 *
 * Its files lie in dist/py/HASH, where they never change. The hash is that of the sources, since
 * bytecode differs from build to build.
 */
import { createHash } from "node:crypto";
import {
    copyFileSync,
    cpSync,
    existsSync,
    mkdirSync,
    readFileSync,
    readdirSync,
    rmSync,
    statSync,
    writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide, version } from "pyodide";

const SCRIPTS = dirname(fileURLToPath(import.meta.url));
const WEB = dirname(SCRIPTS);
const PACKAGE = join(WEB, "node_modules", "pyodide");
const SOURCES = join(WEB, "..", "trimino");
const DIST = join(WEB, "dist");
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const ARCHIVE = "python.zip";
/** Fonts and puzzles, which Python needs for some calls only. */
const DATA = "data.zip";
const LOCK = "pyodide-lock.json";
const { packages, entry } = JSON.parse(readFileSync(join(SCRIPTS, "engine.json"), "utf8"));

const hash = fingerprint();
/** Kept between builds, most of which change no Python. */
const folder = join(WEB, "node_modules", ".cache", "engine", hash);
if (!existsSync(join(folder, DATA))) await build();
cpSync(folder, join(DIST, "py", hash), { recursive: true });

async function build() {
    mkdirSync(folder, { recursive: true });
    for (const name of RUNTIME) copyFileSync(join(PACKAGE, name), join(folder, name));
    writeFileSync(join(folder, LOCK), lockWithoutPackages());
    try {
        await pack();
        await check();
    } catch (error) {
        // Node would print the line it was thrown from, which has a million characters.
        console.error(`The engine cannot be built: ${String(error.message).slice(-2000)}`);
        rmSync(folder, { recursive: true });
        process.exit(1);
    }
}

/** Hash of all that the engine is made from. */
function fingerprint() {
    const digest = createHash("sha256").update(version);
    const scripts = ["engine.json", "engine.mjs", "pack_engine.py"].map((name) =>
        join(SCRIPTS, name),
    );
    for (const file of [...scripts, join(SOURCES, "__init__.py"), ...packages.flatMap(filesOf)])
        digest.update(`\n${relative(WEB, file)}\n`).update(readFileSync(file));
    return digest.digest("hex").slice(0, 16);
}

/** The modules of a package, the fonts that it prints with, and its puzzles. */
function filesOf(name) {
    const top = join(SOURCES, name);
    if (!existsSync(top)) return [];
    return readdirSync(top, { recursive: true })
        .map((file) => join(top, file))
        .filter((file) => /\.(py|ttf|jsonl\.gz)$/.test(file) && statSync(file).isFile())
        .sort();
}

/** What Pyodide wants to know of its packages: that there are none. */
function lockWithoutPackages() {
    const { info } = JSON.parse(readFileSync(join(PACKAGE, LOCK), "utf8"));
    return JSON.stringify({ info, packages: {} });
}

/** The archives of Python modules and of their data, made by the Python that will load them. */
async function pack() {
    const python = await loadPyodide({ indexURL: PACKAGE });
    python.FS.mkdirTree("/src/trimino");
    python.FS.mount(python.FS.filesystems.NODEFS, { root: SOURCES }, "/src/trimino");
    python.runPython(readFileSync(join(SCRIPTS, "pack_engine.py"), "utf8"));
    writeFileSync(join(folder, ARCHIVE), python.globals.get("pack")(entry).toJs());
    writeFileSync(join(folder, DATA), python.globals.get("pack_data")().toJs());
}

/** Fails the build if the packed engine does not start. */
async function check() {
    const python = await loadPyodide({
        indexURL: `${folder}/`,
        stdLibURL: join(folder, ARCHIVE),
    });
    const answer = python.pyimport(entry).call("rules.choices", "{}");
    if (!answer.startsWith('{"ok"')) throw new Error(`The engine answers: ${answer}`);
}
