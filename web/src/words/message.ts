/** Messages as data: the name of a text in `locales/`, and the details that go into it. */
import type { Message } from "../api/types";

export function message(name: string, details: Message["details"] = {}): Message {
    return { name, details };
}

export function isMessage(value: unknown): value is Message {
    return typeof value === "object" && value !== null && "name" in value && "details" in value;
}
