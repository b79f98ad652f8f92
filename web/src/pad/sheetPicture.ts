/** The score sheet of an evening as a picture: rounds, points and totals. */
import { formatNumber, formatSigned } from "../words/numbers";
import type { PadView } from "./padTypes";

/** What is written around the numbers. */
export interface SheetWords {
    title: string;
    note: string;
    rounds: readonly string[];
    total: string;
    ending: readonly string[];
}

const WIDTH = 1080;
const MARGIN = 72;
const ROW = 74;
const FIRST = 230;
const INK = "#24211b";
const DIM = "#655e51";
const LINE = "#ddd4c3";
const ACCENT = "#0b6b4a";
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Longest line that surely fits. */
const LINE_SIGNS = 52;

/** Longest name that fits a column, by the number of columns. */
const SIGNS = [40, 40, 24, 16, 12, 9, 8];

/** The picture as SVG. */
export function sheetSvg(view: PadView, words: SheetWords): string {
    const { players } = view;
    const column = (WIDTH - 2 * MARGIN - FIRST) / players.length;
    const x = (number: number): number => MARGIN + FIRST + column * (number + 0.5);
    const top = MARGIN + 170;
    const rows = view.rounds.map((played, index) => {
        const y = top + ROW * (index + 1);
        const cells = players.map((name, number) => {
            const seat = played.players.indexOf(name);
            if (seat < 0) return text(x(number), y, "–", { size: 34, fill: DIM });
            const points = (played.totals[seat] ?? 0) - (played.before[seat] ?? 0);
            return text(x(number), y, formatSigned(points), { size: 36 });
        });
        return [
            text(MARGIN, y, words.rounds[index] ?? "", { size: 30, fill: DIM, anchor: "start" }),
            ...cells,
            rule(y + 24),
        ].join("");
    });
    const bottom = top + ROW * (view.rounds.length + 1) + 30;
    const totals = players.map((name, number) =>
        text(x(number), bottom, formatNumber(view.totals[number] ?? 0), {
            size: players.length > 4 ? 48 : 60,
            weight: 700,
            fill: view.winners.includes(name) ? ACCENT : INK,
        }),
    );
    const last = words.ending.flatMap(wrapped);
    const ending = last.map((line, index) =>
        text(MARGIN, bottom + 96 + index * 48, line, { size: 32, anchor: "start" }),
    );
    const height = bottom + 96 + Math.max(0, last.length - 1) * 48 + MARGIN;
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
        `<rect width="${WIDTH}" height="${height}" fill="#f3eee4"/>`,
        `<rect x="36" y="36" width="${WIDTH - 72}" height="${height - 72}" rx="28" fill="#fbf8f1" stroke="${LINE}" stroke-width="2"/>`,
        text(MARGIN, MARGIN + 58, words.title, { size: 50, weight: 700, anchor: "start" }),
        text(MARGIN, MARGIN + 104, words.note, { size: 30, fill: DIM, anchor: "start" }),
        ...players.map((name, number) =>
            text(x(number), top, shortened(name, players.length), {
                size: 34,
                weight: 700,
                fill: view.winners.includes(name) ? ACCENT : INK,
            }),
        ),
        rule(top + 24),
        ...rows,
        text(MARGIN, bottom, words.total, { size: 34, weight: 700, anchor: "start" }),
        ...totals,
        ...ending,
        "</svg>",
    ].join("");
}

/** A name that fits the column of one of so many players. */
export function shortened(name: string, players: number): string {
    const most = SIGNS[players] ?? 8;
    return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** A sentence in lines that fit the picture. */
export function wrapped(sentence: string): string[] {
    const lines = [""];
    for (const word of sentence.split(" ")) {
        const line = lines.at(-1) ?? "";
        if (line !== "" && line.length + word.length >= LINE_SIGNS) lines.push(word);
        else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
    }
    return lines;
}

interface TextLook {
    size: number;
    weight?: number;
    fill?: string;
    anchor?: "start" | "middle";
}

function text(x: number, y: number, words: string, look: TextLook): string {
    const { size, weight = 400, fill = INK, anchor = "middle" } = look;
    return `<text x="${x}" y="${y}" font-family='${FONT}' font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

function rule(y: number): string {
    return `<path d="M${MARGIN} ${y}H${WIDTH - MARGIN}" stroke="${LINE}" stroke-width="2"/>`;
}

function escaped(words: string): string {
    return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A picture as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No PNG"))), "image/png"),
    );
}
