/** From a wish to play to the table: it is opened, seats are taken, and the match begins if nobody is missing. */
import { ask, Refusal } from "../api/http";
import { TableSocket, type Outcome } from "../api/socket";
import type { components } from "../api/schema";
import type { SeatPlan, Settings, Told, Wish } from "../api/types";
import { comeIn } from "../me.svelte";

/** A table to be opened; what is left out is as the server has it. */
export interface TableForm {
    settings: Partial<Settings>;
    seats: SeatPlan[];
}

export interface Opening {
    form: TableForm;
    /** The seats of those on this device. */
    here: number[];
    /** Their names, where there are several; else null. */
    names: string[] | null;
    /** Whether to begin at once, or to wait for others. */
    start: boolean;
}

/** Open a table and sit down; gives its id. A refusal is thrown. */
export async function openTable({ form, here, names, start }: Opening): Promise<string> {
    await comeIn();
    const body = form as components["schemas"]["TableForm"];
    const { id } = await ask("post", "/api/tables", { body });
    const sit: Wish = { type: "sit", seats: here, names, contribution: contribution() };
    await atTable(id, start ? [sit, { type: "start" }] : [sit]);
    return id;
}

/** One's own part of the shuffle: 64 hexadecimal digits. */
export function contribution(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

/** Ask for things at a table, one after the other, and hang up. */
async function atTable(table: string, wishes: readonly Wish[]): Promise<void> {
    const socket = await connected(table);
    try {
        for (const wish of wishes) settled(await socket.send(wish));
    } finally {
        socket.close();
    }
}

/** A socket that has seen the table: the own part of the shuffle counts only after the server's was promised. */
function connected(table: string): Promise<TableSocket> {
    return new Promise((resolve, reject) => {
        const socket = new TableSocket(table, {
            frame: (frame) => {
                if (frame.type === "view") resolve(socket);
            },
            connection: (_, why) => {
                if (why) reject(refusal(why));
            },
        });
    });
}

function settled(outcome: Outcome): void {
    if (outcome) throw refusal(outcome);
}

function refusal(why: Told): Refusal {
    return new Refusal(0, why);
}
