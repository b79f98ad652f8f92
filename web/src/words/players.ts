/** Players in messages: names, and the reader, whom sentences address. */
import type { Message } from "../api/types";
import { joinList } from "./lists";
import { isMessage, message } from "./message";

/** A player as a detail of a message: a name, or the reader. */
export type Player = string | Message;

export const YOU: Message = message("player-you");

export function isYou(player: unknown): boolean {
    return isMessage(player) && player.name === YOU.name;
}

/** Whether the reader is one of the players in a list. */
export function hasYou({ details }: Message): boolean {
    return Object.values(details).some((part) => isYou(part) || (isMessage(part) && hasYou(part)));
}

/** Joins players to one detail, the reader first: You and Anna. */
export function joinPlayers(players: readonly unknown[]): unknown {
    return joinList(players.toSorted((a, b) => Number(isYou(b)) - Number(isYou(a))));
}
