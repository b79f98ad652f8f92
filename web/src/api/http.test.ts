import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { canAnswer, answerHere } = vi.hoisted(() => ({
    canAnswer: vi.fn<() => Promise<boolean>>(),
    answerHere: vi.fn<() => Promise<unknown>>(),
}));
vi.mock("../local/requests", () => ({ canAnswer, answerHere }));

const { request, requestFile } = await import("./http");

const UNREACHED = { reason: { name: "ui-unreachable" } };
const HOUR = 3600_000;

/** A network that neither answers nor fails, as that of a phone with a bar. */
const fetched = vi.fn<(path: string, options: RequestInit) => Promise<Response>>(
    (_, { signal }) =>
        new Promise((_resolve, reject) => {
            const stop = (): void => reject(new DOMException("stopped", "AbortError"));
            if (signal?.aborted) stop();
            signal?.addEventListener("abort", stop);
        }),
);

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetched);
    fetched.mockClear();
    canAnswer.mockReset().mockResolvedValue(false);
    answerHere.mockReset();
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** Whether a request is still open after some time. */
async function isOpen(asked: Promise<unknown>, time: number): Promise<boolean> {
    let open = true;
    const end = (): void => void (open = false);
    asked.then(end, end);
    await vi.advanceTimersByTimeAsync(time);
    return open;
}

test("a server that hangs is out of reach after a while", async () => {
    const asked = request("get", "/api/address");
    asked.catch(() => {});
    expect(await isOpen(asked, 15_000)).toBe(true);
    expect(await isOpen(asked, 10_000)).toBe(false);
    await expect(asked).rejects.toMatchObject(UNREACHED);
});

test("this device answers where the server hangs", async () => {
    canAnswer.mockResolvedValue(true);
    answerHere.mockResolvedValue({ legal: [] });
    const asked = request("post", "/api/positions", { body: { position: "p" } });
    expect(await isOpen(asked, 25_000)).toBe(false);
    expect(await asked).toEqual({ legal: [] });
});

test("a request with a key is not made again after the time is over", async () => {
    const asked = request("post", "/api/tables/guided", { key: "k", serverOnly: true });
    asked.catch(() => {});
    expect(await isOpen(asked, 25_000)).toBe(false);
    await expect(asked).rejects.toMatchObject(UNREACHED);
});

test.each([
    ["a record", () => request("post", "/api/uploads", { body: { record: "{}" }, large: true })],
    ["a file", () => requestFile("/api/print/tiles.pdf", {})],
])("%s takes as long as it takes", async (_, ask) => {
    expect(await isOpen(ask(), HOUR)).toBe(true);
});

test("an answer that has begun is not cut off", async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    fetched.mockImplementationOnce((_, { signal }) => {
        signal?.addEventListener("abort", () => void writer.abort());
        return Promise.resolve(new Response(body.readable));
    });
    const asked = request("get", "/api/address");
    expect(await isOpen(asked, HOUR)).toBe(true);
    void writer.write(new TextEncoder().encode('{"address": null}'));
    void writer.close();
    expect(await asked).toEqual({ address: null });
});
