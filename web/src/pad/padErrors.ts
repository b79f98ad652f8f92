/** Errors of the score pad: what went wrong with it, and what to do. */
import { ApiError } from "../api/http";
import type { Message } from "../api/types";
import { FAULT, NO_RULES } from "../local/engine";
import { message } from "../words/message";

/** The status of an answer by Python itself: it has read what it was given, and refuses it. */
const REFUSED = 422;

export const NO_PAD_RULES = message("evening-no-rules");
/** Python is fetched only if somebody agrees. */
export const RULES_ASKED = message("evening-rules-asked");
/** What is kept is newer than the Python of this device. */
export const OLD_RULES = message("evening-old-rules");
export const NOT_READ = message("evening-not-read");

/** The error of a call in words of the pad; what else Python says has its own. */
export function padError(error: unknown): ApiError {
    if (!(error instanceof ApiError) || error.reason.name === NO_RULES.name)
        return new ApiError(500, NO_PAD_RULES);
    return error.reason.name === FAULT.name ? new ApiError(500, message("evening-fault")) : error;
}

/** Whether somebody must agree before Python is fetched. */
export function asksForRules(error: unknown): boolean {
    return error instanceof ApiError && error.reason.name === RULES_ASKED.name;
}

/** Whether Python has read a document and refuses it, so that another try would change nothing. */
export function isRefusal(error: unknown): boolean {
    return error instanceof ApiError && error.status === REFUSED;
}

/** Why the evening of a link cannot be shown: a link may be good where the rules are missing. */
export function whyUnopened(error: unknown): Message {
    const isBad = !(error instanceof ApiError) || isRefusal(error);
    return isBad ? message("evening-bad-link") : error.reason;
}

/** Why a kept evening cannot be scored: if Python refuses it, what is kept is damaged. */
export function whyUnscored(error: unknown): Message {
    const { status, reason } = padError(error);
    return status === REFUSED ? message("evening-damaged", { why: reason }) : reason;
}
