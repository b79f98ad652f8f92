/** Documents of the pads that are kept here. */
import { listPads, loadPad } from "./padStore";
import { documentOf, settingsOf, type PadDocument } from "./padTypes";

/** All pads by their edits, the newest first. */
export async function allDocuments(): Promise<PadDocument[]> {
    const documents: PadDocument[] = [];
    for (const { id } of await listPads()) {
        const kept = await loadPad(id);
        if (!kept) continue;
        documents.push(documentOf(settingsOf(kept.head), kept.edits));
    }
    return documents;
}
