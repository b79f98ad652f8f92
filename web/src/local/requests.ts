/** Requests that this device answers itself: about its own tables, and without a server also others. */
import { ApiError, UNREACHABLE } from "../api/http";
import type { BestLists, SeatPlan, TableSummary } from "../api/types";
import { setPrefs } from "../prefs.svelte";
import { tablePath } from "../routes";
import { holdVersion } from "./begun";
import { engine } from "./engine";
import { holderName, setHolderName } from "./holder";
import { isLocal } from "./localId";
import { localTable, showAgain } from "./localTable";
import { append, heads, hide, replaceHeads, rowsOf, type Head, type Write } from "./logStore";
import { askToPersist } from "./persist";
import { plainBot } from "./plainBots";
import { engineFor, keptVersion } from "./versions";
import { language, textFiles } from "../words/words.svelte";

export interface LocalRequest {
    body: Record<string, unknown>;
    path: Record<string, string>;
    query: Record<string, string>;
}

interface BestKey {
    rules: string;
    well: number;
}

type Answering = (request: LocalRequest) => Promise<unknown>;

const ANSWERS: Record<string, Answering> = {
    "get /api/me": () => Promise.resolve({ me: { name: holderName() } }),
    "post /api/me": ({ body }) => renameHere(String(body["name"])),
    "patch /api/me": ({ body }) => renameHere(String(body["name"])),
    "get /api/me/games": async () => ({ tables: await localGames() }),
    "delete /api/me/games/{table}": ({ path, query }) =>
        remove(path["table"] ?? "", query["removal"]),
    "get /api/tables": () => Promise.resolve({ tables: [] }),
    "post /api/tables": async ({ body }) =>
        openTable("tables.open", { form: await formHere(body) }),
    "post /api/tables/guided": ({ body }) => openTable("tables.open-guided", body),
    "get /api/tables/{table}/story": ({ path }) => ofTable("tables.story", path),
    "get /api/tables/{table}/record": ({ path }) => ofTable("tables.record", path),
    "get /api/tables/{table}/log": async ({ path }) =>
        ofTable("tables.log", path, { rows: await rowsOf(path["table"] ?? "") }),
    "get /api/best/{rules}/{well}": ({ path: { rules = "", well } }) =>
        localBest({ rules, well: Number(well) }),
    "get /api/rulesets": () => ask("rules.list"),
    "get /api/lists": () => ask("rules.choices"),
    "get /api/readings": () => ask("rules.readings"),
    "post /api/rules": ({ body }) => ask("rules.explain", body),
    "post /api/house-rules": ({ body }) => ask("rules.house", body),
    "post /api/positions": ({ body }) => ask("rules.position", body),
    "get /api/puzzles": () => ask("puzzles.list"),
    "post /api/puzzles/next": ({ body }) => ask("puzzles.next", body),
    "get /api/puzzles/{puzzle}": ({ path }) => ask("puzzles.find", path),
    "post /api/puzzles/{puzzle}/attempts": ({ path, body }) =>
        ask("puzzles.attempt", { ...path, ...body }),
    "post /api/puzzles/{puzzle}/hints": ({ path, body }) =>
        ask("puzzles.hint", { ...path, ...body }),
    "get /api/print/tiles.pdf": ({ query }) => print("print.tiles", query),
    "get /api/print/sheet.pdf": ({ query }) => print("print.sheet", query),
    "get /api/print/card.pdf": ({ query }) => print("print.card", query),
    "get /api/print/tables/{table}.pdf": async ({ path, query }) =>
        print("print.match", { ...query, record: await ofTable("tables.record", path) }),
};

/** Whether this device can answer without a server: it keeps a whole engine. */
export async function canAnswer(): Promise<boolean> {
    return (await keptVersion()) !== null;
}

/** Answers a request as the server would; throws `ApiError` for what only a server can do. */
export function answerHere(method: string, path: string, request: LocalRequest): Promise<unknown> {
    const answering = ANSWERS[`${method} ${path}`];
    if (!answering) return Promise.reject(new ApiError(0, UNREACHABLE));
    return answering(request);
}

/** The games on this device, as lists show them: the latest first. */
export async function localGames(): Promise<TableSummary[]> {
    const shown = (await heads()).filter(({ listed = true, hidden }) => listed && !hidden);
    return shown.map(({ line }) => line).sort((one, two) => two.touched_at - one.touched_at);
}

async function ask<T>(call: string, details: object = {}): Promise<T> {
    return engine(await engineFor()).call<T>(call, details);
}

function ofTable(call: string, path: Record<string, string>, details = {}): Promise<unknown> {
    const { table = "" } = path;
    return isLocal(table)
        ? localTable(table).read(call, details)
        : Promise.reject(new ApiError(0, UNREACHABLE));
}

/** What is printed in the words of the screen, by the engine that something began with. */
export async function inWords(call: string, details: object, began?: string): Promise<string> {
    const words = {
        language: language(),
        files: textFiles().map((file) => new URL(file, location.href).href),
    };
    const asked = { ...details, language: words.language };
    return engine(await engineFor(began)).call<string>(call, asked, words);
}

/** A PDF in the words of the screen. */
export async function print(call: string, details: object, began?: string): Promise<Blob> {
    const pdf = await inWords(call, details, began);
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: "application/pdf" });
}

/**
 * Renames whoever holds the device, also at tables that are not over. `told` says whether the
 * server has the name already.
 */
export async function renameHere(wanted: string, told = false): Promise<{ name: string }> {
    const details = { before: holderName(), name: wanted, heads: await heads() };
    const renamed = await ask<{ name: string; heads: Head[] }>("tables.rename", details);
    await replaceHeads(renamed.heads);
    setHolderName(renamed.name, told);
    showAgain();
    return { name: renamed.name };
}

/** A form with bots that play without a server; the match that it goes on from is at hand. */
async function formHere(body: Record<string, unknown>): Promise<object> {
    const seats = body["seats"] as SeatPlan[];
    const here = seats.map((seat) =>
        seat.kind === "bot" ? { ...seat, bot: plainBot(seat.bot) } : seat,
    );
    const practice = body["practice"] as Record<string, string> | undefined;
    if (practice) await ofTable("tables.record", practice);
    return { ...body, seats: here };
}

async function openTable(call: string, details: object = {}): Promise<{ id: string }> {
    const found = engine(await engineFor());
    const write = await found.call<Write>(call, { ...details, at: Date.now() / 1000 });
    await append([write], found.hash);
    await holdVersion(tablePath(write.row[0]), found.hash).catch(() => {});
    setPrefs({ playedHere: true });
    askToPersist();
    return { id: write.row[0] };
}

/** Ends a game, if that means what somebody was told, and takes it from the list. */
async function remove(table: string, removal?: string): Promise<void> {
    if (!isLocal(table)) throw new ApiError(0, UNREACHABLE);
    await localTable(table).remove(removal);
    await hide(table);
}

/** The best solo games on this device with the same rules and well, listed or not. */
export async function localBest({ rules, well }: BestKey): Promise<BestLists> {
    const results = (await heads()).flatMap(({ solo, names }) =>
        solo ? [[solo, names[0] ?? null]] : [],
    );
    return ask("tables.best", { rules, well, results });
}
