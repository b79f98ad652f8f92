/** Section of the rules that explains an event. */
import type { StoryEvent } from "../state/story";

export function eventTopic(event: StoryEvent | null): string {
    if (event === null) return "preparation";
    if (event.ending) return event.ending.winners.length > 0 ? "match-end" : "round-end";
    if (event.action.do !== "place") return event.action.do === "decline" ? "turn" : "drawing";
    return event.placement ?? "opening";
}
