/** The shuffle of a round, by the method `trimino-deal/1`; `docs/record.md` describes it. */
import { fromHex, ofNumber, ofText, type Bytes } from "./bytes";
import { hmac } from "./hash";

export const METHOD = "trimino-deal/1";

export interface Inputs {
    /** 64 hexadecimal digits. */
    secret: string;
    /** Those of each seat; null if it sent nothing. */
    contributions: readonly (string | null)[];
}

/** The order of all tiles with numbers up to the highest; rounds are counted from 1. */
export async function shuffledTiles(
    inputs: Inputs,
    round: number,
    highest: number,
): Promise<string[]> {
    const order = tileSet(highest);
    const stream = byteStream(await roundKey(inputs, round));
    for (let last = order.length - 1; last > 0; last--) {
        const other = await numberBelow(last + 1, stream);
        [order[last], order[other]] = [order[other] ?? "", order[last] ?? ""];
    }
    return order;
}

async function roundKey({ secret, contributions }: Inputs, round: number): Promise<Bytes> {
    const sent = contributions.flatMap((one) =>
        one === null ? [Uint8Array.of(0)] : [Uint8Array.of(1), fromHex(one)],
    );
    const seats = Uint8Array.of(contributions.length);
    return hmac(fromHex(secret), ofText(METHOD), ofNumber(round), seats, ...sent);
}

async function* byteStream(key: Bytes): AsyncGenerator<number, never> {
    for (let counter = 0; ; counter++) yield* await hmac(key, ofNumber(counter));
}

/** A uniform number below a limit: bytes that would favour low numbers are skipped. */
async function numberBelow(limit: number, stream: AsyncGenerator<number, never>): Promise<number> {
    const enough = 256 - (256 % limit);
    for (;;) {
        const { value } = await stream.next();
        if (value < enough) return value % limit;
    }
}

/** The names of all tiles, in order. */
function tileSet(highest: number): string[] {
    const tiles: string[] = [];
    for (let a = 0; a <= highest; a++)
        for (let b = a; b <= highest; b++)
            for (let c = b; c <= highest; c++) tiles.push(`${a}-${b}-${c}`);
    return tiles;
}
