/** Translations: the current language, and texts in it; a language is fetched on first use. */
import type { FluentBundle } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

import type { Message } from "../api/types";
import { format, makeBundle, type Details } from "./fluent";

/** All languages of the app, in their own names. */
export const LANGUAGES = {
    en: "English",
    lv: "Latviešu",
    lt: "Lietuvių",
    ru: "Русский",
    cs: "Čeština",
} as const;

export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>("@locales/*/{game,server,web}.ftl", {
    query: "?url",
    import: "default",
    eager: true,
});

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

export function language(): Language {
    return spoken?.language ?? "en";
}

/** Returns the text of a message in the current language. */
export function say(name: string, details: Details = {}): string {
    return spoken ? format(spoken.bundle, name, details) : "";
}

/** Returns the text of a message that is given as data. */
export function sayMessage(message: Message): string {
    return say(message.name, message.details);
}

export async function setLanguage(language: Language): Promise<void> {
    const texts = await Promise.all(filesOf(language).map(fetchText));
    spoken = { language, bundle: makeBundle(language, texts) };
    document.documentElement.lang = language;
}

/** Where the texts of the current language are, for a worker that says something. */
export function textFiles(): string[] {
    return filesOf(language());
}

/** The best supported language for the user's list of preferences. */
export function preferredLanguage(wanted: readonly string[]): Language {
    const known = Object.keys(LANGUAGES).filter((code) => filesOf(code).length > 0);
    const [best] = negotiateLanguages(wanted, known, { defaultLocale: "en", strategy: "lookup" });
    return (best ?? "en") as Language;
}

/** The languages with complete texts. */
export function availableLanguages(): Language[] {
    return (Object.keys(LANGUAGES) as Language[]).filter((code) => filesOf(code).length > 0);
}

function filesOf(language: string): string[] {
    const paths = Object.keys(FILES).filter((path) => path.split("/").at(-2) === language);
    const urls = paths.flatMap((path) => FILES[path] ?? []);
    return urls.length === 3 ? urls : [];
}

async function fetchText(url: string): Promise<string> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.text();
}
