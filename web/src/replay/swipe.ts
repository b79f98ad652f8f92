/** Horizontal swipes, for stepping through a replay. */

/** Minimum distance in pixels, and how much more it must be horizontal than vertical. */
const MIN_DISTANCE = 40;
const MIN_SLOPE = 1.5;

/** Attachment that reports swipes: 1 for a swipe to the left, as if turning a page, else -1. */
export function onSwipe(onswipe: (by: 1 | -1) => void): (element: HTMLElement) => () => void {
    return (element) => {
        let start: { x: number; y: number } | null = null;
        const down = (event: PointerEvent): void => {
            start = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
        };
        const up = (event: PointerEvent): void => {
            const by = start && direction(event.clientX - start.x, event.clientY - start.y);
            start = null;
            if (by) onswipe(by);
        };
        const stop = new AbortController();
        const { signal } = stop;
        element.addEventListener("pointerdown", down, { signal });
        element.addEventListener("pointerup", up, { signal });
        element.addEventListener("pointercancel", () => (start = null), { signal });
        return () => stop.abort();
    };
}

/** Direction of a movement; 0 if it is not a horizontal swipe. */
export function direction(x: number, y: number): 1 | -1 | 0 {
    if (Math.abs(x) < MIN_DISTANCE || Math.abs(x) < MIN_SLOPE * Math.abs(y)) return 0;
    return x < 0 ? 1 : -1;
}
