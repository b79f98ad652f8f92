/** The browser's offer to install the app, kept until somebody wants it; it comes only once. */
interface InstallPrompt extends Event {
    prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallPrompt | null>(null);

addEventListener("beforeinstallprompt", (event) => (offer = event as InstallPrompt));
addEventListener("appinstalled", () => (offer = null));

export function canInstall(): boolean {
    return offer !== null;
}

export async function installApp(): Promise<void> {
    await offer?.prompt();
    offer = null;
}
