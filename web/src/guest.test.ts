// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const { request, away, renameHere } = vi.hoisted(() => ({
    request: vi.fn<(method: string, path: string, details?: object) => Promise<unknown>>(),
    away: vi.fn<() => boolean>(),
    renameHere: vi.fn<(name: string, told: boolean) => Promise<unknown>>(),
}));

vi.mock("./api/http", async (original) => ({
    ...(await original<typeof import("./api/http")>()),
    request,
}));
vi.mock("./reach.svelte", () => ({ serverIsAway: away, noteReach: () => {} }));
vi.mock("./prefs.svelte", () => ({ pref: () => true }));
vi.mock("./local/requests", () => ({ renameHere }));

const { ApiError } = await import("./api/http");
const { loadGuest, myName, renameGuest } = await import("./guest.svelte");
const { holderName, setHolderName, untoldName } = await import("./local/holder");

/** The name that the server has. */
let kept: string;

beforeEach(() => {
    localStorage.clear();
    kept = "Anna";
    away.mockReset().mockReturnValue(false);
    renameHere.mockReset().mockResolvedValue({});
    request.mockReset().mockImplementation((method, _, details) => {
        if (method === "patch") kept = (details as { body: { name: string } }).body.name;
        return Promise.resolve(method === "get" ? { me: { name: kept } } : { name: kept });
    });
});

test("games on this device are played under the name that the server knows", async () => {
    await loadGuest();
    expect(holderName()).toBe("Anna");
});

test("a name that was taken without the server is told to it later", async () => {
    setHolderName("Zane", false);
    away.mockReturnValue(true);
    await loadGuest();
    expect(untoldName()).toBe("Zane");
    away.mockReturnValue(false);
    await loadGuest();
    expect([kept, myName(), holderName(), untoldName()]).toEqual(["Zane", "Zane", "Zane", null]);
});

test("a name that the server refuses is given up", async () => {
    setHolderName("Zane", false);
    request.mockImplementation((method) =>
        method === "get"
            ? Promise.resolve({ me: { name: "Anna" } })
            : Promise.reject(new ApiError(429, { name: "too-many-requests", details: {} })),
    );
    await loadGuest();
    expect([myName(), holderName(), untoldName()]).toEqual(["Anna", "Anna", null]);
});

test("a new name is also that of the games on this device", async () => {
    await renameGuest("Zane");
    expect(renameHere).toHaveBeenCalledExactlyOnceWith("Zane", true);
    expect([myName(), holderName(), untoldName()]).toEqual(["Zane", "Zane", null]);
});
