/** Drawings of lids: ours, none like a real box, so that each can be told from the others. */

export interface Lid {
    colour: string;
    /** The colour of the lower part, seen below the lid. */
    side: string;
    /** The colour of the triangles. */
    sign: string;
    /** The corners of each triangle, in the square of the picture. */
    triangles: readonly string[];
}

const HEIGHT = Math.sqrt(3) / 2;

/** A triangle with its left corner at a point, which points up or down. */
function triangle(x: number, y: number, side: number, way: "up" | "down"): string {
    const tip = way === "up" ? y - side * HEIGHT : y + side * HEIGHT;
    return [
        [x, y],
        [x + side, y],
        [x + side / 2, tip],
    ]
        .map((point) => point.map((value) => Math.round(value * 10) / 10).join(","))
        .join(" ");
}

/** A row of triangles that point up and down in turn. */
function row(x: number, y: number, side: number, count: number): string[] {
    return Array.from({ length: count }, (_, number) => {
        const up = number % 2 === 0;
        const left = x + (number * side) / 2;
        return triangle(left, up ? y : y - side * HEIGHT, side, up ? "up" : "down");
    });
}

/** Six triangles around a point. */
function hexagon(x: number, y: number, side: number): string[] {
    return [
        triangle(x - side, y, side, "up"),
        triangle(x, y, side, "up"),
        triangle(x - side, y, side, "down"),
        triangle(x, y, side, "down"),
        triangle(x - side / 2, y - side * HEIGHT, side, "down"),
        triangle(x - side / 2, y + side * HEIGHT, side, "up"),
    ];
}

const LIDS: Record<string, Lid> = {
    trimino: {
        colour: "#8c2f39",
        side: "#5e1d25",
        sign: "#f3e3c7",
        triangles: row(24, 32, 16, 5),
    },
    "triple-domino": {
        colour: "#2f6b3c",
        side: "#1d4526",
        sign: "#f2c14e",
        triangles: [8, 20, 32].flatMap((x) => row(x + 16, 24, 16, 1)),
    },
    triomino: {
        colour: "#22577a",
        side: "#15394f",
        sign: "#e8f1f2",
        triangles: hexagon(48, 24, 13),
    },
    "tri-domino": {
        colour: "#6a4c93",
        side: "#45306b",
        sign: "#ffd6a5",
        triangles: [...row(22, 22, 16, 3), ...row(42, 34, 16, 3)],
    },
    triodominio: {
        colour: "#b5541c",
        side: "#7a3611",
        sign: "#fff1d6",
        triangles: [triangle(30, 36, 36, "up")],
    },
    pressman: {
        colour: "#1f2a44",
        side: "#121a2c",
        sign: "#e76f51",
        triangles: [triangle(18, 34, 26, "up"), triangle(48, 14, 26, "down")],
    },
    goliath: {
        colour: "#0f6e6e",
        side: "#094848",
        sign: "#f9dc5c",
        triangles: [...row(20, 22, 14, 1), ...row(34, 36, 28, 1), ...row(62, 22, 14, 1)],
    },
};

/** The rule sets whose boxes have a drawing. */
export const DRAWN: readonly string[] = Object.keys(LIDS);

const PLAIN: Lid = {
    colour: "#6b6459",
    side: "#4a453d",
    sign: "#f3eee4",
    triangles: [triangle(34, 34, 28, "up")],
};

/** The drawing for the box of a rule set; a plain one if there is none. */
export function lidOf(rules: string): Lid {
    return LIDS[rules] ?? PLAIN;
}
