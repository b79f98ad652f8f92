/** Documents of the pads that are kept here. */
import { listPads, loadPad } from "./padStore";
import { documentOf, type PadDocument } from "./padTypes";

/** All pads by their edits, the newest first. */
export async function allDocuments(): Promise<PadDocument[]> {
    const documents: PadDocument[] = [];
    for (const { id } of await listPads()) {
        const kept = await loadPad(id);
        if (!kept) continue;
        const { touched: _, undone: __, summary: ___, ...settings } = kept.head;
        documents.push(documentOf(settings, kept.edits));
    }
    return documents;
}
