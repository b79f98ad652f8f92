/** Documents of the pads that are kept here. */
import { askPad } from "./padEngine";
import { isRefusal } from "./padErrors";
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

/** All pads as the text of a file, one on each line; what is damaged leaves as it is kept. */
export async function allAsText(): Promise<string> {
    const lines: string[] = [];
    for (const document of await allDocuments())
        lines.push(`${JSON.stringify(await whole(document))}\n`);
    return lines.join("");
}

/** A document with its results, unless Python cannot read it. */
async function whole(document: PadDocument): Promise<object> {
    try {
        return await askPad<object>("document", { document });
    } catch (error) {
        if (isRefusal(error)) return document;
        throw error;
    }
}
