/**
 * Runs the built engine in Node: a line [name, text] of JSON in, a line of JSON out.
 *
 * Fonts and puzzles are added when a call needs them, as in src/local/worker.ts.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const folder = process.argv[2];
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: `${folder}/python.zip` });
const calls = python.pyimport("trimino.local.calls");
for await (const line of createInterface({ input: process.stdin })) {
    const [name, text] = JSON.parse(line);
    const ask = () => (name === "run" ? String(python.runPython(text)) : calls.call(name, text));
    let answer = ask();
    if (answer === calls.NEEDS_DATA) {
        python.FS.writeFile("/data.zip", readFileSync(`${folder}/data.zip`));
        answer = ask();
    }
    process.stdout.write(`${answer}\n`);
}
