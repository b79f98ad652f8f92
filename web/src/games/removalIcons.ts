/** Icons of the ways to be rid of a game: a flag gives up, a bin deletes. */
import type { Removal } from "../api/types";
import type { IconName } from "../ui/icons";

export const REMOVAL_ICONS: Readonly<Record<Removal, IconName>> = {
    ended: "flag",
    won: "flag",
    "handed-over": "flag",
    left: "close",
    closed: "close",
    unlisted: "trash",
};
