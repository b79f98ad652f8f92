/**
 * Keeps touch drags from scrolling the page.
 *
 * Chromium adds momentum to a fast drag even where `touch-action` forbids scrolling, and the next
 * tap anywhere then only stops it. Cancelled touch moves have no momentum.
 */

/** Attachment that cancels touch moves while `when`, given the distance so far, returns true. */
export function blockScroll(
    when: (x: number, y: number) => boolean,
): (element: Element) => () => void {
    return (element) => {
        let start: Touch | undefined;
        const stop = new AbortController();
        const listen = (kind: string, hear: (event: TouchEvent) => void): void =>
            element.addEventListener(kind, hear as EventListener, {
                signal: stop.signal,
                passive: false,
            });
        listen("touchstart", (event) => (start = event.touches[0]));
        listen("touchmove", (event) => {
            const now = event.touches[0];
            if (!start || !now || !event.cancelable) return;
            if (when(now.clientX - start.clientX, now.clientY - start.clientY))
                event.preventDefault();
        });
        return () => stop.abort();
    };
}

/** Whether a movement is horizontal, where vertical ones scroll the page. */
export function isHorizontal(x: number, y: number): boolean {
    return Math.abs(x) > Math.abs(y);
}
