/** Number formatting for all languages: no grouping, and a real minus sign. */

/** 87, −14. */
export function formatNumber(number: number): string {
    return String(number).replace("-", "−");
}

/** With its sign: +49, −25, 0. */
export function formatSigned(number: number): string {
    return number > 0 ? `+${number}` : formatNumber(number);
}
