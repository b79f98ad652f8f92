/** Seats in the lobby: which are free, and whether the match can start. */
import type { Seat, SeatPlan } from "../../api/types";

export function isVacant(seat: Seat): boolean {
    return seat.plan !== "bot" && !seat.taken;
}

/** The seats to take: those reserved for oneself, else the first free one. */
export function seatsToTake(seats: readonly Seat[]): number[] {
    const free = numbered(seats, isVacant);
    const kept = free.filter((number) => seats[number]?.kept);
    return kept.length > 0 ? kept : free.slice(0, 1);
}

/** Number of open seats that bots would take if the match started now. */
export function botsToCome(seats: readonly Seat[]): number {
    return seats.filter((seat) => isVacant(seat) && seat.plan === "open").length;
}

/** Whether a seat still waits for a person, without whom the match cannot start. */
export function waitsForPerson(seats: readonly Seat[]): boolean {
    return seats.some((seat) => isVacant(seat) && seat.plan === "person");
}

/** How many play if the free seats, at the end, are left out; null if they cannot be. */
export function playersWithoutFree(seats: readonly Seat[]): number | null {
    const free = seats.findIndex(isVacant);
    return free >= 2 && seats.slice(free).every(isVacant) ? free : null;
}

/** Value of a seat's plan in the select: person, open, or a bot. */
export function planWord({ plan, bot }: Seat): string {
    return plan === "bot" ? `bot:${bot}` : plan;
}

export function planOf(word: string): SeatPlan {
    if (word === "person" || word === "open") return { kind: word };
    return { kind: "bot", bot: word.slice("bot:".length) };
}

function numbered(seats: readonly Seat[], wanted: (seat: Seat) => boolean): number[] {
    return seats.flatMap((seat, number) => (wanted(seat) ? [number] : []));
}
