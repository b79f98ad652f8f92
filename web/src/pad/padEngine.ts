/**
 * Calls of the score pad's Python, which this device runs.
 *
 * While an evening is open, all of them go to the version that it began with.
 */
import { ApiError } from "../api/http";
import type { Position } from "../api/types";
import {
    begunWith,
    holdOlderVersion,
    holdVersion,
    loadAsBegun,
    releaseVersion,
} from "../local/begun";
import { engine } from "../local/engine";
import { isMetered } from "../local/metered";
import { inWords, print } from "../local/requests";
import { engineFor, keptVersion, olderVersion } from "../local/versions";
import { isRefusal, OLD_RULES, padError, RULES_ASKED } from "./padErrors";
import { padPath } from "./padPath";

/** The path of the evening that is open, and the hash of its engine once that was found. */
let open: { path: string; hash?: string } | null = null;
/** Whether this page may fetch Python: once it may, it may also go on where data is counted. */
let mayFetch = false;

/**
 * Goes on with the version that an evening began with, or begins with one whose Python may be used;
 * loads the page anew if it is of another.
 */
export async function openEvening(id: string): Promise<void> {
    const opened = { path: padPath(id) };
    open = opened;
    await holdOlderVersion(opened.path)
        .then(() => loadAsBegun(opened.path))
        .catch(() => {});
}

export function closeEvening(id: string): void {
    if (open?.path === padPath(id)) open = null;
}

/** Binds an evening to the version that scores it, until it is over. */
export async function bindEvening(id: string, over: boolean): Promise<void> {
    await (over ? releaseVersion(padPath(id)) : holdVersion(padPath(id), await hashNow()));
}

export function askPad<T>(call: string, details: object): Promise<T> {
    return asked((hash) => engine(hash).call<T>(`pad.${call}`, details));
}

/** What is legal in a position, and what it scores; an action that is not legal is refused. */
export function askPosition(position: string, action: string | null): Promise<Position> {
    return asked((hash) => engine(hash).call<Position>("rules.position", { position, action }));
}

/** An evening as a PDF. */
export function printPad(details: object): Promise<Blob> {
    return asked((hash) => print("print.pad", details, hash));
}

/** An evening as a picture, as SVG. */
export function drawPad(details: object): Promise<string> {
    return asked((hash) => inWords("print.picture", details, hash));
}

/** Whether somebody must agree first: nothing is kept here, and the data to fetch is counted. */
export async function mustAsk(): Promise<boolean> {
    mayFetch ||= !isMetered() || (await keptVersion()) !== null;
    return !mayFetch;
}

/** Lets this page fetch Python although the browser cannot keep it. */
export function agree(): void {
    mayFetch = true;
}

/** Asks the engine of now; what goes wrong is told in words of the pad. */
async function asked<T>(ask: (hash: string) => Promise<T>): Promise<T> {
    if (await mustAsk()) throw new ApiError(500, RULES_ASKED);
    const hash = await hashNow().catch((error: unknown) => {
        throw padError(error);
    });
    try {
        return await ask(hash);
    } catch (error) {
        if (!isRefusal(error) || !(await isOlder(hash))) throw padError(error);
        // They may be here at the next try.
        if (open?.hash === hash) delete open.hash;
        throw new ApiError(500, OLD_RULES);
    }
}

/** Whether this page is newer than an engine, which may refuse what another would understand. */
async function isOlder(hash: string): Promise<boolean> {
    return (await olderVersion())?.hash === hash;
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
