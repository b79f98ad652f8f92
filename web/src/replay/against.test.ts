import { expect, test } from "vitest";

import { againstMessage } from "./against";

test("people, bots and perfect play are told apart", () => {
    const names = (levels: string[], own?: number): unknown =>
        againstMessage(levels, own).details["who"];
    expect(names(["people", "people"], 0)).toMatchObject({ name: "coach-people" });
    expect(names(["people", "people-here"], 0)).toMatchObject({ name: "coach-people-here" });
    expect(names(["perfect", "perfect"], 0)).toMatchObject({ name: "coach-perfect" });
    expect(names(["people", "expert"], 0)).toMatchObject({
        name: "coach-bots",
        details: { names: { name: "bot-name-expert" } },
    });
    expect(names(["casual", "expert"])).toMatchObject({
        details: { names: { name: "list-and" } },
    });
});
