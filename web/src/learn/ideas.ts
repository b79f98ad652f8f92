/**
 * Ideas of the game: short lessons on strategy, with the figures that they rest on and positions to
 * try. `ideas.json` is made by the project: see `tests/study/ideas.py`.
 */
import type { Choice } from "../api/types";
import kept from "./ideas.json";

/** Figure of a study, with its 95 % interval. */
export interface Figure {
    value: number;
    low: number;
    high: number;
}

/** Bar of a plot; its label is a message. */
export interface Bar extends Figure {
    label: string;
    details: Record<string, number>;
}

export interface Exercise {
    /** In the notation of the server. */
    position: string;
    /** The best action, and all that are as good. */
    best: readonly string[];
}

export interface Idea {
    name: string;
    /** Numbers of its sentences. */
    figures: Record<string, number>;
    unit: string;
    bars: readonly Bar[];
    exercises: readonly Exercise[];
}

export const IDEAS: readonly Idea[] = kept.ideas;
/** The command that the figures come from. */
export const STUDIES: readonly string[] = kept.studies;

export function ideaOf(name: string | null): Idea | undefined {
    return IDEAS.find((idea) => idea.name === name);
}

/** What a position says beside the tiles: how many play, the well, the hands of the others. */
export function surroundings({ position }: Exercise): Record<string, number | string> {
    const value = (name: string): string =>
        position.match(new RegExp(`(?:^|/)${name}=([^/]*)`))?.[1] ?? "";
    const counts = value("counts").split(",");
    const others = counts.filter((_, seat) => seat !== Number(value("reader")));
    return { number: counts.length, well: Number(value("well")), others: others.join(", ") };
}

/** Whether a choice solves an exercise: the best, or one that is as good. */
export function solves({ best }: Exercise, choice: Choice): boolean {
    return best.includes(choice.action);
}
