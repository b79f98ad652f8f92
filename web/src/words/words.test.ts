// @vitest-environment happy-dom
/** Which texts are fetched, and when: those of the first page, then the others. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Words = typeof import("./words.svelte");

let fetched: string[] = [];
let reachable = true;

/** Answers with a file of the project, as a server of the app does. */
async function answer(url: string): Promise<Response> {
    if (!reachable) throw new TypeError("no network");
    const [file = ""] = url.match(/\w+\/\w+\.ftl/) ?? [];
    fetched.push(file);
    return new Response(readFileSync(`../trimino/locales/${file}`, "utf-8"));
}

beforeEach(() => {
    fetched = [];
    reachable = true;
    vi.stubGlobal("fetch", answer);
});

afterEach(() => vi.unstubAllGlobals());

async function freshWords(): Promise<Words> {
    vi.resetModules();
    return import("./words.svelte");
}

test("the first page fetches its own texts only", async () => {
    const { say, setLanguage } = await freshWords();
    await setLanguage("lv");
    expect(fetched).toEqual(["lv/home.ftl"]);
    expect(say("home-solo")).not.toBe("");
    expect(fetched).toHaveLength(1);
});

test("a text of another page is nothing until it is here, and fetches all, once", async () => {
    const { loadAllTexts, say, setLanguage } = await freshWords();
    await setLanguage("en");
    expect(say("evening-new")).toBe("");
    expect(say("home-play-now-how", { rules: { name: "evening-new", details: {} } })).toBe("");
    await loadAllTexts();
    expect(say("evening-new")).not.toBe("");
    expect(fetched.toSorted()).toEqual([
        "en/game.ftl",
        "en/home.ftl",
        "en/server.ftl",
        "en/web.ftl",
    ]);
});

test("another language has as many texts as the one before", async () => {
    const { loadAllTexts, say, setLanguage } = await freshWords();
    await setLanguage("en");
    await setLanguage("cs");
    expect(fetched).toEqual(["en/home.ftl", "cs/home.ftl"]);
    await loadAllTexts();
    await setLanguage("ru");
    expect(fetched.filter((file) => file.startsWith("ru/"))).toHaveLength(4);
    expect(say("evening-new")).not.toBe("");
});

test("a language that is chosen while texts come gets its own", async () => {
    const { language, loadAllTexts, say, setLanguage } = await freshWords();
    await setLanguage("en");
    const coming = loadAllTexts();
    await setLanguage("lt");
    await coming;
    expect(language()).toBe("lt");
    expect(say("ui-reload")).toBe(
        readFileSync("../trimino/locales/lt/web.ftl", "utf-8").match(/^ui-reload = (.*)$/m)?.[1],
    );
});

test("texts that could not be fetched are fetched when they are asked for again", async () => {
    const { loadAllTexts, say, setLanguage } = await freshWords();
    await setLanguage("en");
    reachable = false;
    await expect(loadAllTexts()).rejects.toThrow("no network");
    reachable = true;
    await loadAllTexts();
    expect(say("evening-new")).not.toBe("");
});
