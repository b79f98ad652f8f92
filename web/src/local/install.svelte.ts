/**
 * Fetches all that the app needs without a network, once and whole.
 *
 * It begins a while after the first page is ready, where the connection is not metered; else only
 * when somebody asks for it. One tab at a time fetches or deletes; the others show how far it is.
 * The server alone says which version is the newest. It becomes the current one when every file of it
 * is here; the files of the one before stay while a tab uses them, or something that began with it
 * goes on.
 */
import { download, isWhole, versionOf } from "./download";
import { INSTALL, whileAlone } from "./installLock";
import { isMetered } from "./metered";
import { deleteOldVersions } from "./oldVersions";
import {
    fetchManifest,
    keptVersion,
    setKeptVersion,
    type Manifest,
    type Version,
} from "./versions";

export type Installation =
    | { state: "unknown" | "impossible" | "ready" | "failed" }
    | { state: "offered"; size: number }
    | { state: "running"; done: number; size: number };

let installation = $state.raw<Installation>({ state: "unknown" });
/** Ends after all that this page has to do. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
const isPossible = "caches" in globalThis && "serviceWorker" in navigator;
// Browsers without locks cannot tell who fetches.
const channel = isPossible && navigator.locks ? new BroadcastChannel(INSTALL) : null;
channel?.addEventListener("message", ({ data }: MessageEvent<Installation>) => {
    installation = data;
    // That tab may die, so this one looks what has come of it.
    if (waiting === 0) void inTurn(look);
});

export function installed(): Installation {
    return installation;
}

/** Looks whether the newest version is here; fetches it unless the connection is metered. */
export async function checkInstallation(): Promise<void> {
    if (!isPossible) {
        installation = { state: "impossible" };
        return;
    }
    await inTurn(async (lost) => {
        const missing = await look(lost);
        if (missing && !isMetered()) await install(missing, lost);
    });
}

/** Fetches the newest version because somebody asked for it. */
export function installNow(): Promise<void> {
    return inTurn(async (lost) => {
        const missing = await look(lost);
        if (missing) await install(missing, lost);
    });
}

/** Works while no other tab, nor another part of this one, fetches or deletes. */
function inTurn(work: (lost: AbortSignal) => Promise<unknown>): Promise<void> {
    waiting += 1;
    const turn = async (lost: AbortSignal): Promise<void> => {
        try {
            await work(lost);
        } finally {
            waiting -= 1;
        }
    };
    const done = last.then(() => whileAlone(channel, turn));
    last = done.catch(() => {});
    return done;
}

/** The newest version, if it is not here. */
async function look(lost: AbortSignal): Promise<Manifest | null> {
    try {
        const manifest = await fetchManifest();
        const newest = versionOf(manifest);
        if ((await keptVersion())?.cache !== newest.cache || !(await isWhole(manifest))) {
            installation = { state: "offered", size: manifest.size };
            return manifest;
        }
        installation = { state: "ready" };
        await tidy(newest, lost);
    } catch {
        await settle();
    }
    return null;
}

async function install(manifest: Manifest, lost: AbortSignal): Promise<void> {
    const { size } = manifest;
    const note = (done: number): void => {
        installation = { state: "running", done, size };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
        channel?.postMessage(installation);
    };
    note(0);
    try {
        await download(manifest, note, lost);
        lost.throwIfAborted();
        await setKeptVersion(versionOf(manifest));
    } catch {
        // What has come stays for the next attempt; or another tab goes on, and says how far it is.
        if (!lost.aborted) await settle();
        return;
    }
    installation = { state: "ready" };
    await tidy(versionOf(manifest), lost);
}

/** Whatever could not be fetched: a version that is here is enough to play. */
async function settle(): Promise<void> {
    installation = { state: (await keptVersion()) ? "ready" : "failed" };
}

/** While nobody can say what is needed, everything is. */
async function tidy(current: Version, lost: AbortSignal): Promise<void> {
    if (lost.aborted) return;
    await deleteOldVersions(current).catch(() => {});
}
