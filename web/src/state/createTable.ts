/** From a wish to play to the table: it is opened, seats are taken, and the match begins if nobody is missing. */
import { request, ApiError } from "../api/http";
import { TableSocket, type Outcome } from "../api/socket";
import type { components } from "../api/schema";
import type { Seat, SeatPlan, Settings, TableValues, Message, Command } from "../api/types";
import { ensureGuest } from "../guest.svelte";
import { ownSeats } from "./seats";

/** A table to be opened; what is left out is as the server has it. */
export interface TableForm {
    settings: Partial<Settings>;
    seats: SeatPlan[];
}

export interface TableRequest {
    form: TableForm;
    /** The seats of those on this device. */
    here: number[];
    /** Their names, where there are several; else null. */
    names: string[] | null;
    /** Whether to begin at once, or to wait for others. */
    start: boolean;
}

/** Open a table and sit down; gives its id. A refusal is thrown. */
export async function createTable({ form, here, names, start }: TableRequest): Promise<string> {
    await ensureGuest();
    const body = form as components["schemas"]["TableForm"];
    const { id } = await request("post", "/api/tables", { body });
    const sit = sitCommand(here, names);
    await sendAll(id, () => (start ? [sit, { type: "start" }] : [sit]));
    return id;
}

/** Begin the rematch of a table where nobody else has to come; one that has begun stays as it is. */
export async function startRematch(before: TableValues, rematch: string): Promise<void> {
    await sendAll(rematch, (table) => rematchCommands(before.seats, table));
}

/** What to ask for so that a rematch begins: one's own seats, under the names they had, and the start. */
export function rematchCommands(before: Seat[], table: TableValues): Command[] {
    if (table.status !== "lobby") return [];
    const own = ownSeats({ seats: before });
    const names = own.map((seat) => before[seat]?.name ?? "");
    const sit = sitCommand(own, own.length > 1 ? names : null);
    return ownSeats(table).length > 0 ? [{ type: "start" }] : [sit, { type: "start" }];
}

function sitCommand(seats: number[], names: string[] | null): Command {
    return { type: "sit", seats, names, contribution: shuffleContribution() };
}

/** One's own part of the shuffle: 64 hexadecimal digits. */
export function shuffleContribution(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

/** See a table, ask for things there, one after the other, and hang up. */
async function sendAll(id: string, commands: (table: TableValues) => Command[]): Promise<void> {
    const { socket, table } = await connect(id);
    try {
        for (const command of commands(table)) throwIfRefused(await socket.send(command));
    } finally {
        socket.close();
    }
}

/** A socket that has seen the table: the own part of the shuffle counts only after the server's was promised. */
function connect(id: string): Promise<{ socket: TableSocket; table: TableValues }> {
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

function throwIfRefused(outcome: Outcome): void {
    if (outcome) throw refusal(outcome);
}

function refusal(why: Message): ApiError {
    return new ApiError(0, why);
}
