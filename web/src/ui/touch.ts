/**
 * A finger that drags something on the page holds it fast, and its swing ends when it lets go.
 *
 * Chromium gives a fast drag a swing even where `touch-action` lets nothing scroll, and takes the next tap
 * anywhere as the finger that stops it: that tap would do nothing. Moves that were refused give no swing.
 */

/** Refuses the moves of a finger while `holds` says so; it is told how far the finger has come. */
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

/** Whether a finger goes sideways, where up and down scrolls the page. */
export function isHorizontal(x: number, y: number): boolean {
    return Math.abs(x) > Math.abs(y);
}
