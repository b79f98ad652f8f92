// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Ending, PlayedEvent } from "../api/types";
import { playSound, soundOf } from "./sound";

function played(what: PlayedEvent["action"]["do"], more: Partial<PlayedEvent> = {}): PlayedEvent {
    return {
        version: 1,
        at: 0,
        kind: "played",
        by: "person",
        phase: "turn",
        action: { seat: 0, do: what, points: 0 },
        placement: null,
        scores: [],
        ending: null,
        ...more,
    };
}

function endedWith(...totals: number[]): Ending {
    return { totals } as unknown as Ending;
}

const TILE = { item: "tile", points: 11 };
const BRIDGE = { item: "bridge", points: 40 };

describe("the sound of an event", () => {
    it.each([
        [played("place", { placement: "plain" }), "lay"],
        [played("place"), "lay"],
        [played("place", { placement: "bridge", scores: [TILE, BRIDGE] }), "bonus"],
        // A bridge for which the rules pay nothing.
        [played("place", { placement: "bridge", scores: [TILE] }), "lay"],
        [played("place", { placement: "hexagon" }), "lay"],
        [played("draw"), "draw"],
        [played("pass"), null],
        [played("place", { placement: "hexagon", ending: endedWith(-50, 10) }), "end"],
        [played("place", { placement: "plain", ending: endedWith(1) }), "end"],
        // A solo game that earned nothing is no reason to cheer.
        [played("place", { placement: "plain", ending: endedWith(-50) }), "lay"],
        [played("pass", { ending: endedWith(0) }), null],
    ])("follows from its kind", (event, name) => {
        expect(soundOf(event)).toBe(name);
    });

    it("is null for people who come and go", () => {
        expect(soundOf({ version: 1, at: 0, kind: "left", seats: [0] })).toBeNull();
    });
});

/** The audio device: whether it runs, and how many sounds it has played. */
class Device {
    static only: Device;
    state = "running";
    currentTime = 0;
    sampleRate = 1000;
    destination = {};
    played = 0;

    constructor() {
        Device.only = this;
    }

    async suspend(): Promise<void> {
        this.state = "suspended";
    }

    async resume(): Promise<void> {
        this.state = "running";
    }

    createBuffer(): unknown {
        return { getChannelData: () => [] };
    }

    createOscillator(): unknown {
        const played = (): void => void (this.played += 1);
        return { ...this.#node(), start: played, stop: () => {} };
    }

    createGain(): unknown {
        return this.#node();
    }

    #node(): object {
        const value = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
        return { gain: value, frequency: value, connect: (next: unknown) => next };
    }
}

/** The audio device after the first input. */
async function unlocked(): Promise<Device> {
    vi.useFakeTimers();
    vi.stubGlobal("AudioContext", Device);
    dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(1_000);
    return Device.only;
}

function hide(hidden: boolean): void {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
}

describe("audio", () => {
    afterEach(() => {
        vi.restoreAllMocks();
        vi.useRealTimers();
    });

    it("rests when nothing happens, and wakes for a sound", async () => {
        const device = await unlocked();
        expect(device.state).toBe("running");
        await vi.advanceTimersByTimeAsync(60_000);
        expect(device.state).toBe("suspended");
        await playSound("turn");
        expect([device.state, device.played]).toEqual(["running", 1]);
        await vi.advanceTimersByTimeAsync(60_000);
        expect(device.state).toBe("suspended");
    });

    it("rests at once on a hidden page, and wakes with the next input", async () => {
        const device = await unlocked();
        await device.resume();
        hide(true);
        expect(device.state).toBe("suspended");
        const before = device.played;
        await playSound("turn");
        expect([device.state, device.played]).toEqual(["suspended", before]);
        hide(false);
        dispatchEvent(new Event("keydown"));
        expect(device.state).toBe("running");
    });

    it("does not play late what the browser held back", async () => {
        const device = await unlocked();
        await device.suspend();
        const before = device.played;
        vi.spyOn(device, "resume").mockImplementation(async () => {
            await new Promise((done) => setTimeout(done, 5_000));
            device.state = "running";
        });
        const played = playSound("turn");
        await vi.advanceTimersByTimeAsync(6_000);
        await played;
        expect([device.state, device.played]).toEqual(["running", before]);
    });
});
