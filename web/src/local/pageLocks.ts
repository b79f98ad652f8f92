/**
 * Locks that say which files the open tabs use, so that no tab deletes what another still needs.
 *
 * A lock is named for one file of a version: the script of the app, or the archive of an engine. It
 * is gone when its tab is.
 */
const PREFIX = "trimino-uses:";

/** Marks a file as used, until the function that this returns is called, or the tab is closed. */
export function use(path: string): () => void {
    let release = (): void => {};
    const used = new Promise<void>((resolve) => (release = resolve));
    // Browsers without locks keep old files for unfinished games only.
    navigator.locks?.request(PREFIX + path, { mode: "shared" }, () => used).catch(() => {});
    return release;
}

/** The files that open tabs use. */
export async function usedFiles(): Promise<string[]> {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
}
