import type { paths } from "./openapi";
import { answered, keyOf } from "./unanswered";

type Method = "get" | "post" | "put" | "patch" | "delete";
type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;
type JsonOf<T> = T extends { content: { "application/json": infer A } } ? A : undefined;
type Answer<O> = O extends { responses: { 200: infer R } }
  ? JsonOf<R>
  : O extends { responses: { 201: infer R } }
    ? JsonOf<R>
    : unknown;
type Params<O> = O extends { parameters: { path: infer P } } ? P : Record<string, never>;
type Query<O> = O extends { parameters: { query?: infer Q } } ? Q : never;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : undefined;

export interface CallOptions<O> {
  params?: Params<O>;
  query?: Query<O>;
  body?: Body<O>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The key of a companion page, which stands in the place of a session. */
  companion?: string;
}

/** A call that did not succeed: HTTP status (0 when the network is gone), stable code, sentence, further fields. */
export class CallProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    title: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(title);
    this.name = "CallProblem";
  }
}

/** Told to the window when an action was refused for want of a right. */
export const deniedEvent = "etabli:denied";
/** Told to the window when a call of the reader's found that their session is over. */
export const signedOutEvent = "etabli:signed-out";

/** Calls the API from the browser, typed by its OpenAPI document; throws CallProblem. */
export async function call<M extends Method, P extends PathsOf<M>>(
  method: M,
  path: P,
  { params, query, body, signal, idempotencyKey, companion }: CallOptions<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const url =
    fill(String(path), (params ?? {}) as Record<string, unknown>) +
    search(query as Record<string, unknown> | undefined);
  const headers: Record<string, string> = { "x-etabli": "1" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (companion) headers["x-companion"] = companion;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const write = method === "get" ? null : `${method} ${url} ${text ?? ""}`;
  if (write) headers["idempotency-key"] = idempotencyKey ?? keyOf(write);
  const init = { method: method.toUpperCase(), headers, body: text, signal };
  const response = await fetch(`/api${url}`, init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallProblem(0, "offline", "The network is not available.");
  });
  if (write) answered(write);
  if (!response.ok) {
    const problem = await problemOf(response);
    if (write && problem.code === "denied") window.dispatchEvent(new Event(deniedEvent));
    if (!companion && problem.code === "unauthenticated") window.dispatchEvent(new Event(signedOutEvent));
    throw problem;
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer<Operation<P, M>>;
}

const fill = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));

function search(query: Record<string, unknown> | undefined): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

async function problemOf(response: Response): Promise<CallProblem> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const { code, title, ...extra } = body;
  return new CallProblem(response.status, String(code ?? "unexpected"), String(title ?? response.statusText), extra);
}
