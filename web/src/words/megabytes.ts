/** Sizes for people. */
import { decimal } from "./decimals";

/** A size in megabytes as a language writes it: 4.3. */
export function megabytes(bytes: number, language: string): string {
    return decimal(bytes / 1_000_000, language);
}
