/** Saves a JSON text, or any file, on the user's device. */
export function saveFile(name: string, content: string | Blob): void {
    const link = document.createElement("a");
    const file =
        typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // The browser reads the file asynchronously.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
