/** Links for others: with the address where they find the server, which need not be the one of this page. */
import { ask } from "../api/http";

/** Names by which a computer calls itself; nobody else finds it under them. */
const ONLY_HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export async function linkTo(path: string): Promise<string> {
    const { address } = await ask("get", "/api/address");
    return new URL(path, address ?? location.origin).href;
}

/** Whether a link leads nowhere on any other device. */
export function isOnlyHere(link: string): boolean {
    return ONLY_HERE.test(new URL(link).hostname);
}
