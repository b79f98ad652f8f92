/** The messages that name the fields of the rules, and what those may be. */

/** A few words that name a field. */
export function labelName(field: string): string {
    return `field-${hyphened(field)}-label`;
}

/** What a field means, in a sentence. */
export function meaningName(field: string): string {
    return `field-${hyphened(field)}`;
}

/** One of the words that a field may be. */
export function choiceName(field: string, choice: string): string {
    return `choice-${hyphened(field)}-${choice}`;
}

function hyphened(field: string): string {
    return field.replaceAll("_", "-");
}
