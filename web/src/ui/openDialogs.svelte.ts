/** Number of open dialogs; what opens by itself waits until nothing else is being read. */

let open = $state(0);

export function openDialogs(): number {
    return open;
}

/** Counts a dialog as open until the returned function is called. */
export function countDialog(): () => void {
    open += 1;
    return () => {
        open -= 1;
    };
}
