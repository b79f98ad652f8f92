/** Playback of a match: the current moment, stepping, and automatic play. */
import { replayPath } from "../routes";
import {
    clampMoment,
    indexOf,
    momentAt,
    momentCount,
    sceneAt,
    stepMoment,
    stepRound,
    type Moment,
} from "../state/replay";
import type { StoryRound } from "../state/story";

export const SPEEDS = [1, 2, 4] as const;
/** How long a moment is shown at speed 1, in milliseconds. */
const MOMENT_MS = 1_600;

/** The record that is replayed. */
export interface Source {
    of: "table" | "upload";
    id: string;
}

export class Playback {
    moment = $state.raw<Moment>({ round: 1, action: 0 });
    playing = $state.raw(false);
    speed = $state.raw<(typeof SPEEDS)[number]>(1);
    readonly count: number;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        readonly source: Source,
        readonly rounds: readonly StoryRound[],
        start: Moment,
    ) {
        this.count = momentCount(rounds);
        this.moment = clampMoment(rounds, start);
    }

    scene = $derived.by(() => sceneAt(this.rounds, this.moment));
    index = $derived.by(() => indexOf(this.rounds, this.moment));
    /** URL path of the current moment. */
    path = $derived.by(() => this.pathOf(this.moment));

    get isFirst(): boolean {
        return this.index === 0;
    }

    get isLast(): boolean {
        return this.index === this.count - 1;
    }

    pathOf({ round, action }: Moment): string {
        return replayPath(this.source.of, this.source.id, round, action);
    }

    /** Shows a moment and pauses, because manual navigation ends automatic play. */
    show(moment: Moment): void {
        this.pause();
        this.#show(moment);
    }

    showIndex(index: number): void {
        this.show(momentAt(this.rounds, index));
    }

    step(by: number): void {
        this.show(stepMoment(this.rounds, this.moment, by));
    }

    stepRound(by: 1 | -1): void {
        this.show(stepRound(this.rounds, this.moment, by));
    }

    /** Plays automatically, from the beginning if at the end. */
    play(): void {
        if (this.isLast) this.#show(momentAt(this.rounds, 0));
        this.playing = true;
        this.#wait();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.#timer);
    }

    toggle(): void {
        if (this.playing) this.pause();
        else this.play();
    }

    faster(): void {
        const next = SPEEDS.indexOf(this.speed) + 1;
        this.speed = SPEEDS[next % SPEEDS.length] ?? 1;
        if (this.playing) this.#wait();
    }

    #show(moment: Moment): void {
        this.moment = clampMoment(this.rounds, moment);
    }

    #wait(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#advance(), MOMENT_MS / this.speed);
    }

    #advance(): void {
        this.#show(stepMoment(this.rounds, this.moment, 1));
        if (this.isLast) this.pause();
        else this.#wait();
    }
}
