import { expect, test } from "vitest";

import { isLocalhost } from "./links";

test("loopback names are recognized as localhost", () => {
    expect(isLocalhost("http://localhost:8000/table/x")).toBe(true);
    expect(isLocalhost("http://127.0.0.1:8000/table/x")).toBe(true);
    expect(isLocalhost("http://[::1]:8000/")).toBe(true);
    expect(isLocalhost("http://192.168.1.20:8000/table/x")).toBe(false);
    expect(isLocalhost("https://localhost.example.org/")).toBe(false);
});
