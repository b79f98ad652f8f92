import { expect, test, vi } from "vitest";

import { ApiError } from "../api/http";
import { askPad, openEvening } from "./padEngine";
import { OLD_RULES } from "./padErrors";

/** What is kept here: the Python of this page, or only an older one. */
const { kept } = vi.hoisted(() => ({ kept: { hash: "older" } }));
vi.mock("../local/begun", () => ({
    begunWith: () => Promise.resolve({ app: "/assets/index.js", engine: "newer", opened: 1 }),
    holdOlderVersion: () => Promise.resolve(),
    loadAsBegun: () => Promise.resolve(),
}));
vi.mock("../local/metered", () => ({ isMetered: () => true }));
vi.mock("../local/versions", () => ({
    engineFor: () => Promise.resolve(kept.hash),
    keptVersion: () => Promise.resolve(kept),
    olderVersion: () => Promise.resolve(kept.hash === "older" ? kept : null),
}));
vi.mock("../local/engine", async (original) => ({
    ...(await original<object>()),
    engine: (hash: string) => ({
        call: () =>
            hash === "newer"
                ? Promise.resolve("scored")
                : Promise.reject(new ApiError(422, { name: "record-unknown-line", details: {} })),
    }),
}));

test("an evening that needed newer rules is scored once they are here", async () => {
    await openEvening("p");
    await expect(askPad("look", {})).rejects.toMatchObject({ reason: OLD_RULES });
    kept.hash = "newer";
    expect(await askPad("look", {})).toBe("scored");
});
