/** Removal of a game from the list of somebody's own: left, given up, closed or deleted. */
import { reasonOf, request } from "../api/http";
import type { Removal } from "../api/types";
import { toast } from "../ui/toasts.svelte";

/**
 * Removes a game as the dialog told; that may be old by now, and then the server refuses. Returns
 * whether it is done.
 */
export async function removeGame(table: string, removal: Removal): Promise<boolean> {
    try {
        await request("delete", "/api/me/games/{table}", { path: { table }, query: { removal } });
        return true;
    } catch (error) {
        toast(reasonOf(error), "bad");
        return false;
    }
}
