/** Copying a text that stands in a field; also on a home network, where the clipboard is closed to pages. */

/** Whether it was copied; if not, it is at least selected. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(field.value);
        return true;
    } catch {
        field.focus();
        field.select();
        // Outdated, and the only way on a page without TLS.
        return document.execCommand("copy");
    }
}
