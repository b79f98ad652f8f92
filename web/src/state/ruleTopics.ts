/** Topics of the rules: the fields of house rules, under the headings of the rules in words. */

/** The headings in their order, each with its fields in theirs. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
    "rules-preparation": ["players", "hand", "highest_value"],
    "rules-opening": ["opener", "next_opener", "opening_tile", "zero_opening_follow_up"],
    "rules-turn": ["new_field"],
    "rules-drawing": [
        "free_draw",
        "draw_limit",
        "after_drawing",
        "draw_cost",
        "stop_drawing",
        "stop_cost",
        "stuck_cost",
        "empty_well_cost",
        "empty_well_pass",
    ],
    "rules-scoring": [
        "tile_points",
        "opening_bonus",
        "opening_bonus_needs_triple",
        "zero_opening_bonus",
        "bridge",
        "double",
        "hexagons",
    ],
    "rules-round-end": ["blocked_when", "out_bonus", "hands_left", "blocked_score", "blocked_tie"],
    "rules-match-end": ["target", "target_met", "rounds", "winner"],
    "rules-solo": ["solo"],
};

/** Where a field stands that no topic lists. */
const ELSE = "rules-turn";

export interface Topic<F> {
    /** The message of the heading. */
    title: string;
    fields: F[];
}

/** Fields by topic, without topics that have none. */
export function byTopic<F extends { name: string }>(fields: readonly F[]): Topic<F>[] {
    return Object.entries(TOPICS)
        .map(([title, names]) => ({
            title,
            fields: fields
                .filter(({ name }) => topicOf(name) === title)
                .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)),
        }))
        .filter((topic) => topic.fields.length > 0);
}

function topicOf(field: string): string {
    return Object.entries(TOPICS).find(([, names]) => names.includes(field))?.[0] ?? ELSE;
}
