/** Names of the messages about rule fields. */

/** The label of a field. */
export function labelName(field: string): string {
    return `field-${hyphened(field)}-label`;
}

/** The description of a field. */
export function meaningName(field: string): string {
    return `field-${hyphened(field)}`;
}

/** The label of one of a field's choices. */
export function choiceName(field: string, choice: string): string {
    return `choice-${hyphened(field)}-${choice}`;
}

function hyphened(field: string): string {
    return field.replaceAll("_", "-");
}
