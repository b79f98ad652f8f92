/** Numbers with a few digits after the point, as a language writes them and as people type them. */

/** A number as a language writes it: 38.5, or 38,5. */
export function decimal(value: number, language: string, digits = 1): string {
    const formats = { maximumFractionDigits: digits, useGrouping: false };
    return new Intl.NumberFormat(language, formats).format(value);
}

/** The number that somebody typed with a point or a comma; not a number if it is none. */
export function parseDecimal(text: string): number {
    return text.trim() === "" ? NaN : Number(text.replace(",", "."));
}
