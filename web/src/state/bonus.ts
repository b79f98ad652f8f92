/** Bonuses of placements: their kind and the cells that make them, as the rules name both. */
import type { Cell, Choice, Placed, PlayedEvent, ViewFrame } from "../api/types";

export type BonusKind = "bridge" | "double" | "hexagon";

export interface Bonus {
    kind: BonusKind;
    field: number;
    /** The cell of the tile. */
    at: Cell;
    /** The tiles that a bridge joins on its two sides, those at a double, each closed ring. */
    groups: readonly (readonly Cell[])[];
}

const LESSONS = ["hexagon", "two-hexagons", "three-hexagons"] as const;

type Placing = Pick<Choice, "field" | "at">;

/** The bonus of a legal placement; null without one. */
export function choiceBonus(choice: Choice | null | undefined): Bonus | null {
    return choice ? bonus(choice, choice.kind, choice.bonus) : null;
}

/** The bonus that an event brought; null without one. */
export function eventBonus(
    event: Pick<PlayedEvent, "action" | "placement" | "bonus"> | null | undefined,
): Bonus | null {
    return event ? bonus(event.action, event.placement, event.bonus) : null;
}

/** The bonus of the tile laid last, as a view tells it; null without one. */
export function lastBonus({ last_bonus: last }: ViewFrame): Bonus | null {
    return last ? bonus(last, last.kind, last.bonus) : null;
}

/** The topic of the lesson about a bonus. */
export function lessonOf({ kind, groups }: Bonus): string {
    return kind === "hexagon" ? (LESSONS[groups.length - 1] ?? kind) : kind;
}

/** The tiles of a bonus besides the tile laid, each once, in the order of a wave of light. */
export function bonusTiles(
    { field, at, groups }: Bonus,
    fields: readonly (readonly Placed[])[],
): { placed: Placed; step: number }[] {
    const steps = new Map<string, number>();
    for (const group of groups)
        group.forEach((cell, number) => {
            if (!steps.has(String(cell))) steps.set(String(cell), number);
        });
    steps.delete(String(at));
    return (fields[field] ?? []).flatMap((placed) => {
        const step = steps.get(String(placed.at));
        return step === undefined ? [] : [{ placed, step }];
    });
}

function bonus(
    { field, at }: Placing,
    kind: Choice["kind"] | null,
    groups: Choice["bonus"],
): Bonus | null {
    if (field === undefined || !at || !groups || !kind || kind === "plain") return null;
    return { kind, field, at, groups };
}
