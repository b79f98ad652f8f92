/** HTTP client: typed requests, and errors that carry a translatable message. */
import type { paths } from "./schema";
import { isLocal } from "../local/localId";
import type { LocalRequest } from "../local/requests";
import { noteReach } from "../reach.svelte";
import type { Message } from "./types";

type Method = "get" | "post" | "patch" | "delete";
type Paths<M extends Method> = {
    [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never;
}[keyof paths];
type Operation<M extends Method, P extends Paths<M>> = M extends keyof paths[P]
    ? paths[P][M]
    : never;
type JsonBody<R> = R extends { content: { "application/json": infer B } } ? B : never;
type Body<Op> = Op extends { requestBody?: infer R } ? JsonBody<R> : never;
type Params<Op> = Op extends { parameters: { path: infer Q } } ? Q : never;
type Query<Op> = Op extends { parameters: { query?: infer Q } | { query: infer Q } } ? Q : never;
type Json<R> = R extends { content: { "application/json": infer T } } ? T : undefined;
type Answers<Op> = Op extends { responses: infer R } ? R : never;
type Answer<Op> = Json<Answers<Op>[keyof Answers<Op> & (200 | 201 | 202 | 204)]>;

interface RequestOptions<Op> {
    body?: Body<Op>;
    path?: Params<Op>;
    query?: Query<Op>;
    /** Makes the request safe to repeat: the server acts once for each key. */
    key?: string;
    /** Whether it makes no sense without the server, even if this device could answer. */
    serverOnly?: boolean;
    /** Whether the answer is a file, such as a PDF. */
    file?: boolean;
    /** Whether much is sent, such as a whole record. */
    large?: boolean;
}

/** Thrown when the server refuses a request or cannot be reached. */
export class ApiError extends Error {
    constructor(
        readonly status: number,
        readonly reason: Message,
    ) {
        super(reason.text ?? reason.name);
    }
}

/**
 * Milliseconds until a server that does not begin to answer counts as out of reach: a phone with a
 * bar of network gets no error for minutes, while this device could answer itself. It is enough for
 * a slow phone, and for a server that has much to do. An answer that has begun takes as long as it
 * takes; so does what takes long before that: to send a record, or to draw a file.
 */
const TIME_LIMIT = 20_000;

export const UNREACHABLE: Message = { name: "ui-unreachable", details: {} };

/** Sends a request and returns the parsed response; throws `ApiError` on failure. */
export async function request<M extends Method, P extends Paths<M>>(
    method: M,
    path: P,
    options: RequestOptions<Operation<M, P>> = {},
): Promise<Answer<Operation<M, P>>> {
    if (isAboutLocalTable(options)) return answerHere(method, path, options);
    try {
        const answer = await askServer(method, path, options);
        noteReach(true);
        return answer;
    } catch (error) {
        const unreached = error instanceof ApiError && error.reason === UNREACHABLE;
        if (!unreached) throw error;
        noteReach(false);
        if (options.serverOnly) throw error;
        return answerHere(method, path, options);
    }
}

async function askServer<M extends Method, P extends Paths<M>>(
    method: M,
    path: P,
    options: RequestOptions<Operation<M, P>>,
): Promise<Answer<Operation<M, P>>> {
    const address = fillPath(path as string, options.path ?? {}) + search(options.query ?? {});
    const response = await send(method, address, options);
    const isFile = options.file && response.ok;
    const answer: unknown = isFile ? await response.blob() : await parseJson(response);
    if (!response.ok) throw new ApiError(response.status, errorIn(answer));
    return answer as Answer<Operation<M, P>>;
}

/** Fetches a file, such as a PDF; throws `ApiError` on failure. */
export async function requestFile<P extends Paths<"get">>(
    path: P,
    options: RequestOptions<Operation<"get", P>>,
): Promise<Blob> {
    return (await request("get", path, { ...options, file: true })) as unknown as Blob;
}

/**
 * Lets this device answer: about its own tables always, otherwise only if it keeps what it needs
 * for that.
 */
async function answerHere<M extends Method, P extends Paths<M>>(
    method: M,
    path: P,
    { body, path: params, query }: RequestOptions<Operation<M, P>>,
): Promise<Answer<Operation<M, P>>> {
    const here = await import("../local/requests").catch(() => null);
    const parts = { body: body ?? {}, path: params ?? {}, query: query ?? {} };
    const can = isAboutLocalTable({ body, path: params }) || (await here?.canAnswer());
    if (here === null || !can) throw new ApiError(0, UNREACHABLE);
    return (await here.answerHere(method, path as string, parts as LocalRequest)) as Answer<
        Operation<M, P>
    >;
}

/** Whether a request is about a table on this device, or about a moment of one. */
function isAboutLocalTable({ body, path }: { body?: unknown; path?: unknown }): boolean {
    const named = path as { table?: string } | undefined;
    const form = body as { practice?: { table?: string } } | undefined;
    return isLocal(named?.table ?? form?.practice?.table);
}

/** Returns the message of an `ApiError`; rethrows any other error. */
export function reasonOf(error: unknown): Message {
    if (error instanceof ApiError) return error.reason;
    throw error;
}

async function send(
    method: Method,
    path: string,
    { body, key, file, large }: RequestOptions<unknown>,
): Promise<Response> {
    const form = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers: Record<string, string> = {
        "Content-Type": "application/json",
        Accept: "application/json",
    };
    if (key) headers["Idempotency-Key"] = key;
    const limit = new AbortController();
    const clock = file || large ? undefined : setTimeout(() => limit.abort(), TIME_LIMIT);
    const ask = (): Promise<Response> =>
        fetch(path, { method: method.toUpperCase(), headers, signal: limit.signal, ...form });
    try {
        // The answer may have been lost on its way; with a key it does no harm to ask again. Once
        // the time is over, that fails at once.
        return await (key ? ask().catch(ask) : ask());
    } catch {
        throw new ApiError(0, UNREACHABLE);
    } finally {
        clearTimeout(clock);
    }
}

async function parseJson(response: Response): Promise<unknown> {
    if (response.status === 204) return undefined;
    try {
        return await response.json();
    } catch {
        throw new ApiError(response.status, UNREACHABLE);
    }
}

function fillPath(path: string, params: object): string {
    const values = params as Record<string, string | number>;
    return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

/** The query of an address; a list becomes a parameter for each of its items. */
function search(query: object): string {
    const pairs = Object.entries(query).flatMap(([key, value]: [string, unknown]) =>
        (Array.isArray(value) ? value : [value]).map((item) => [key, String(item)]),
    );
    const text = new URLSearchParams(pairs).toString();
    return text && `?${text}`;
}

function errorIn(answer: unknown): Message {
    const error = (answer as { error?: Message } | null)?.error;
    return error?.name ? error : UNREACHABLE;
}
