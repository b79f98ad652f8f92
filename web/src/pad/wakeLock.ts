/** Keeps the screen on while a page is shown, where the browser can. */

/** Keeps the screen on until the returned function is called. */
export function keepAwake(): () => void {
    let lock: WakeLockSentinel | null = null;
    let ended = false;

    async function hold(): Promise<void> {
        if (ended || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
        try {
            lock = await navigator.wakeLock.request("screen");
            if (ended) await lock.release();
        } catch {
            // The battery is low, or the browser does not want to.
        }
    }

    // The browser lets go whenever the page is hidden.
    const again = (): void => void hold();
    document.addEventListener("visibilitychange", again);
    void hold();
    return () => {
        ended = true;
        document.removeEventListener("visibilitychange", again);
        void lock?.release();
    };
}
