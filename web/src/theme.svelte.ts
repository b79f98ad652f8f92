/** Applies the chosen theme and number colours to the page whenever they change. */
import { pref } from "./prefs.svelte";

const DARK = matchMedia("(prefers-color-scheme: dark)");

export function startTheme(): void {
    let system = $state(DARK.matches);
    DARK.addEventListener("change", () => (system = DARK.matches));
    $effect.root(() => {
        $effect(() => {
            const theme = pref("theme");
            const dark = theme === "dark" || (theme === "system" && system);
            const { dataset } = document.documentElement;
            dataset["theme"] = dark ? "dark" : "light";
            dataset["colours"] = pref("colours") ? "on" : "off";
        });
    });
}
