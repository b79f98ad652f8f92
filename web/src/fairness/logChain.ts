/** The hash chain over the log of a table, by the method `trimino-log/1`. */
import { fromHex, ofNumber, ofText, toHex } from "./bytes";
import { hmac, sha256 } from "./hash";

const METHOD = ofText("trimino-log/1");
/** The head of an empty log. */
const START = "0".repeat(64);

/** The head after one more row. */
export async function nextHead(head: string, link: string): Promise<string> {
    return toHex(await sha256(fromHex(head), fromHex(link)));
}

/** The head of every version, from the texts of the rows; version 0 has none of them. */
export async function logHeads(secret: string, rows: readonly string[]): Promise<string[]> {
    const heads = [START];
    for (const [place, text] of rows.entries())
        heads.push(await nextHead(heads[place] ?? START, await rowLink(secret, place + 1, text)));
    return heads;
}

async function rowLink(secret: string, version: number, text: string): Promise<string> {
    const salt = await hmac(fromHex(secret), METHOD, ofNumber(version));
    return toHex(await sha256(METHOD, salt, ofText(text)));
}
