/** Looks at positions to try: what lies there, and what is legal. */
import { request } from "../api/http";
import type { Position } from "../api/types";

/**
 * Asks the server about a position, or this device if it is out of reach; an action that is not
 * legal there is refused, with the reason.
 */
export function lookAtPosition(position: string, action: string | null): Promise<Position> {
    return request("post", "/api/positions", { body: { position, action } });
}
