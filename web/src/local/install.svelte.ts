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

/** The name of the lock that a tab holds, and of the channel on which it says how far it is. */
const NAME = "trimino-install";

let installation = $state.raw<Installation>({ state: "unknown" });
/** Ends after all that this page has to do. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
const isPossible = "caches" in globalThis && "serviceWorker" in navigator;
// Browsers without locks cannot tell who fetches.
const channel = isPossible && navigator.locks ? new BroadcastChannel(NAME) : null;
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
    await inTurn(async () => {
        const missing = await look();
        if (missing && !isMetered()) await install(missing);
    });
}

/** Fetches the newest version because somebody asked for it. */
export function installNow(): Promise<void> {
    return inTurn(async () => {
        const missing = await look();
        if (missing) await install(missing);
    });
}

/** Works while no other tab, nor another part of this one, fetches or deletes. */
function inTurn(work: () => Promise<unknown>): Promise<void> {
    waiting += 1;
    const turn = async (): Promise<void> => {
        try {
            await work();
        } finally {
            waiting -= 1;
        }
    };
    const done = last.then(async () =>
        navigator.locks ? await navigator.locks.request(NAME, turn) : await turn(),
    );
    last = done.catch(() => {});
    return done;
}

/** The newest version, if it is not here. */
async function look(): Promise<Manifest | null> {
    try {
        const manifest = await fetchManifest();
        const newest = versionOf(manifest);
        if ((await keptVersion())?.cache !== newest.cache || !(await isWhole(manifest))) {
            installation = { state: "offered", size: manifest.size };
            return manifest;
        }
        installation = { state: "ready" };
        await tidy(newest);
    } catch {
        await settle();
    }
    return null;
}

async function install(manifest: Manifest): Promise<void> {
    const { size } = manifest;
    const note = (done: number): void => {
        installation = { state: "running", done, size };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
        channel?.postMessage(installation);
    };
    note(0);
    try {
        await download(manifest, note);
        await setKeptVersion(versionOf(manifest));
    } catch {
        // What has come stays for the next attempt.
        await settle();
        return;
    }
    installation = { state: "ready" };
    await tidy(versionOf(manifest));
}

/** Whatever could not be fetched: a version that is here is enough to play. */
async function settle(): Promise<void> {
    installation = { state: (await keptVersion()) ? "ready" : "failed" };
}

/** While nobody can say what is needed, everything is. */
async function tidy(current: Version): Promise<void> {
    await deleteOldVersions(current).catch(() => {});
}
