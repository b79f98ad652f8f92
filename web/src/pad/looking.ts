/** Looks at a pad: of what is held from an earlier look, Python sends only the key. */
import { askPad } from "./padEngine";
import type { PadDocument, PadView, ScoredLine, ScoredRound } from "./padTypes";

interface PartOfView extends Omit<PadView, "document" | "rounds"> {
    /** Null if it is as it was given. */
    document: PadDocument | null;
    rounds: readonly (ScoredRound | Pick<ScoredRound, "key">)[];
}

/** The view of a document; `held` is an earlier one, whose rounds need not be sent again. */
export async function lookAt(document: PadDocument, held: PadView | null): Promise<PadView> {
    // The last round has no key, since it may change.
    const rounds = (held?.rounds ?? []).filter(({ key }) => key);
    const known = rounds.map(({ key }) => key);
    const found = await askPad<PartOfView>("look", { document, known });
    const last = held?.rounds.at(-1)?.lines ?? [];
    return {
        ...found,
        document: found.document ?? document,
        rounds: found.rounds.flatMap((round) =>
            "lines" in round
                ? [{ ...round, lines: withHeld(round.lines, last) }]
                : rounds.filter(({ key }) => key === round.key).slice(0, 1),
        ),
    };
}

/** Lines of which those that are as before stay the same objects: they are not drawn again. */
function withHeld(lines: readonly ScoredLine[], held: readonly ScoredLine[]): ScoredLine[] {
    const first = held[0]?.number ?? 0;
    return lines.map((line) => {
        const before = held[line.number - first];
        return before && JSON.stringify(before) === JSON.stringify(line) ? before : line;
    });
}
