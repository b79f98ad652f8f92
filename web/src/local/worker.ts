/**
 * Worker that runs Python: the project's own rules, bots and tables, through Pyodide.
 *
 * The first message says where the engine lies; each later one is a call of the registry in
 * `trimino/local/calls.py`, with JSON text in and JSON text out. For a call that prints, this worker
 * also says messages, in the words of the screen.
 */
import type { Message } from "../api/types";
import { format, makeBundle } from "../words/fluent";
import { renewFiles } from "./renewFiles";

interface Start {
    folder: string;
    /** Whether the files that are kept may be damaged. */
    renew: boolean;
}
interface Call {
    id: number;
    name: string;
    text: string;
    words?: Words;
}
/** A language, and where its texts are. */
export interface Words {
    language: string;
    files: string[];
}
type Say = (message: string) => string;
interface Calls {
    readonly NEEDS_DATA: string;
    call(name: string, text: string, say?: Say): string;
}
interface Pyodide {
    pyimport(name: string): Calls;
    FS: { writeFile(path: string, data: Uint8Array): void };
}
interface PyodideModule {
    loadPyodide(options: { indexURL: string; stdLibURL: string }): Promise<Pyodide>;
}

interface Engine {
    calls: Calls;
    /** Fetches fonts and puzzles, which only some calls need. */
    addData(): Promise<void>;
}

const NOT_HERE = JSON.stringify({ error: { name: "ui-unreachable", details: {} } });

/** Nothing is answered before the first message. */
let engine = new Promise<Engine>(() => {});

addEventListener("message", ({ data }: MessageEvent<Start | Call>) => {
    if ("folder" in data) start(data);
    else void answer(data);
});

function start({ folder, renew }: Start): void {
    engine = renew ? loadAfresh(folder) : load(folder);
    // Each call is told of a fault; until the first comes, nobody waits.
    engine.catch(() => {});
}

async function loadAfresh(folder: string): Promise<Engine> {
    try {
        await renewFiles(folder);
        postMessage({ renewed: true });
    } catch {
        // Without a network, what is kept is all there is.
    }
    return load(folder);
}

async function load(folder: string): Promise<Engine> {
    const { loadPyodide } = (await import(
        /* @vite-ignore */ `${folder}pyodide.mjs`
    )) as PyodideModule;
    const python = await Promise.race([
        loadPyodide({ indexURL: folder, stdLibURL: `${folder}python.zip` }),
        brokenCode(),
    ]);
    return {
        calls: python.pyimport("trimino.local.calls"),
        async addData() {
            const response = await fetch(`${folder}data.zip`);
            if (!response.ok) throw new Error(`data.zip: ${response.status}`);
            python.FS.writeFile("/data.zip", new Uint8Array(await response.arrayBuffer()));
        },
    };
}

/** Rejects if the code of Python cannot be loaded; Pyodide itself would wait for ever. */
function brokenCode(): Promise<never> {
    const original = WebAssembly.instantiateStreaming;
    return new Promise((_, reject) => {
        WebAssembly.instantiateStreaming = async (...parts) => {
            try {
                return await original(...parts);
            } catch (error) {
                reject(error as Error);
                throw error;
            }
        };
    });
}

async function answer({ id, name, text, words }: Call): Promise<void> {
    let python: Engine;
    try {
        python = await engine;
    } catch (error) {
        postMessage({ id, fault: String(error), unloaded: true });
        return;
    }
    try {
        const say = words && (await speaker(words));
        const { calls, addData } = python;
        const ask = (): string => calls.call(name, text, say);
        const first = ask();
        const isWhole = first !== calls.NEEDS_DATA;
        postMessage({ id, text: isWhole ? first : await addData().then(ask, () => NOT_HERE) });
    } catch (error) {
        postMessage({ id, fault: String(error) });
    }
}

async function speaker({ language, files }: Words): Promise<Say> {
    const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
    const bundle = makeBundle(language, texts);
    return (message) => {
        const { name, details } = JSON.parse(message) as Message;
        return format(bundle, name, details);
    };
}
