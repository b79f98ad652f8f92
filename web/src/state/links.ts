/** Links for others: with the address where they find the server, which need not be the one of this page. */
import { request } from "../api/http";

/** Names by which a computer calls itself; nobody else finds it under them. */
const LOCALHOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export async function linkTo(path: string): Promise<string> {
    const { address } = await request("get", "/api/address");
    return new URL(path, address ?? location.origin).href;
}

/** Whether a link leads nowhere on any other device. */
export function isLocalhost(link: string): boolean {
    return LOCALHOST.test(new URL(link).hostname);
}
