/** Faces of the bots, each put together from a few parts. */

export type Hair = "bald" | "bob" | "bun" | "curls" | "long" | "short" | "spikes" | "tails";
export type Extra =
    "beard" | "bow" | "cap" | "freckles" | "glasses" | "moustache" | "none" | "rings";

export interface Face {
    hair: Hair;
    /** Colours of hair and skin. */
    colours: readonly [string, string];
    extra: Extra;
    /** Colour of the shirt, dark enough for white text, and tint of the ground. */
    shirt: string;
    ground: string;
}

const BLACK = "#2f2a2b";
const BROWN = "#6b4329";
const BLOND = "#d9ab55";
const GINGER = "#b9602a";
const GREY = "#a5a29b";
const SILVER = "#c9c4b8";

const FAIR = "#f3d3b4";
const TAN = "#dcab80";
const DARK = "#a06d49";
const DEEP = "#734a31";

type Parts = readonly [Hair, string, string, Extra?];

interface Level {
    shirt: string;
    ground: string;
    faces: Readonly<Record<string, Parts>>;
}

/** One colour for each level of bots. */
const LEVELS: readonly Level[] = [
    {
        shirt: "#0a6b4b",
        ground: "#cfe5d6",
        faces: {
            mia: ["tails", BROWN, FAIR, "freckles"],
            timo: ["spikes", BLOND, FAIR, "freckles"],
            lola: ["curls", BLACK, DARK, "bow"],
            milo: ["short", BROWN, TAN, "cap"],
            emma: ["bob", GINGER, FAIR, "bow"],
            nico: ["curls", BLACK, TAN],
        },
    },
    {
        shirt: "#0a5ea8",
        ground: "#cddff0",
        faces: {
            bruno: ["short", BROWN, TAN, "beard"],
            nora: ["long", BLOND, FAIR],
            hugo: ["spikes", GINGER, FAIR, "glasses"],
            lena: ["bun", BROWN, FAIR, "rings"],
            otto: ["bald", GREY, FAIR, "moustache"],
            vera: ["bob", BLACK, TAN],
        },
    },
    {
        shirt: "#00676b",
        ground: "#c9e4e4",
        faces: {
            pia: ["spikes", GINGER, FAIR, "freckles"],
            felix: ["short", BLOND, FAIR, "cap"],
            alma: ["curls", BROWN, DARK, "rings"],
            oskar: ["spikes", BROWN, TAN, "glasses"],
            lucia: ["long", BLACK, TAN, "bow"],
            bento: ["curls", BLACK, DEEP, "moustache"],
        },
    },
    {
        shirt: "#4a4f9c",
        ground: "#d8d9ee",
        faces: {
            elsa: ["bun", BLOND, FAIR, "glasses"],
            viktor: ["short", GREY, FAIR, "beard"],
            amanda: ["long", GINGER, TAN, "rings"],
            gustav: ["bald", BROWN, FAIR, "moustache"],
            paula: ["bob", BROWN, TAN, "glasses"],
            ramon: ["curls", BLACK, TAN, "beard"],
        },
    },
    {
        shirt: "#7d5a00",
        ground: "#efe0b4",
        faces: {
            ida: ["bob", BLOND, FAIR, "glasses"],
            leo: ["curls", BROWN, TAN, "beard"],
            clara: ["long", GINGER, FAIR, "freckles"],
            arno: ["short", GREY, FAIR, "moustache"],
            stella: ["curls", BLACK, DEEP, "rings"],
            marco: ["short", BLACK, TAN, "glasses"],
        },
    },
    {
        shirt: "#a12b45",
        ground: "#f1d2d8",
        faces: {
            diana: ["bob", BLACK, DARK, "rings"],
            magnus: ["long", BLOND, FAIR, "beard"],
            helena: ["bun", BROWN, TAN],
            silvio: ["short", SILVER, TAN, "glasses"],
            marta: ["tails", BROWN, FAIR, "glasses"],
            ovidio: ["bald", BLACK, DARK, "moustache"],
        },
    },
    {
        shirt: "#86357a",
        ground: "#ead3e5",
        faces: {
            ada: ["bun", BLACK, FAIR, "glasses"],
            ivo: ["short", BLOND, FAIR, "beard"],
            greta: ["tails", BLOND, FAIR, "glasses"],
            mario: ["short", BLACK, TAN, "moustache"],
            irma: ["bob", GREY, FAIR, "rings"],
            dario: ["bald", BLACK, DEEP, "beard"],
        },
    },
    {
        shirt: "#b3400a",
        ground: "#f2d5c3",
        faces: {
            minerva: ["bun", GREY, TAN, "rings"],
            arturo: ["long", SILVER, FAIR, "beard"],
            aurora: ["long", BLACK, DARK, "rings"],
            galileo: ["bald", GREY, FAIR, "beard"],
            sofia: ["long", BROWN, TAN, "glasses"],
            lorenzo: ["curls", GREY, TAN, "glasses"],
        },
    },
    {
        shirt: "#41464d",
        ground: "#dcdcd6",
        faces: {
            carlo: ["short", BLACK, TAN, "cap"],
            rita: ["curls", GINGER, FAIR, "rings"],
            pedro: ["spikes", BLACK, TAN, "moustache"],
            berta: ["bun", BLOND, FAIR, "bow"],
            tino: ["bald", BROWN, TAN, "glasses"],
            donna: ["long", BLACK, DEEP, "bow"],
            gina: ["tails", BLACK, TAN, "rings"],
            paco: ["spikes", BROWN, TAN],
            vita: ["bob", BROWN, FAIR, "freckles"],
            rocco: ["short", BROWN, DARK, "beard"],
            dora: ["tails", GINGER, FAIR, "glasses"],
            zeno: ["bald", GREY, DARK, "glasses"],
            lotta: ["tails", GINGER, FAIR, "freckles"],
            kiko: ["spikes", BLACK, FAIR],
            zita: ["curls", BROWN, DARK, "bow"],
            momo: ["curls", GREY, DEEP, "cap"],
            gita: ["long", BLACK, TAN, "freckles"],
            tito: ["spikes", BLOND, TAN, "moustache"],
        },
    },
];

/** The face of a character; null for one without. */
export function faceOf(character: string): Face | null {
    for (const { shirt, ground, faces } of LEVELS) {
        const parts = faces[character];
        if (!parts) continue;
        const [hair, hairColour, skin, extra = "none"] = parts;
        return { hair, colours: [hairColour, skin], extra, shirt, ground };
    }
    return null;
}
