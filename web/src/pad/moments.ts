/** Moments of a pad: how the table stood when a line was written. */
import type { Choice, Placed } from "../api/types";
import { isPlacement, type Placement } from "../state/legalMoves";
import { placedTile, withTile } from "../state/table";
import { askPad } from "./padEngine";
import type { PadDocument, PadView, ScoredLine, ScoredRound } from "./padTypes";

/** The pad as it stood before a line. */
export function lookBefore(document: PadDocument, number: number): Promise<PadView> {
    return askPad<PadView>("look", { document, before: number });
}

/** Where each tile that is not on the table could lie; `seat` lays it, or whose turn it is. */
export function placesNow({ document }: PadView, seat: number | null = null): Promise<Choice[]> {
    return askPad<Choice[]>("places", { document, seat });
}

/** What the rules say about the tile of a line, and the field with it. */
export interface PlacedRuling {
    placement: Placement;
    fields: Placed[][];
}

/** The ruling about a line; null where the field is not known, or the tile started one. */
export async function rulingOn(
    document: PadDocument,
    { line, number }: ScoredLine,
): Promise<PlacedRuling | null> {
    const placed = line.do === "place" ? placedTile(line) : null;
    const before = placed ? await lookBefore(document, number) : null;
    if (!placed || !before?.now.fields?.[placed.field]) return null;
    const key = keyOf(placed);
    const found = (await placesNow(before)).find(
        (choice): choice is Placement => isPlacement(choice) && keyOf(choice) === key,
    );
    const fields = before.now.fields.map((tiles) => [...tiles]);
    return found ? { placement: found, fields: withTile(fields, placed) } : null;
}

function keyOf({ tile, field, at, corners }: Placed): string {
    return JSON.stringify([tile, field, at, corners]);
}

/** The round that a line is in. */
export function roundOf(view: PadView | null, number: number): ScoredRound | null {
    return view?.rounds.find(({ lines }) => lines.some((line) => line.number === number)) ?? null;
}

/** The number of that round, from 1. */
export function roundNumber(view: PadView | null, number: number): number {
    return (
        (view?.rounds.findIndex(({ lines }) => lines.some((line) => line.number === number)) ?? 0) +
        1
    );
}

/** Everybody whom the lines of a round are about, by their seats. */
export function peopleOf({ players, lines: [first] }: ScoredRound): readonly string[] {
    return first?.line.do === "round" ? [...players, ...(first.line.absent ?? [])] : players;
}

/** The tiles that were laid in a round. */
export function laidIn({ lines }: ScoredRound): string[] {
    return lines.flatMap(({ line }) => (line.do === "place" ? [line.tile] : []));
}

/** The seat that laid the last tile of its hand in a round; null if nobody did. */
export function outIn({ lines }: ScoredRound): number | null {
    const last = lines.findLast(({ line }) => line.do === "place");
    return last?.line.do === "place" && last.line.out ? last.seat : null;
}

/** The tile that was laid last, as its line. */
export function lastTile({ lines }: ScoredRound): ScoredLine | null {
    return lines.findLast(({ line }) => line.do === "place") ?? null;
}
