/** Whole numbers as they are written for a reader of any language: without grouping, with a minus sign that is one. */

/** 87, −14. */
export function formatNumber(number: number): string {
    return String(number).replace("-", "−");
}

/** With its sign: +49, −25, 0. */
export function formatSigned(number: number): string {
    return number > 0 ? `+${number}` : formatNumber(number);
}
