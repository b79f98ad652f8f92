/** Who plays on this device: a guest, whom the server knows by a cookie from the first thing they do. */
import { ask, Refusal } from "./api/http";
import { say } from "./words/words.svelte";

let name = $state.raw<string | null>(null);

/** The name that the others see; null for somebody who was never here. */
export function myName(): string | null {
    return name;
}

/** Ask the server whether it knows this device. */
export async function recognise(): Promise<void> {
    name = (await ask("get", "/api/me")).me?.name ?? null;
}

/** Be somebody before the first thing that only guests may do. */
export async function comeIn(): Promise<void> {
    await recognise();
    if (name !== null) return;
    await ask("post", "/api/me", { body: { name: say("ui-guest") } });
    await recognise();
    if (name === null) throw new Refusal(401, { name: "ui-cookies-off", details: {} });
}

export async function rename(wanted: string): Promise<void> {
    await comeIn();
    name = (await ask("patch", "/api/me", { body: { name: wanted } })).name;
}

/** Be forgotten: the server drops the name from all records. */
export async function forgetMe(): Promise<void> {
    await ask("delete", "/api/me");
    name = null;
}
