/** Lines of a pad in short words. */
import { scoreText } from "../table/scoreText";
import { say } from "../words/words.svelte";
import type { Edit, Line, Made, ScoredLine } from "./padTypes";

/** What a tile made: bridge, 2 hexagons. */
export function madeText(made: Made, hexagons: number): string {
    return made === "hexagon" && hexagons > 1
        ? say("evening-hexagons", { count: hexagons })
        : say(`kind-${made}`);
}

/** What a line was for, below the name of its player. */
export function lineNote({ line, scores, points, kind, hexagons }: ScoredLine): string {
    if (line.do === "place") {
        const sum = scores.length > 1 ? scoreText(scores, points) : "";
        const made = kind !== "plain" && sum === "" ? madeText(kind, hexagons) : "";
        const many = kind === "hexagon" && hexagons > 1 ? madeText(kind, hexagons) : "";
        return joined([sum, many || made, line.out ? say("item-out") : ""]);
    }
    const [first] = scores;
    return joined([actionText(line), first && line.do === "pass" ? say(`item-${first.item}`) : ""]);
}

/** What an edit that is not scored yet says. */
export function editNote(edit: Edit): string {
    if (edit.edit === "settings") return say("evening-rules");
    return "line" in edit ? pendingNote(edit.line) : say("evening-remove");
}

function pendingNote(line: Line): string {
    if (line.do !== "place") return actionText(line);
    const made = line.made ? madeText(line.made, line.hexagons ?? 0) : "";
    return joined([made, line.out ? say("item-out") : ""]);
}

function actionText(line: Line): string {
    switch (line.do) {
        case "draw":
            return say("item-draw");
        case "pass":
            return line.fits ? say("evening-keeps") : say("pad-pass");
        case "decline":
            return say("evening-declines");
        case "end":
            return say("pad-line-end");
        default:
            return "";
    }
}

function joined(parts: readonly string[]): string {
    return parts.filter(Boolean).join(" · ");
}
