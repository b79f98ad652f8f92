/** Rule fields in words: labels, descriptions and values. */
import type { Message } from "../api/types";
import { joinList } from "./lists";
import { choiceName, labelName, meaningName } from "./ruleMessages";
import { say, sayMessage } from "./words.svelte";

/** Choices that depend on another field: without a value they do not apply. */
const DEPENDENT: ReadonlySet<string> = new Set(["blocked_score", "target_met"]);

/** The label of a field. */
export function fieldLabel(field: string): string {
    return say(labelName(field));
}

/** The description of a field. */
export function fieldMeaning(field: string): string {
    return say(meaningName(field));
}

export function valueText(field: string, value: unknown): string {
    const message = valueMessage(field, value);
    return typeof message === "object" ? sayMessage(message) : String(message);
}

/** Range of player numbers with the same hand size. */
interface Group {
    low: number;
    high: number;
    tiles: number;
}

function valueMessage(field: string, value: unknown): Message | string | number {
    if (value === null || value === undefined)
        return { name: DEPENDENT.has(field) ? "value-unused" : "value-none", details: {} };
    if (typeof value === "boolean") return { name: value ? "value-yes" : "value-no", details: {} };
    if (typeof value === "string") return { name: choiceName(field, value), details: {} };
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return numbers(value as number[]);
    const object = value as Record<string, number>;
    if ("well" in object) return soloMessage(object);
    return joinList(groups(object).map(dealt)) as Message;
}

function soloMessage({ hand, well, draw_cost: cost }: Record<string, number>): Message {
    return cost === undefined
        ? { name: "value-solo", details: { hand, well } }
        : { name: "value-solo-draw-cost", details: { hand, well, cost } };
}

function numbers(values: number[]): Message | string | number {
    const [low = 0, high = 0] = values;
    return values.length === 2 ? span(low, high) : (joinList(values) as Message | number);
}

function span(low: number, high: number): Message {
    return low === high
        ? { name: "one-number", details: { number: low } }
        : { name: "number-range", details: { low, high } };
}

function dealt({ low, high, tiles }: Group): Message {
    return { name: "value-hand", details: { players: span(low, high), tiles } };
}

function groups(hands: Record<string, number>): Group[] {
    const found: Group[] = [];
    for (const [players, tiles] of Object.entries(hands)) {
        const last = found.at(-1);
        if (last?.tiles === tiles && last.high + 1 === Number(players)) last.high += 1;
        else found.push({ low: Number(players), high: Number(players), tiles });
    }
    return found;
}
