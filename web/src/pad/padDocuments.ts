/** Documents of the pads that are kept here. */
import { listPads, loadPad, type KeptPad } from "./padStore";
import { documentOf, type PadDocument } from "./padTypes";

/** All pads by their edits, the newest first. */
export async function allDocuments(): Promise<PadDocument[]> {
    const documents: PadDocument[] = [];
    for (const { id } of await listPads()) {
        const kept = await loadPad(id);
        // A pad that was never scored has no results yet, which a file needs.
        if (kept) documents.push(wholeDocument(kept));
    }
    return documents;
}

/** The document with its results where they are known; else with its edits alone. */
function wholeDocument({ head, edits, view, scored }: KeptPad): PadDocument {
    if (view && scored === edits.length) return view.document;
    const { touched: _, undone: __, summary: ___, ...settings } = head;
    return documentOf(settings, edits);
}
