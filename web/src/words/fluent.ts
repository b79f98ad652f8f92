/** Fluent bundles with the functions and number format that the Python side uses too. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { isMessage } from "./message";
import { formatNumber, formatSigned } from "./numbers";
import { choiceName, labelName } from "./ruleMessages";

/** Number formatted with its sign: +40. */
class Signed extends FluentNumber {
    override toString(): string {
        return formatSigned(this.value);
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
    };
    const bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return bundle;
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
    if (isMessage(value)) return format(bundle, value.name, value.details);
    return asJson(value);
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
