/** Documents of the pads that are kept here. */
import { askPad } from "./padEngine";
import { isRefusal } from "./padErrors";
import { listPads, loadPad, type PadHead } from "./padStore";
import { documentOf, settingsOf, type PadDocument } from "./padTypes";

/** A pad by its edits, when it was written to last, and how often an edit was undone. */
export interface KeptDocument extends Pick<PadHead, "touched" | "undone"> {
    document: PadDocument;
}

/** All pads, the newest first. */
export async function keptDocuments(): Promise<KeptDocument[]> {
    const documents: KeptDocument[] = [];
    for (const { id } of await listPads()) {
        const kept = await loadPad(id);
        if (!kept) continue;
        const { touched, undone } = kept.head;
        const document = documentOf(settingsOf(kept.head), kept.edits);
        documents.push({ document, touched, undone });
    }
    return documents;
}

/** All pads by their edits, the newest first. */
export async function allDocuments(): Promise<PadDocument[]> {
    return (await keptDocuments()).map(({ document }) => document);
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
