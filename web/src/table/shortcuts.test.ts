// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { isTaken, shortcutOf } from "./shortcuts";

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

test("a letter maps to its shortcut in either case", () => {
    expect(shortcutOf({ ...PLAIN, key: "d", code: "KeyD" })).toBe("draw");
    expect(shortcutOf({ ...PLAIN, key: "D", code: "KeyD" })).toBe("draw");
    expect(shortcutOf({ ...PLAIN, key: "x", code: "KeyX" })).toBeNull();
});

test("on other alphabets the key's position counts", () => {
    expect(shortcutOf({ ...PLAIN, key: "в", code: "KeyD" })).toBe("draw");
});

test("Ctrl or Command with Z undoes, but not with Shift", () => {
    const key = { ...PLAIN, key: "z", code: "KeyZ" };
    expect(shortcutOf({ ...key, ctrlKey: true })).toBe("take-back");
    expect(shortcutOf({ ...key, metaKey: true })).toBe("take-back");
    expect(shortcutOf({ ...key, key: "я", ctrlKey: true })).toBe("take-back");
    expect(shortcutOf({ ...key, key: "Z", ctrlKey: true, shiftKey: true })).toBeNull();
    expect(shortcutOf(key)).toBeNull();
});

test("keys with a modifier are ignored", () => {
    expect(shortcutOf({ ...PLAIN, ctrlKey: true, key: "d", code: "KeyD" })).toBeNull();
});

test("a held key undoes and draws once, and goes on zooming", () => {
    const held = { ...PLAIN, repeat: true };
    expect(shortcutOf({ ...held, key: "u", code: "KeyU" })).toBeNull();
    expect(shortcutOf({ ...held, key: "z", code: "KeyZ", ctrlKey: true })).toBeNull();
    expect(shortcutOf({ ...held, key: "d", code: "KeyD" })).toBeNull();
    expect(shortcutOf({ ...held, key: "+", code: "BracketRight" })).toBe("closer");
});

test("keys are ignored in text fields and dialogs", () => {
    document.body.innerHTML = "<input><input type=checkbox role=switch><button></button>";
    expect(isTaken(document.querySelector("input"))).toBe(true);
    expect(isTaken(document.querySelector("[role=switch]"))).toBe(false);
    expect(isTaken(document.querySelector("button"))).toBe(false);
    document.body.innerHTML = "<dialog open></dialog>";
    expect(isTaken(document.body)).toBe(true);
});
