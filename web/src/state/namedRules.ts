/** House rules with a name: read by the server from any of their forms. */
import { request } from "../api/http";
import type { components } from "../api/schema";
import type { Values } from "./houseRules";
import type { Rules } from "./sheets";

/** House rules as the server describes them: as text, as a document and as a path. */
export type HouseRules = components["schemas"]["HouseRulesValues"];

/** What a form needs of house rules. */
export type NamedRules = Pick<HouseRules, "name" | "rules" | "link">;

/** Reads house rules from a line of text, a document or a link; throws `ApiError` on failure. */
export function readHouseRules(text: string): Promise<HouseRules> {
    return request("post", "/api/house-rules", { body: { text } });
}

/** Reads the house rules of a link to this app, by the part after `#`. */
export function readHash(hash: string): Promise<HouseRules> {
    return readHouseRules(`${location.origin}/rules#${hash}`);
}

/** The document of house rules that were made here, for the server to read. */
export function documentOf(name: string, base: string, changes: Values): string {
    return JSON.stringify({ ...(name.trim() === "" ? {} : { name }), base, ...changes });
}

/** The fields in which rules differ from their base. */
export function changesOf(rules: Rules): Values {
    if (typeof rules === "string") return {};
    const { base: _, ...changes } = rules;
    return changes;
}
