import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { whileAlone } from "./installLock";

type Turn = () => Promise<void>;

/** A promise that others settle. */
function deferred(): { promise: Promise<void>; resolve: () => void; reject: (why: Error) => void } {
    let resolve = (): void => {};
    let reject: (why: Error) => void = resolve;
    const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
    return { promise, resolve, reject };
}

/** Locks of a browser with one name: who asks gets it in turn, or takes it. */
class Locks {
    #held: { lose: (error: Error) => void } | null = null;
    #queue: (() => void)[] = [];

    async request(_: string, { signal, steal }: LockOptions, turn: Turn): Promise<void> {
        if (steal) this.#held?.lose(new DOMException("stolen", "AbortError"));
        else if (this.#held)
            await new Promise<void>((resolve, reject) => {
                this.#queue.push(resolve);
                signal?.addEventListener("abort", () => {
                    this.#queue = this.#queue.filter((one) => one !== resolve);
                    reject(signal.reason as Error);
                });
            });
        const stolen = deferred();
        const holder = (this.#held = { lose: stolen.reject });
        try {
            await Promise.race([turn(), stolen.promise]);
        } finally {
            if (this.#held === holder) {
                this.#held = null;
                this.#queue.shift()?.();
            }
        }
    }
}

let channel: BroadcastChannel;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { locks: new Locks() });
    channel = new EventTarget() as BroadcastChannel;
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** A tab that is suspended in mid-work, until `wake` is called. */
function suspended(): { wake: () => void; lost: () => boolean; done: Promise<void> } {
    const asleep = deferred();
    let wasLost = false;
    const done = whileAlone(channel, async (lost) => {
        await asleep.promise;
        wasLost = lost.aborted;
    });
    return { wake: asleep.resolve, lost: () => wasLost, done };
}

test("a suspended tab loses the lock to one that waits, and is told when it wakes up", async () => {
    const first = suspended();
    const worked = vi.fn<Turn>(() => Promise.resolve());
    const second = whileAlone(channel, worked);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(worked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(worked).toHaveBeenCalledOnce();
    await second;
    first.wake();
    await first.done;
    expect(first.lost()).toBe(true);
});

test("a tab that says how far it is keeps the lock", async () => {
    const first = suspended();
    const worked = vi.fn<Turn>(() => Promise.resolve());
    const second = whileAlone(channel, worked);
    for (let minute = 0; minute < 5; minute += 1) {
        await vi.advanceTimersByTimeAsync(50_000);
        channel.dispatchEvent(new Event("message"));
    }
    expect(worked).not.toHaveBeenCalled();
    first.wake();
    await Promise.all([first.done, second]);
    expect(first.lost()).toBe(false);
    expect(worked).toHaveBeenCalledOnce();
});

test("what goes wrong in the work is thrown, and the next one works", async () => {
    const failing = whileAlone(channel, () => Promise.reject(new Error("no room")));
    await expect(failing).rejects.toThrow("no room");
    const worked = vi.fn<Turn>(() => Promise.resolve());
    await whileAlone(channel, worked);
    expect(worked).toHaveBeenCalledOnce();
});
