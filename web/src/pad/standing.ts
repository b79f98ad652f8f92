/** How the players stand, as far as it is known. */
import { formatNumber } from "../words/numbers";
import type { Edit, PadView } from "./padTypes";

export interface Standing {
    totals: readonly (number | null)[];
    /** What each has scored in this round; null in the first. */
    points: readonly (number | null)[];
    /** How many tiles each should hold. */
    counts: readonly (number | null)[];
}

/** The players of the round that was begun last. */
export function playersOf(view: PadView | null, edits: readonly Edit[]): readonly string[] {
    const scored = view?.document.edits.length ?? 0;
    const pending = edits.slice(scored).findLast(beginsRound);
    if (pending && beginsRound(pending)) return pending.line.players;
    if (view) return view.now.players;
    const last = edits.findLast(beginsRound);
    return last && beginsRound(last) ? last.line.players : [];
}

function beginsRound(
    edit: Edit,
): edit is { edit: "add"; line: { do: "round"; players: readonly string[] } } {
    return edit.edit === "add" && edit.line.do === "round";
}

/** The standing of some players; what pending lines may change is not known. */
export function standing(
    view: PadView | null,
    players: readonly string[],
    isPending: boolean,
): Standing {
    const total = (name: string): number | null => {
        const place = view?.players.indexOf(name) ?? -1;
        return place < 0 ? (view ? 0 : null) : (view?.totals[place] ?? null);
    };
    const now = view?.now;
    const same = !isPending && now?.players.join("\n") === players.join("\n");
    const before = view?.rounds.at(-1)?.before ?? [];
    return {
        totals: players.map(total),
        // In the first round they are the totals.
        points: players.map((_, seat) =>
            same && (before[seat] ?? 0) !== 0
                ? (now?.totals[seat] ?? 0) - (before[seat] ?? 0)
                : null,
        ),
        counts: players.map((_, seat) =>
            same && now?.phase !== "over" ? (now?.counts[seat] ?? null) : null,
        ),
    };
}

/** The totals of some players as they are shown, and how many letters the longest has. */
export function totalTexts(
    players: readonly string[],
    totals: readonly (number | null)[],
): { texts: readonly string[]; letters: number } {
    const texts = players.map((_, seat) => {
        const total = totals[seat];
        return total === null || total === undefined ? "…" : formatNumber(total);
    });
    return { texts, letters: Math.max(1, ...texts.map(({ length }) => length)) };
}
