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

/** How many play if the free seats are left out; null if none is free, or too few would be left. */
export function playersWithoutFree(seats: readonly Seat[]): number | null {
    const players = seats.length - numbered(seats, isVacant).length;
    return players >= 2 && players < seats.length ? players : null;
}

/** A move from behind a free seat to it, so that the free seats are at the end. */
export interface MoveUp {
    from: number;
    to: number;
}

/** The moves without which a match of so many players cannot leave the free seats out. */
export function movesUp(seats: readonly Seat[], players: number): MoveUp[] {
    const holes = numbered(seats.slice(0, players), isVacant);
    return numbered(seats, (seat) => !isVacant(seat))
        .filter((number) => number >= players)
        .flatMap((from, place) => {
            const to = holes[place];
            return to === undefined ? [] : [{ from, to }];
        });
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
