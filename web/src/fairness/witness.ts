/** The witness of a table: keeps what the server shows, and notices if it shows something else. */
import type { Frame, TableEvent, TableValues, UpdateFrame, ViewFrame } from "../api/types";
import { nextHead } from "./logChain";
import { keepFollowed, keepSeen, lastVersion, newSeen, seenOf } from "./seen";
import type { Doubt, Followed, Seen } from "./seen";
import { courseAfter, courseOf, isSame, keptCourse, readCourse, type Course } from "./shownCourse";
import { newEvents, withEvents } from "./shownMoves";

/** Heads of earlier versions that are remembered, to compare answers that come late. */
const MAX_HEADS = 300;

/**
 * Follows the log from what was kept when the page was opened. Other tabs of the same table do so
 * too, some frames earlier or later, and all of them keep one line.
 */
export class TableWitness {
    doubt: Doubt | null = null;
    #followed: Followed;
    #course: Course | null;
    #heads: Map<number, string>;
    /** What was sent when somebody was shown to take a seat, by seat. */
    #seated = new Map<number, string>();
    #lost: NonNullable<TableValues["lost"]> = [];
    #work: Promise<void> = Promise.resolve();

    constructor(
        readonly table: string,
        readonly ondoubt: (doubt: Doubt) => void,
    ) {
        this.#followed = seenOf(table) ?? { heads: {}, moves: {}, rounds: {}, totals: {} };
        this.#course = readCourse(this.#followed);
        const heads = Object.entries(this.#followed.heads);
        this.#heads = new Map(heads.map(([version, head]) => [Number(version), head]));
    }

    /** The version of the last head that this page has; null without one. */
    get kept(): number | null {
        return lastVersion(this.#followed);
    }

    /** Takes a frame, after those before it; hashing takes a moment. */
    take(frame: Frame): Promise<void> {
        // A frame that cannot be followed must not stop the witness: it is a contradiction itself.
        this.#work = this.#work
            .then(() => this.#take(frame))
            .catch(() => this.#raise("seen-doubt-history"));
        return this.#work;
    }

    async #take(frame: Frame): Promise<void> {
        if ("table" in frame && frame.table) this.#lost = frame.table.lost ?? [];
        this.#recall();
        if (this.doubt) return;
        if (frame.type === "view" || frame.type === "update") this.#takeSeating(eventsOf(frame));
        if ("table" in frame && frame.table) this.#takeTable(frame.table);
        if (frame.type === "ack" && frame.head) this.#note(frame.version, frame.head);
        if (frame.type === "view" || frame.type === "update") await this.#follow(frame);
    }

    /** Raises a doubt of before, or of another tab; by now the server may have declared its loss. */
    #recall(): void {
        const told = seenOf(this.table)?.doubt;
        if (told) this.#raise(told);
    }

    /** Forgets what was sent for a seat that was left, or taken again on another device. */
    #takeSeating(events: readonly TableEvent[]): void {
        for (const event of events) {
            const seen = seenOf(this.table);
            if (!seen || event.version <= (this.kept ?? 0) || !("seats" in event)) continue;
            if (event.kind !== "sat" && event.kind !== "left" && event.kind !== "freed") continue;
            for (const seat of event.seats) {
                const { [seat]: sent, ...others } = seen.sent;
                if (sent === undefined) continue;
                if (event.kind === "sat" && this.#seated.get(seat) !== sent)
                    this.#seated.set(seat, sent);
                // What another tab has followed already, it has forgotten already.
                else if (event.version > (lastVersion(seen) ?? 0))
                    keepSeen({ ...seen, sent: others, dropped: { ...seen.dropped, [seat]: sent } });
            }
        }
    }

    /** Compares the promise, and notes when the match begins. */
    #takeTable(table: TableValues): void {
        const seen = seenOf(this.table);
        // A match that goes on from a record was not dealt here.
        if (table.practice && !seen) return;
        if (!seen) keepSeen(newSeen(table));
        else if (seen.commitment !== table.commitment) this.#raise("seen-doubt-commitment");
        else if (table.status !== "lobby") this.#takePlayers(seen, table.seats);
    }

    /** Notes in which seats people play, and which contributions count for this device. */
    #takePlayers(seen: Seen, seats: TableValues["seats"]): void {
        const sent = Object.entries(seen.sent);
        const isOwn = ([n]: [string, string]) => seats[Number(n)]?.yours;
        const own = sent.filter(isOwn);
        const contributions = sent.length > 0 ? Object.fromEntries(own) : seen.contributions;
        const others = Object.fromEntries(sent.filter((one) => !isOwn(one)));
        const dropped = { ...seen.dropped, ...others };
        // Who is shown later may be shown to excuse a contribution that was added.
        const shown = [...seats.keys()].filter((n) => seats[n]?.taken && !seats[n]?.bot);
        keepSeen({ ...seen, contributions, sent: {}, dropped, people: seen.people ?? shown });
    }

    /** Follows the hash chain from the last head to the one of a frame. */
    async #follow(frame: ViewFrame | UpdateFrame): Promise<void> {
        const { version, head, links = [] } = frame;
        const { kept } = this;
        // Servers of before the chain show no heads, but one that did cannot stop.
        if (!head && kept !== null) this.#raise("seen-doubt-history");
        if (this.doubt || !head) return;
        if (kept !== null && version < kept) return this.#raise("seen-doubt-shorter");
        if (kept !== null) await this.#compute(kept, version - kept, links);
        this.#note(version, head);
        this.#compareTabs();
        const events = kept === null ? null : newEvents(kept, version, eventsOf(frame));
        let { moves } = this.#followed;
        if (kept !== null && events) moves = await withEvents(moves, kept, events);
        // Nothing is kept of a match that goes on from a record.
        if (!seenOf(this.table)) return;
        await this.#takeCourse(frame, events);
        if (this.doubt) return;
        this.#followed = { heads: { [version]: head }, moves, ...(await keptCourse(this.#course)) };
        keepFollowed(this.table, this.#followed);
    }

    /** Follows the course of the match, and compares a whole view with it. */
    async #takeCourse(
        frame: ViewFrame | UpdateFrame,
        events: readonly TableEvent[] | null,
    ): Promise<void> {
        const course = events && (await courseAfter(this.#course, events));
        this.#course = course;
        if (frame.type !== "view") return;
        this.#course = frame.match ? await courseOf(frame.match) : null;
        const followed = !course || (this.#course && (await isSame(course, this.#course)));
        if (!followed || (frame.match && !this.#course)) this.#raise("seen-doubt-history");
    }

    /** Compares with the head that another tab kept, once both have come as far. */
    #compareTabs(): void {
        for (const [version, head] of Object.entries(seenOf(this.table)?.heads ?? {}))
            if (this.#heads.has(Number(version))) this.#note(Number(version), head);
    }

    /** Computes the heads after the last one; a frame without their links cannot be right. */
    async #compute(kept: number, missing: number, links: readonly string[]): Promise<void> {
        if (missing > links.length) return this.#raise("seen-doubt-history");
        let head = this.#heads.get(kept) ?? this.#followed.heads[kept] ?? "";
        for (const [place, link] of links.slice(links.length - missing).entries()) {
            head = await nextHead(head, link);
            this.#note(kept + 1 + place, head);
        }
    }

    #note(version: number, head: string): void {
        const known = this.#heads.get(version);
        if (known !== undefined && known !== head) this.#raise("seen-doubt-history");
        this.#heads.set(version, known ?? head);
        for (const oldest of this.#heads.keys()) {
            if (this.#heads.size <= MAX_HEADS) break;
            this.#heads.delete(oldest);
        }
    }

    #raise(doubt: Doubt): void {
        if (this.doubt) return;
        this.doubt = this.#isDeclared(doubt) ? "seen-doubt-lost" : doubt;
        const seen = seenOf(this.table);
        if (seen) keepSeen({ ...seen, doubt: this.doubt });
        this.ondoubt(this.doubt);
    }

    /** Whether the server says itself that it lost what this device was shown. */
    #isDeclared(doubt: Doubt): boolean {
        const { kept } = this;
        if (kept === null || doubt === "seen-doubt-commitment") return false;
        return this.#lost.some(({ after, upto }) => after < kept && kept <= upto);
    }
}

/** What a frame shows of the rows before it. */
function eventsOf(frame: ViewFrame | UpdateFrame): readonly TableEvent[] {
    return (frame.type === "view" ? frame.missed : undefined) ?? frame.events ?? [];
}
