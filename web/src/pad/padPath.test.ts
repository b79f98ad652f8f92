import { expect, test } from "vitest";

import { routeOf } from "../routes";
import { idInPath, padPath } from "./padPath";

test.each([
    "2026-11-19-a1b2c3",
    "family",
    "shared",
    "",
    ".",
    "..",
    "2026/11/19",
    "Bridge? #1 at 100%",
    "Ģimenes vakars 🎲",
    "~x",
    "long-".repeat(40),
])("an evening called %j has a page", (id) => {
    const path = padPath(id);
    const { pathname } = new URL(path, "http://localhost/pad");
    expect(pathname).toBe(path);
    const route = routeOf(pathname);
    expect(route).toMatchObject({ page: "pad", show: "evening" });
    expect(route.page === "pad" && idInPath(route.id)).toBe(id);
});

test("an id that makes a good path is the path", () => {
    expect(padPath("2026-11-19-a1b2c3")).toBe("/pad/2026-11-19-a1b2c3");
});
