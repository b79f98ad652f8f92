/**
 * Calls of the score pad's Python, which this device runs.
 *
 * While an evening is open, all of them go to the version that it began with.
 */
import { begunWith, holdVersion, loadAsBegun, releaseVersion } from "../local/begun";
import { engine } from "../local/engine";
import { inWords, print } from "../local/requests";
import { engineFor } from "../local/versions";

/** The path of the evening that is open, and the hash of its engine once that was found. */
let open: { path: string; hash?: string } | null = null;

/** Goes on with the version that an evening began with; loads the page anew if it is of another. */
export async function openEvening(id: string): Promise<void> {
    const opened = { path: pathOf(id) };
    open = opened;
    await loadAsBegun(opened.path).catch(() => {});
}

export function closeEvening(id: string): void {
    if (open?.path === pathOf(id)) open = null;
}

/** Binds an evening to the version that scores it, until it is over. */
export async function bindEvening(id: string, over: boolean): Promise<void> {
    await (over ? releaseVersion(pathOf(id)) : holdVersion(pathOf(id), await hashNow()));
}

export async function askPad<T>(call: string, details: object): Promise<T> {
    return engine(await hashNow()).call<T>(`pad.${call}`, details);
}

/** An evening as a PDF. */
export async function printPad(details: object): Promise<Blob> {
    return print("print.pad", details, await hashNow());
}

/** An evening as a picture, as SVG. */
export async function drawPad(details: object): Promise<string> {
    return inWords("print.picture", details, await hashNow());
}

/** Starts Python before it is needed. */
export function warmUp(): void {
    askPad("family", { documents: [] }).catch(() => {
        // Whoever needs it says so.
    });
}

async function hashNow(): Promise<string> {
    const now = open;
    if (!now) return engineFor();
    // An update that comes meanwhile changes nothing.
    now.hash ??= await engineFor((await begunWith(now.path))?.engine);
    return now.hash;
}

function pathOf(id: string): string {
    return `/pad/${id}`;
}
