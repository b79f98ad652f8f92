/**
 * Sounds of a table, synthesized: short and quiet.
 *
 * Browsers allow sound only after the first input. Opening the audio device is slow on some
 * machines, so it happens when the page is idle, not while a tile is laid. The device rests while
 * the page is hidden, or nothing happens for a while: running, it costs power even in silence.
 */
import type { Ending, TableEvent } from "../api/types";
import { pref } from "../prefs.svelte";
import { whenIdle } from "../ui/whenIdle";

export type Sound = "lay" | "draw" | "bonus" | "turn" | "end";

const LOUDNESS = 0.25;
/** Time without sound and input after which audio rests, in milliseconds. */
const IDLE_MS = 20_000;
/** What is heard later than this no longer belongs to what is seen, in milliseconds. */
const LATE_MS = 500;

let context: AudioContext | null = null;
let preparing = false;
let idle: ReturnType<typeof setTimeout> | undefined;
let noise: AudioBuffer | null = null;

addEventListener("pointerdown", unlockAudio, { capture: true });
addEventListener("keydown", unlockAudio, { capture: true });
document.addEventListener("visibilitychange", () => document.hidden && rest());
// After navigation inside the app there was input already.
if (navigator.userActivation?.hasBeenActive) unlockAudio();

/** Plays a sound, unless sounds are off or audio is not ready in time. */
export async function playSound(name: Sound): Promise<void> {
    if (!context || !pref("sounds") || document.hidden) return;
    const wanted = performance.now();
    await wake(context);
    if (context.state !== "running" || performance.now() - wanted > LATE_MS) return;
    SOUNDS[name](context, context.currentTime);
}

/** The sound of an event; if several apply, the most important. */
export function soundOf(event: TableEvent): Sound | null {
    if (event.kind !== "played") return null;
    if (event.ending && !isLowSolo(event.ending)) return "end";
    if (event.scores.some(({ item }) => item === event.placement)) return "bonus";
    if (event.action.do === "place") return "lay";
    return event.action.do === "draw" ? "draw" : null;
}

/** Whether nobody has won anything: a solo game ended at or below zero. */
function isLowSolo({ totals }: Ending): boolean {
    const [total, another] = totals;
    return another === undefined && total !== undefined && total <= 0;
}

function unlockAudio(): void {
    if (!pref("sounds")) return;
    if (context) void wake(context);
    if (context || preparing) return;
    preparing = true;
    whenIdle(() => {
        context = new AudioContext();
        noise = makeNoise(context);
        restLater();
    });
}

/** Lets audio run for a while; the browser may refuse, or leave it unanswered. */
async function wake(audio: AudioContext): Promise<void> {
    restLater();
    if (audio.state === "suspended") await audio.resume().catch(() => {});
}

function restLater(): void {
    clearTimeout(idle);
    idle = setTimeout(rest, IDLE_MS);
}

function rest(): void {
    clearTimeout(idle);
    if (context?.state === "running") void context.suspend().catch(() => {});
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
    lay: tap,
    draw: slide,
    bonus: (audio, at) => {
        tap(audio, at);
        chime(audio, at + 0.04, [659, 988]);
    },
    turn: (audio, at) => chime(audio, at, [523]),
    end: (audio, at) => {
        tap(audio, at);
        chime(audio, at + 0.06, [523, 659, 784]);
    },
};

/** Wood on cloth: a low knock and a click. */
function tap(audio: AudioContext, at: number): void {
    const knock = audio.createOscillator();
    knock.frequency.setValueAtTime(210, at);
    knock.frequency.exponentialRampToValueAtTime(95, at + 0.07);
    knock.connect(fading(audio, at, 0.9, 0.09));
    play(knock, at, 0.1);
    const click = hiss(audio);
    click.connect(band(audio, 1900, 0.8)).connect(fading(audio, at, 0.35, 0.025));
    play(click, at, 0.03);
}

/** A tile sliding over cloth. */
function slide(audio: AudioContext, at: number): void {
    const rub = hiss(audio);
    const filter = band(audio, 700, 1.2);
    filter.frequency.setValueAtTime(700, at);
    filter.frequency.exponentialRampToValueAtTime(1600, at + 0.16);
    rub.connect(filter).connect(fading(audio, at, 0.3, 0.18));
    play(rub, at, 0.2);
}

function chime(audio: AudioContext, at: number, notes: readonly number[]): void {
    for (const [place, note] of notes.entries()) {
        const start = at + place * 0.08;
        const bell = audio.createOscillator();
        bell.type = "triangle";
        bell.frequency.value = note;
        bell.connect(fading(audio, start, 0.35, 0.32));
        play(bell, start, 0.35);
    }
}

/** Connects to the output with a fast attack and a decay. */
function fading(audio: AudioContext, at: number, loud: number, length: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud * LOUDNESS, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(audio.destination);
    return gain;
}

function band(audio: AudioContext, frequency: number, sharpness: number): BiquadFilterNode {
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = frequency;
    filter.Q.value = sharpness;
    return filter;
}

function hiss(audio: AudioContext): AudioBufferSourceNode {
    const source = audio.createBufferSource();
    source.buffer = noise;
    return source;
}

/** A fifth of a second of noise is enough for every sound. */
function makeNoise(audio: AudioContext): AudioBuffer {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate / 5), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
    return buffer;
}

function play(source: AudioScheduledSourceNode, at: number, length: number): void {
    source.start(at);
    source.stop(at + length);
}
