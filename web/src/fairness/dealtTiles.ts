/**
 * Tiles of a record, followed from the deal: who lays one must have been dealt it, or drawn it.
 *
 * Without that, a server could show somebody other tiles than the deals give, and call them fair.
 */
import type { MatchRecord } from "./check";

type Round = MatchRecord["rounds"][number];
type Action = Round["actions"][number];

/** The first action with a tile that its seat does not have by the deal, from 1; 0 if none is. */
export function foreignTile(round: Round): number {
    const hands = round.hands.map((hand) => new Set(hand));
    const well = [...round.well];
    return 1 + round.actions.findIndex((action) => !isOwn(action, hands, well));
}

/** Whether an action has its tile from the deal; a tile that is drawn or laid changes its place. */
function isOwn(action: Action, hands: readonly Set<string>[], well: string[]): boolean {
    const hand = hands[action.seat];
    if (action.do === "place") return hand?.delete(tileOf(action)) ?? false;
    if (action.do !== "draw") return true;
    const drawn = well.shift();
    if (!drawn || drawn !== action.tile) return false;
    hand?.add(drawn);
    return true;
}

/** The tile that lies there, whatever name the record gives it. */
function tileOf({ corners }: Action): string {
    return [...(corners ?? [])].sort((a, b) => a - b).join("-");
}
