/** Sizes for people. */
/** A size in megabytes as a language writes it: 4.3. */
export function megabytes(bytes: number, language: string): string {
    const formats = { maximumFractionDigits: 1 };
    return new Intl.NumberFormat(language, formats).format(bytes / 1_000_000);
}
