/** Download of a PDF that the server makes; what it refuses is shown as a toast. */
import { reasonOf, requestFile } from "../api/http";
import { saveFile } from "../ui/saveFile";
import { toast } from "../ui/toasts.svelte";
import { sayMessage } from "../words/words.svelte";

type Printed = "tiles" | "sheet" | "card";
type Query<P extends Printed> = Parameters<typeof requestFile<`/api/print/${P}.pdf`>>[1];

export async function downloadPdf<P extends Printed>(what: P, query: Query<P>): Promise<void> {
    try {
        saveFile(`trimino-${what}.pdf`, await requestFile(`/api/print/${what}.pdf`, query));
    } catch (error) {
        toast(sayMessage(reasonOf(error)), "bad");
    }
}
