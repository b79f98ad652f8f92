import { expect, test } from "vitest";

import { ApiError } from "../api/http";
import { message } from "../words/message";
import { padError, whyUnopened, whyUnscored } from "./padErrors";

const REFUSAL = message("record-missing", { key: "tile" });

test.each([
    [new TypeError("Failed to fetch"), "evening-no-rules"],
    [new ApiError(500, message("local-no-rules")), "evening-no-rules"],
    [new ApiError(500, message("local-fault")), "evening-fault"],
    [new ApiError(422, REFUSAL), REFUSAL.name],
])("a failed call is told in words of the pad", (error, name) => {
    expect(padError(error).reason.name).toBe(name);
    expect(padError(padError(error)).reason.name).toBe(name);
});

test.each([
    [new TypeError("The compressed data was not valid."), "evening-bad-link"],
    [new ApiError(422, REFUSAL), "evening-bad-link"],
    [padError(new TypeError("Failed to fetch")), "evening-no-rules"],
    [padError(new ApiError(500, message("local-fault"))), "evening-fault"],
])("a link is bad only if it holds no evening", (error, name) => {
    expect(whyUnopened(error).name).toBe(name);
});

test("what Python refuses of a kept evening is damaged", () => {
    expect(whyUnscored(new ApiError(422, REFUSAL))).toEqual(
        message("evening-damaged", { why: REFUSAL }),
    );
    expect(whyUnscored(new Error("no wasm"))).toEqual(message("evening-no-rules"));
});
