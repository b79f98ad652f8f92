/** Rule sets with their fields, and bots; fetched once and cached. */
import { serverIsAway } from "../reach.svelte";
import { request } from "./http";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type RuleField = Schemas["FieldValues"];
export type Ruleset = Schemas["RulesetValues"];
export type Bot = Schemas["BotValues"];

export interface Catalogue {
    fields: RuleField[];
    rulesets: Ruleset[];
    bots: Bot[];
}

let cached: Promise<Catalogue> | null = null;
let cachedAway = false;

export function catalogue(): Promise<Catalogue> {
    // Other bots play without a server.
    if (cachedAway !== serverIsAway()) cached = null;
    cached ??= fetchCatalogue().catch((error: unknown) => {
        cached = null;
        throw error;
    });
    return cached;
}

async function fetchCatalogue(): Promise<Catalogue> {
    const [{ fields, rulesets }, { bots }] = await Promise.all([
        request("get", "/api/rulesets"),
        request("get", "/api/lists"),
    ]);
    cachedAway = serverIsAway();
    return { fields, rulesets, bots };
}
