/**
 * The lock of the tab that fetches or deletes versions, so that no other does.
 *
 * A tab that a phone has suspended keeps the lock and does nothing with it. Who waits for it and hears
 * nothing for a while takes it; the other tab changes nothing more when it wakes up.
 */

/** The name of the lock, and of the channel on which a tab says how far it is. */
export const INSTALL = "trimino-install";
/** Milliseconds without a word from the tab that has the lock. */
const SILENCE = 60_000;

/** Works while no other tab does; the signal says that another has taken the lock meanwhile. */
export async function whileAlone(
    channel: BroadcastChannel | null,
    work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
    const [patience, lost] = [new AbortController(), new AbortController()];
    if (!navigator.locks) return work(lost.signal);
    const stopWaiting = afterSilence(channel, () => patience.abort());
    let ended: Promise<void> | null = null;
    const ask = async (options: LockOptions): Promise<void> => {
        await navigator.locks.request(INSTALL, options, async () => {
            stopWaiting();
            ended = work(lost.signal);
            await ended;
        });
    };
    try {
        await ask({ signal: patience.signal }).catch((error: unknown) => {
            if (!patience.signal.aborted) throw error;
            return ask({ steal: true });
        });
    } catch (error) {
        stopWaiting();
        if (!ended) throw error;
        // The work itself has failed, or its lock is another tab's.
        lost.abort();
        await ended;
    }
}

/** Acts once nothing was heard for a while, unless the function that this returns is called. */
function afterSilence(channel: BroadcastChannel | null, act: () => void): () => void {
    let timer = setTimeout(act, SILENCE);
    const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(act, SILENCE);
    };
    channel?.addEventListener("message", wait);
    return () => {
        clearTimeout(timer);
        channel?.removeEventListener("message", wait);
    };
}
