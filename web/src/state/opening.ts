/** From a wish to play to the table: it is opened, seats are taken, and the match begins if nobody is missing. */
import { ask, Refusal } from "../api/http";
import { TableSocket, type Outcome } from "../api/socket";
import type { components } from "../api/schema";
import type { Seat, SeatPlan, Settings, TableValues, Told, Wish } from "../api/types";
import { comeIn } from "../me.svelte";
import { ownSeats } from "./seats";

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
    const sit = sitting(here, names);
    await atTable(id, () => (start ? [sit, { type: "start" }] : [sit]));
    return id;
}

/** Begin the rematch of a table where nobody else has to come; one that has begun stays as it is. */
export async function beginRematch(before: TableValues, rematch: string): Promise<void> {
    await atTable(rematch, (table) => wishesAgain(before.seats, table));
}

/** What to ask for so that a rematch begins: one's own seats, under the names they had, and the start. */
export function wishesAgain(before: Seat[], table: TableValues): Wish[] {
    if (table.status !== "lobby") return [];
    const own = ownSeats({ seats: before });
    const names = own.map((seat) => before[seat]?.name ?? "");
    const sit = sitting(own, own.length > 1 ? names : null);
    return ownSeats(table).length > 0 ? [{ type: "start" }] : [sit, { type: "start" }];
}

function sitting(seats: number[], names: string[] | null): Wish {
    return { type: "sit", seats, names, contribution: contribution() };
}

/** One's own part of the shuffle: 64 hexadecimal digits. */
export function contribution(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

/** See a table, ask for things there, one after the other, and hang up. */
async function atTable(id: string, wishes: (table: TableValues) => Wish[]): Promise<void> {
    const { socket, table } = await connected(id);
    try {
        for (const wish of wishes(table)) settled(await socket.send(wish));
    } finally {
        socket.close();
    }
}

/** A socket that has seen the table: the own part of the shuffle counts only after the server's was promised. */
function connected(id: string): Promise<{ socket: TableSocket; table: TableValues }> {
    return new Promise((resolve, reject) => {
        const socket = new TableSocket(id, {
            frame: (frame) => {
                if (frame.type === "view") resolve({ socket, table: frame.table });
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
