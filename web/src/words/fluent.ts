/** Fluent bundles with the functions and number format that the Python side uses too. */
import {
    FluentBundle,
    FluentNumber,
    FluentResource,
    FluentType,
    type FluentVariable,
} from "@fluent/bundle";

import type { Message } from "../api/types";
import { isMessage } from "./message";
import { formatNumber, formatSigned } from "./numbers";
import { hasYou, isYou } from "./players";
import { choiceName, labelName } from "./ruleMessages";

/** Number formatted with its sign: +40. */
class Signed extends FluentNumber {
    override toString(): string {
        return formatSigned(this.value);
    }
}

/** The reader as a player, alone or with others, whom sentences address. */
class Reader extends FluentType<string> {
    constructor(
        text: string,
        readonly person: "you" | "you-too",
    ) {
        super(text);
    }

    override toString(): string {
        return this.value;
    }
}

export type Details = Readonly<Record<string, unknown>>;

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
    const functions = {
        // Negative numbers arrive as text, with their sign.
        SIGNED: ([number]: unknown[]): FluentNumber | string =>
            typeof number === "string" ? number : new Signed(Number(number)),
        RULE: ([field, value]: unknown[]): string =>
            rule(bundle, String(field), value === undefined ? undefined : String(value)),
        PERSON: ([player]: unknown[]): string =>
            player instanceof Reader ? player.person : "other",
    };
    const bundle = new FluentBundle(language, { useIsolating: false, functions });
    addTexts(bundle, texts);
    return bundle;
}

export function addTexts(bundle: FluentBundle, texts: readonly string[]): void {
    for (const text of texts) bundle.addResource(new FluentResource(text));
}

/** Whether a message, or one that goes into it, is not there. */
export function lacks(bundle: FluentBundle, name: string, details: Details): boolean {
    const inside = Object.values(details).filter(isMessage);
    return (
        !bundle.hasMessage(name) || inside.some((part) => lacks(bundle, part.name, part.details))
    );
}

/** Quoted label of a rule field or of one of its choices; the raw name where there is no label. */
function rule(bundle: FluentBundle, field: string, value: string | undefined): string {
    const name = value === undefined ? labelName(field) : choiceName(field, value);
    if (!bundle.hasMessage(name)) return value ?? field;
    const words = format(bundle, name, {});
    const shown = value === undefined ? capital(words, bundle.locales) : words;
    return format(bundle, "ui-quoted", { words: shown });
}

/** Text with its first letter capitalized. */
export function capital(words: string, locales: string | string[]): string {
    return words.charAt(0).toLocaleUpperCase(locales) + words.slice(1);
}

/** Formats a message; returns its name if it does not exist. */
export function format(bundle: FluentBundle, name: string, details: Details): string {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) return name;
    const given: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(details)) given[key] = detail(bundle, value);
    return bundle.formatPattern(pattern, given, []);
}

function detail(bundle: FluentBundle, value: unknown): FluentVariable {
    // Fluent would use the locale's minus sign, which is a hyphen in some.
    if (typeof value === "number" && Number.isInteger(value))
        return value < 0 ? formatNumber(value) : new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return value;
    if (isMessage(value)) return messageDetail(bundle, value);
    return asJson(value);
}

function messageDetail(bundle: FluentBundle, value: Message): FluentVariable {
    const text = format(bundle, value.name, value.details);
    if (isYou(value)) return new Reader(text, "you");
    return hasYou(value) ? new Reader(text, "you-too") : text;
}

/** Formats lists as Python does: [50, 60]. */
function asJson(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(asJson).join(", ")}]`;
    if (typeof value === "object" && value !== null) {
        const pairs = Object.entries(value).map(([key, inner]) => `"${key}": ${asJson(inner)}`);
        return `{${pairs.join(", ")}}`;
    }
    return JSON.stringify(value) ?? "null";
}
