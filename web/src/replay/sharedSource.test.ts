import { beforeEach, expect, test, vi } from "vitest";

import { sharedSource } from "./sharedSource";

const { request } = vi.hoisted(() => ({ request: vi.fn<(method: string) => Promise<object>>() }));
const RECORD = { format: "record" };

vi.mock("../api/http", () => ({ request }));
vi.mock("../guest.svelte", () => ({ ensureGuest: () => Promise.resolve() }));
vi.mock("../ui/saveFile", () => ({ saveFile: () => {} }));

beforeEach(() => {
    request.mockReset();
    request.mockImplementation((method: string) =>
        Promise.resolve(method === "get" ? RECORD : { id: "new" }),
    );
});

function uploads(): unknown[] {
    return request.mock.calls.filter(([method]) => method === "post");
}

test("what the server has is not uploaded", async () => {
    for (const source of [
        { of: "table", id: "AAAA" },
        { of: "upload", id: "BBBB" },
    ] as const)
        expect(await sharedSource(source)).toBe(source);
    expect(request).not.toHaveBeenCalled();
});

test("a match on this device is uploaded once", async () => {
    const source = { of: "table", id: "local-a" } as const;
    const both = await Promise.all([sharedSource(source), sharedSource(source)]);
    expect(both).toEqual([
        { of: "upload", id: "new" },
        { of: "upload", id: "new" },
    ]);
    const options = { body: { record: JSON.stringify(RECORD) }, large: true };
    expect(uploads()).toEqual([["post", "/api/uploads", options]]);
});

test("an upload that failed is tried again", async () => {
    const source = { of: "table", id: "local-b" } as const;
    request.mockRejectedValueOnce(new Error("away"));
    await expect(sharedSource(source)).rejects.toThrow("away");
    expect(await sharedSource(source)).toEqual({ of: "upload", id: "new" });
});
