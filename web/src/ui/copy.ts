/** Copies text to the clipboard, also on plain HTTP, where the clipboard API is missing. */

/** Copies a field's text; returns whether it worked, and selects the text if not. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(field.value);
        return true;
    } catch {
        field.focus();
        field.select();
        // Deprecated, but the only way without TLS.
        return document.execCommand("copy");
    }
}
