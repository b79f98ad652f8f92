/**
 * Translations: the current language, and texts in it; a language is fetched on first use.
 *
 * The first page needs few texts and gets only these; the others come with the page or part that
 * says them, or else when one of them is said.
 */
import type { FluentBundle } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

import type { Message } from "../api/types";
import { addTexts, format, lacks, makeBundle, type Details } from "./fluent";

/** All languages of the app, in their own names. */
export const LANGUAGES = {
    en: "English",
    lv: "Latviešu",
    lt: "Lietuvių",
    ru: "Русский",
    cs: "Čeština",
} as const;

export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>("@locales/*/{game,home,server,web}.ftl", {
    query: "?url",
    import: "default",
    eager: true,
});
const FIRST = "home.ftl";

interface Spoken {
    language: Language;
    bundle: FluentBundle;
    /** Whether all texts are here, not only those of the first page. */
    whole: boolean;
}

let spoken = $state.raw<Spoken | null>(null);
const others = new Map<Language, Promise<string[]>>();

export function language(): Language {
    return spoken?.language ?? "en";
}

/** Returns the text of a message in the current language; nothing while it is on its way. */
export function say(name: string, details: Details = {}): string {
    if (!spoken) return "";
    if (!spoken.whole && lacks(spoken.bundle, name, details)) {
        // Without a network it stays unsaid until somebody tries again.
        loadAllTexts().catch(() => {});
        return "";
    }
    return format(spoken.bundle, name, details);
}

/** Returns the text of a message that is given as data. */
export function sayMessage(message: Message): string {
    return say(message.name, message.details);
}

/** Speaks a language, by default with all its texts if all were here of the one before. */
export async function setLanguage(
    language: Language,
    whole = spoken?.whole ?? false,
): Promise<void> {
    const texts = await fetchTexts(whole ? filesOf(language) : firstFile(language));
    // The other texts of the language before may have come meanwhile, with a page that says them.
    if (spoken?.whole && !whole) return setLanguage(language, true);
    spoken = { language, bundle: makeBundle(language, texts), whole };
    document.documentElement.lang = language;
}

/** Fetches the texts that the first page does not need. */
export async function loadAllTexts(): Promise<void> {
    while (spoken && !spoken.whole) {
        const { language } = spoken;
        const texts = await otherTexts(language);
        // The language may have changed meanwhile, or another caller was faster.
        if (spoken.language !== language || spoken.whole) continue;
        addTexts(spoken.bundle, texts);
        spoken = { ...spoken, whole: true };
    }
}

function otherTexts(language: Language): Promise<string[]> {
    const coming = others.get(language) ?? fetchTexts(otherFiles(language));
    others.set(language, coming);
    // After a failure they are fetched again.
    coming.catch(() => others.delete(language));
    return coming;
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
    const urls = [...firstFile(language), ...otherFiles(language)];
    return urls.length === 4 ? urls : [];
}

function firstFile(language: string): string[] {
    return urlsOf(language, (path) => path.endsWith(`/${FIRST}`));
}

function otherFiles(language: string): string[] {
    return urlsOf(language, (path) => !path.endsWith(`/${FIRST}`));
}

function urlsOf(language: string, isWanted: (path: string) => boolean): string[] {
    const paths = Object.keys(FILES).filter((path) => path.split("/").at(-2) === language);
    return paths.filter(isWanted).flatMap((path) => FILES[path] ?? []);
}

function fetchTexts(urls: readonly string[]): Promise<string[]> {
    return Promise.all(urls.map(fetchText));
}

async function fetchText(url: string): Promise<string> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.text();
}
