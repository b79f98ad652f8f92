/** Routes: from path to page, and from page to path. */

export type Route =
    | { page: "home" }
    | { page: "new"; preset: "friends" | "device" | "solo" | "custom"; rules: string | null }
    | { page: "rules"; rules: string | null }
    | { page: "table"; table: string }
    | { page: "replays" }
    | { page: "replay"; of: "table" | "upload"; id: string; round: number; action: number }
    | { page: "learn"; sheet: string | null; topic: string | null }
    | { page: "ideas"; idea: string | null }
    | { page: "print"; sheet: string | null; house: string | null }
    | { page: "pad"; show: "list" | "family" | "shared" | "evening"; id: string }
    | { page: "puzzles"; puzzle: string | null }
    | { page: "training" }
    | { page: "device-link"; token: string }
    | { page: "settings" }
    | { page: "missing" };

const ID = "([A-Za-z0-9_-]{1,64})";
const PRESETS = ["friends", "device", "solo", "custom"] as const;

const PATTERNS: readonly [RegExp, (found: RegExpMatchArray, hash: string) => Route][] = [
    [/^\/$/, () => ({ page: "home" })],
    [/^\/new(?:\/(\w+))?$/, ([, preset], hash) => newGame(preset, hash)],
    [/^\/rules$/, (_, hash) => ({ page: "rules", rules: hash.slice(1) || null })],
    [new RegExp(`^/table/${ID}$`), ([, table = ""]) => ({ page: "table", table })],
    [/^\/replays$/, () => ({ page: "replays" })],
    [
        new RegExp(`^/replay/(table|upload)/${ID}$`),
        ([, of, id = ""], hash) => ({
            page: "replay",
            of: of === "upload" ? "upload" : "table",
            id,
            ...moment(hash),
        }),
    ],
    [
        new RegExp(`^/learn/ideas(?:/${ID})?$`),
        ([, idea]) => ({ page: "ideas", idea: idea ?? null }),
    ],
    [
        new RegExp(`^/learn(?:/${ID})?$`),
        ([, sheet], hash) => ({
            page: "learn",
            sheet: sheet ?? null,
            topic: hash.slice(1) || null,
        }),
    ],
    [
        new RegExp(`^/print(?:/${ID})?$`),
        ([, sheet], hash) => ({
            page: "print",
            sheet: sheet ?? null,
            house: hash.slice(1) || null,
        }),
    ],
    [/^\/pad(?:\/([\w~-]+))?$/, ([, id], hash) => pad(id, hash)],
    [
        new RegExp(`^/puzzles(?:/${ID})?$`),
        ([, puzzle]) => ({ page: "puzzles", puzzle: puzzle ?? null }),
    ],
    [/^\/training$/, () => ({ page: "training" })],
    [new RegExp(`^/device/${ID}$`), ([, token = ""]) => ({ page: "device-link", token })],
    [/^\/settings$/, () => ({ page: "settings" })],
];

export function routeOf(path: string, hash = ""): Route {
    for (const [pattern, make] of PATTERNS) {
        const found = path.match(pattern);
        if (found) return make(found, hash);
    }
    return { page: "missing" };
}

export function tablePath(table: string): string {
    return `/table/${table}`;
}

/** Path of a moment of a replay: after `action` actions of a round, counted from 1. */
export function replayPath(of: "table" | "upload", id: string, round = 1, action = 0): string {
    return `/replay/${of}/${id}#${round}.${action}`;
}

export function learnPath(sheet?: string, topic?: string): string {
    return `/learn${sheet ? `/${sheet}` : ""}${topic ? `#${topic}` : ""}`;
}

export function puzzlePath(puzzle: string): string {
    return `/puzzles/${puzzle}`;
}

/** Path of the ideas of the game, or of one. */
export function ideaPath(idea?: string): string {
    return `/learn/ideas${idea ? `/${idea}` : ""}`;
}

/** Path of what can be printed, with a sheet chosen, or house rules by their link or document. */
export function printPath(
    rules: { sheet: string } | { link: string } | { document: string },
): string {
    if ("sheet" in rules) return `/print/${rules.sheet}`;
    if ("link" in rules) return `/print${rules.link.slice(rules.link.indexOf("#"))}`;
    return `/print#${encodeURIComponent(rules.document)}`;
}

/** Path of the form for a new game by house rules; their link has them after `#`. */
export function newGamePath(link: string, to: "play" | "change" = "play"): string {
    return `/new${to === "change" ? "?change" : ""}${link.slice(link.indexOf("#"))}`;
}

function pad(id: string | undefined, hash: string): Route {
    if (id === undefined) return { page: "pad", show: "list", id: "" };
    if (id === "family") return { page: "pad", show: "family", id: "" };
    if (id === "shared") return { page: "pad", show: "shared", id: hash.slice(1) };
    return { page: "pad", show: "evening", id };
}

function newGame(preset = "custom", hash = ""): Route {
    const known = PRESETS.find((name) => name === preset);
    const rules = hash.slice(1) || null;
    return known ? { page: "new", preset: known, rules } : { page: "missing" };
}

function moment(hash: string): { round: number; action: number } {
    const [, round = "1", action = "0"] = hash.match(/^#(\d{1,4})\.(\d{1,5})$/) ?? [];
    return { round: Number(round), action: Number(action) };
}
