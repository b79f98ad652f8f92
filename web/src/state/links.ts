/** Links to share, with the address under which others reach the server. */
import { request } from "../api/http";

/** Host names that work on the same computer only. */
const LOCALHOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export async function linkTo(path: string): Promise<string> {
    const { address } = await request("get", "/api/address");
    return new URL(path, address ?? location.origin).href;
}

/** Whether a link works on this device only. */
export function isLocalhost(link: string): boolean {
    return LOCALHOST.test(new URL(link).hostname);
}
