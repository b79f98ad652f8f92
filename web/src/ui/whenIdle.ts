/** Milliseconds after which it is done anyway. */
const PATIENCE = 500;

/** Acts once the browser has shown what has changed, and has nothing else to do. */
export function whenIdle(act: () => void): void {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: PATIENCE });
    else setTimeout(act, PATIENCE);
}
