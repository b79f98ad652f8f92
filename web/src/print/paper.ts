/** Sizes of paper. */

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Where printers are loaded with Letter. */
const LETTER = new Set(["US", "CA", "MX", "PH", "CL", "CO", "VE"]);

/** The paper of the region of a locale such as `en-US`. */
export function localPaper(locale: string): Paper {
    return LETTER.has(locale.split("-").at(-1) ?? "") ? "letter" : "a4";
}
