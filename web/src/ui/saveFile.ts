/** Saves a JSON text, or any file, on the user's device. */
export function saveFile(name: string, content: string | Blob): void {
    const file =
        typeof content === "string" ? new Blob([content], { type: "application/json" }) : content;
    if (offer(new File([file], name, { type: file.type }))) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // The browser reads the file asynchronously.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Offers a file by the share menu in an app on the home screen of iOS, where links save nothing. */
function offer(file: File): boolean {
    const isHomeScreenApp = (navigator as { standalone?: boolean }).standalone === true;
    if (!isHomeScreenApp || !navigator.canShare?.({ files: [file] })) return false;
    navigator.share({ files: [file] }).catch(() => {
        // The share menu was closed.
    });
    return true;
}
