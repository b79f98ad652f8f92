/**
 * Milliseconds by a clock that only runs forward. Times left are counted by it: the date of a device
 * may step, when it is set or agrees with others.
 */
export function steadyNow(): number {
    return performance.now();
}
