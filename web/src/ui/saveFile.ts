/** Saves a JSON text as a file on the user's device. */
export function saveFile(name: string, text: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    // The browser reads the file asynchronously.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
