import { expect, test } from "vitest";

import { isOnlyHere } from "./links";

test("a computer's names for itself lead nobody else to it", () => {
    expect(isOnlyHere("http://localhost:8000/table/x")).toBe(true);
    expect(isOnlyHere("http://127.0.0.1:8000/table/x")).toBe(true);
    expect(isOnlyHere("http://[::1]:8000/")).toBe(true);
    expect(isOnlyHere("http://192.168.1.20:8000/table/x")).toBe(false);
    expect(isOnlyHere("https://localhost.example.org/")).toBe(false);
});
