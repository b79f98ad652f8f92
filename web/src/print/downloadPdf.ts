/** Download of a PDF, which the server makes, or this device. */
import { reasonOf, requestFile } from "../api/http";
import type { Message } from "../api/types";
import { saveFile } from "../ui/saveFile";
import { toast } from "../ui/toasts.svelte";
import { language, sayMessage } from "../words/words.svelte";
import { localPaper } from "./paper";

type Printed = "tiles" | "sheet" | "card";
type Options<P extends Printed> = Parameters<typeof requestFile<`/api/print/${P}.pdf`>>[1];

/** Downloads what a form asks for; gives the reason if it cannot be made. */
export function downloadPdf<P extends Printed>(
    what: P,
    query: NonNullable<Options<P>["query"]>,
): Promise<Message | null> {
    const options = { query } as Options<P>;
    return download(`trimino-${what}.pdf`, requestFile(`/api/print/${what}.pdf`, options));
}

/** Downloads the score sheet that a match has filled; a refusal is shown as a toast. */
export async function downloadScoreSheet({ of, id }: { of: string; id: string }): Promise<void> {
    const query = { paper: localPaper(navigator.language), language: language() };
    const file =
        of === "table"
            ? requestFile("/api/print/tables/{table}.pdf", { path: { table: id }, query })
            : requestFile("/api/print/uploads/{upload}.pdf", { path: { upload: id }, query });
    const why = await download(`trimino-${id}.pdf`, file);
    if (why) toast(sayMessage(why), "bad");
}

async function download(name: string, file: Promise<Blob>): Promise<Message | null> {
    try {
        saveFile(name, await file);
        return null;
    } catch (error) {
        return reasonOf(error);
    }
}
