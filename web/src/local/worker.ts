/**
 * Worker that runs Python: the project's own rules, bots and tables, through Pyodide.
 *
 * The first message says where the engine lies; each later one is a call of the registry in
 * `trimino/local/calls.py`, with JSON text in and JSON text out.
 */
interface Start {
    folder: string;
}
interface Call {
    id: number;
    name: string;
    text: string;
}
interface Calls {
    call(name: string, text: string): string;
}
interface Pyodide {
    pyimport(name: string): Calls;
}
interface PyodideModule {
    loadPyodide(options: { indexURL: string; stdLibURL: string }): Promise<Pyodide>;
}

let calls: Promise<Calls> | null = null;

addEventListener("message", ({ data }: MessageEvent<Start | Call>) => {
    if ("folder" in data) calls = load(data.folder);
    else void answer(data);
});

async function load(folder: string): Promise<Calls> {
    const { loadPyodide } = (await import(
        /* @vite-ignore */ `${folder}pyodide.mjs`
    )) as PyodideModule;
    const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}python.zip` });
    return python.pyimport("trimino.local.calls");
}

async function answer({ id, name, text }: Call): Promise<void> {
    try {
        postMessage({ id, text: (await calls)?.call(name, text) });
    } catch (error) {
        postMessage({ id, fault: String(error) });
    }
}
