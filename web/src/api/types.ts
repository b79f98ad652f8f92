/** Short names for the types generated from the server's OpenAPI description. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Action = Schemas["ActionValues"];
export type Advice = Schemas["AdviceValues"];
export type PlanAdvice = Schemas["PlanAdviceValues"];
export type BestLists = Schemas["BestList"];
export type BestResult = Schemas["BestValues"];
export type BrokenOff = Schemas["BrokenOffValues"];
export type Choice = Schemas["ChoiceValues"];
export type Clock = Schemas["ClockValues"];
export type IdentifiedCommand = Schemas["Command"];
export type Frame = Schemas["Frame"];
export type GivenUp = Schemas["GivenUpValues"];
export type Guide = Schemas["GuideValues"];
export type Greeting = Schemas["Greeting"];
export type Match = Schemas["MatchValues"];
export type Placed = Schemas["PlaceValues"];
export type Removal = NonNullable<Schemas["TableValues"]["removal"]>;
export type Position = Schemas["PositionValues"];
export type RulesetList = Schemas["RulesetList"];
export type Score = Schemas["ScoreValues"];
export type Seat = Schemas["SeatValues"];
export type SeatPlan = Schemas["PersonSeat"] | Schemas["OpenSeat"] | Schemas["BotSeat"];
export type Settings = Schemas["Settings"];
export type TableSummary = Schemas["TableSummary"];
export type TableValues = Schemas["TableValues"];

export type DealtEvent = Schemas["DealtEvent"];
export type PlayedEvent = Schemas["PlayedEvent"];
export type Ending = Schemas["EndingValues"];
export type TableEvent = UpdateFrame["events"][number];

export type ViewFrame = Schemas["ViewFrame"];
export type UpdateFrame = Schemas["UpdateFrame"];
export type HintFrame = Schemas["HintFrame"];

/** Cell of a field: x, y, and which way the triangle points. */
export type Cell = Placed["at"];
export type Corners = Placed["corners"];

/** Translatable message: its name in `locales/`, and the details that go into it. */
export interface Message {
    name: string;
    details: Record<string, unknown>;
    text?: string;
}

/** Command without its id, which the socket adds. */
export type Command = IdentifiedCommand extends infer C
    ? C extends { id: string }
        ? Omit<C, "id">
        : never
    : never;
