/** Seats before a match: which are free for whom, and whether it can begin. */
import type { Seat, SeatPlan } from "../../api/types";

export function isVacant(seat: Seat): boolean {
    return seat.plan !== "bot" && !seat.taken;
}

/** The seats to take: those kept for oneself, else the first that is free. */
export function seatsToTake(seats: readonly Seat[]): number[] {
    const free = numbered(seats, isVacant);
    const kept = free.filter((number) => seats[number]?.kept);
    return kept.length > 0 ? kept : free.slice(0, 1);
}

/** How many bots come to open seats if the match begins now. */
export function botsToCome(seats: readonly Seat[]): number {
    return seats.filter((seat) => isVacant(seat) && seat.plan === "open").length;
}

/** Whether a seat still waits for a person, without whom the match cannot begin. */
export function waitsForPerson(seats: readonly Seat[]): boolean {
    return seats.some((seat) => isVacant(seat) && seat.plan === "person");
}

/** What a seat is for, as a word to choose: person, open, or the name of a bot. */
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
