/** Asks the browser to keep what is on this device for good, once there is something to keep. */
export function askToPersist(): void {
    // The browser decides; some ask the user.
    void globalThis.navigator?.storage?.persist?.().catch(() => false);
}
