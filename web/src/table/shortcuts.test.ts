import { expect, test } from "vitest";

import { isTaken, shortcutOf } from "./shortcuts";

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false };

test("a letter asks for its deed, large or small", () => {
    expect(shortcutOf({ ...PLAIN, key: "d", code: "KeyD" })).toBe("draw");
    expect(shortcutOf({ ...PLAIN, key: "D", code: "KeyD" })).toBe("draw");
    expect(shortcutOf({ ...PLAIN, key: "x", code: "KeyX" })).toBeNull();
});

test("on a keyboard with other letters the place of the key counts", () => {
    expect(shortcutOf({ ...PLAIN, key: "в", code: "KeyD" })).toBe("draw");
});

test("keys with a modifier are the browser's", () => {
    expect(shortcutOf({ ...PLAIN, ctrlKey: true, key: "d", code: "KeyD" })).toBeNull();
});

test("while something is typed, or a dialog is open, keys are not ours", () => {
    document.body.innerHTML = "<input><button></button>";
    expect(isTaken(document.querySelector("input"))).toBe(true);
    expect(isTaken(document.querySelector("button"))).toBe(false);
    document.body.innerHTML = "<dialog open></dialog>";
    expect(isTaken(document.body)).toBe(true);
});
