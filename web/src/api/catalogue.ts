/** What there is to choose from: rule sets with their fields, and bots. It is fetched once. */
import { ask } from "./http";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Field = Schemas["FieldValues"];
export type Ruleset = Schemas["RulesetValues"];
export type Bot = Schemas["BotValues"];

export interface Catalogue {
    fields: Field[];
    rulesets: Ruleset[];
    bots: Bot[];
}

let once: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
    once ??= fetched().catch((error: unknown) => {
        once = null;
        throw error;
    });
    return once;
}

async function fetched(): Promise<Catalogue> {
    const [{ fields, rulesets }, { bots }] = await Promise.all([
        ask("get", "/api/rulesets"),
        ask("get", "/api/lists"),
    ]);
    return { fields, rulesets, bots };
}
