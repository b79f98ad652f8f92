/** Queries over the legal choices: by tile, by place, or neither. */
import type { Cell, Choice, Corners } from "../api/types";
import type { Place } from "../table/field/board.svelte";
import { placeKey } from "../tiles/geometry";

/** Choice that lays a tile. */
export interface Placement extends Choice {
    do: "place";
    tile: string;
    field: number;
    at: Cell;
    corners: Corners;
}

export function isPlacement(choice: Choice): choice is Placement {
    return choice.do === "place";
}

export function placements(legal: readonly Choice[]): Placement[] {
    return legal.filter(isPlacement);
}

/** The choice to draw, pass or decline, if it is legal. */
export function offered(
    legal: readonly Choice[],
    what: "draw" | "pass" | "decline",
): Choice | undefined {
    return legal.find((choice) => choice.do === what);
}

export function keyOf(placement: Placement): string {
    return placeKey(placement.field, placement.at);
}

/** The action of a tile in a cell, turned as it is named; the rules say whether it is legal. */
export function actionAt(tile: string, { field, at: [x, y, way] }: Place): string {
    return `${tile.replaceAll("-", "")}${way[0]}${x},${y}${field > 0 ? `f${field}` : ""}`;
}

/** The tiles that fit somewhere. */
export function fitting(legal: readonly Choice[]): Set<string> {
    return new Set(placements(legal).map((placement) => placement.tile));
}

/** The places of one tile; for each the ways to turn it there, the best first. */
export function placesOf(legal: readonly Choice[], tile: string): Map<string, Placement[]> {
    return grouped(
        placements(legal).filter((placement) => placement.tile === tile),
        keyOf,
    );
}

/** Every place where a tile fits, with all placements there. */
export function places(legal: readonly Choice[]): Map<string, Placement[]> {
    return grouped(placements(legal), keyOf);
}

function grouped<T extends Choice>(
    choices: readonly T[],
    key: (choice: T) => string,
): Map<string, T[]> {
    const groups = new Map<string, T[]>();
    for (const choice of choices) {
        const group = groups.get(key(choice));
        if (group) group.push(choice);
        else groups.set(key(choice), [choice]);
    }
    for (const group of groups.values()) group.sort((a, b) => b.points - a.points);
    return groups;
}
