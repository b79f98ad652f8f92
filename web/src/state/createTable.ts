/** Creates tables: opens one, takes seats, and starts the match if nobody is missing. */
import { catalogue } from "../api/catalogue";
import { ApiError, request } from "../api/http";
import type { components } from "../api/schema";
import type { Outcome, TableTransport } from "../api/socket";
import { openTransport } from "../api/transport";
import type { Command, Message, Seat, SeatPlan, Settings, TableValues } from "../api/types";
import { keepContribution } from "../fairness/seen";
import { ensureGuest } from "../guest.svelte";
import { ownRules } from "./ownRules";
import { ownSeats } from "./seats";

/** Form for a new table; the server has defaults for the rest. */
export interface TableForm {
    settings: Partial<Settings>;
    seats: SeatPlan[];
    /** The number of the character in the first seat. */
    cast?: number;
}

export interface TableRequest {
    form: TableForm;
    /** The seats of the players on this device. */
    here: number[];
    /** Their names if there are several; else null. */
    names: string[] | null;
    /** Whether to start at once instead of waiting for others. */
    start: boolean;
}

const START: Command = { type: "start", players: null };

/** Creates a table, sits down and returns the table's id; throws `ApiError` on failure. */
export async function createTable({ form, here, names, start }: TableRequest): Promise<string> {
    await ensureGuest();
    const body = form as components["schemas"]["TableForm"];
    // Others cannot come to a table on this device.
    const options = { body, key: requestKey(), serverOnly: !start };
    const { id } = await request("post", "/api/tables", options);
    const sit = sitCommand(here, names);
    await sendAll(id, () => (start ? [sit, START] : [sit]));
    return id;
}

/** Creates a table for the guided round, by one's own rules if these can be taught, and sits down. */
export async function createGuidedTable(): Promise<string> {
    await ensureGuest();
    const body = { rules: ownRules((await catalogue()).rulesets) };
    const { id } = await request("post", "/api/tables/guided", { body, key: requestKey() });
    await sendAll(id, () => [sitCommand([0], null), START]);
    return id;
}

/** Starts a rematch without remote players; does nothing if it has started already. */
export async function startRematch(before: TableValues, rematch: string): Promise<void> {
    await sendAll(rematch, (table) => rematchCommands(before.seats, table));
}

/** Commands that start a rematch: take one's seats under the same names, and start. */
export function rematchCommands(before: Seat[], table: TableValues): Command[] {
    if (table.status !== "lobby") return [];
    const own = ownSeats({ seats: before });
    const names = own.map((seat) => before[seat]?.name ?? "");
    const sit = sitCommand(own, own.length > 1 ? names : null);
    return ownSeats(table).length > 0 ? [START] : [sit, START];
}

function sitCommand(seats: number[], names: string[] | null): Command {
    return { type: "sit", seats, names, contribution: shuffleContribution() };
}

/** Random contribution to the shuffle: 64 hexadecimal digits. */
export function shuffleContribution(): string {
    return randomHex(32);
}

/** Random key of a request that may be sent twice. */
function requestKey(): string {
    return randomHex(16);
}

function randomHex(bytes: number): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

/** Connects to a table, sends commands one after the other, and disconnects. */
async function sendAll(id: string, commands: (table: TableValues) => Command[]): Promise<void> {
    const { socket, table } = await connect(id);
    try {
        for (const command of commands(table)) {
            const forget =
                command.type === "sit" && command.contribution
                    ? keepContribution(table, command.seats, command.contribution)
                    : () => undefined;
            const outcome = await socket.send(command);
            if (outcome) forget();
            throwIfRefused(outcome);
        }
    } finally {
        socket.close();
    }
}

/**
 * Connects and waits for the first view: the contribution counts only after the server's
 * commitment.
 */
function connect(id: string): Promise<{ socket: TableTransport; table: TableValues }> {
    return new Promise((resolve, reject) => {
        const socket = openTransport(id, {
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
