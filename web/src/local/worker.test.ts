import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Listener = (event: { data: unknown }) => void;

let send: (data: unknown) => void;
const answers: unknown[] = [];

beforeEach(async () => {
    answers.length = 0;
    vi.stubGlobal("postMessage", (answer: unknown) => answers.push(answer));
    vi.stubGlobal("addEventListener", (_: string, listener: Listener) => {
        send = (data) => {
            listener({ data });
        };
    });
    vi.resetModules();
    await import("./worker");
});

afterEach(() => {
    vi.unstubAllGlobals();
});

// A rejection that nobody handles would fail the run.
test("files that cannot be fetched before anything is asked are a fault of the first call", async () => {
    send({ folder: "nowhere://", renew: false });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answers).toEqual([]);
    send({ id: 1, name: "roll", text: "{}" });
    await vi.waitFor(() => {
        expect(answers).toMatchObject([{ id: 1, unloaded: true }]);
    });
});
