/** Dates as people write them where this device is at home: 17 November or November 17. */
export function formatDate(
    at: Date,
    language: string,
    parts: Intl.DateTimeFormatOptions,
    spoken: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
    const regional = spoken.find((one) => one.split("-")[0] === language);
    return at.toLocaleDateString(regional ?? language, parts);
}
