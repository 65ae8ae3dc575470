import type { Answer, CallOptions, Method, Operation, PathsOf } from "./client/operations";
import { stateChangingReads } from "@/lib/generated/api/state-changing-reads";
import { answered, keyOf } from "./unanswered";

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
  options: CallOptions<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const response = await request(method, String(path), options);
  return (response.status === 204 ? undefined : await response.json()) as Answer<Operation<P, M>>;
}

/** What a call is sent with, whatever its operation. */
type Sending = Pick<CallOptions<unknown>, "signal" | "idempotencyKey" | "companion" | "bearer" | "way"> & {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: unknown;
  accept?: string;
};

/**
 * The answer to a call, unread. A write, also one that is a GET, bears an Idempotency-Key, and its refusal for want of a
 * right is told to the window, as is the end of the reader's session.
 */
export async function request(method: Method, path: string, options: Sending): Promise<Response> {
  const { params, query, companion, signal, way = fetch } = options;
  const url = fill(path, (params ?? {}) as Record<string, unknown>) + search(query as Record<string, unknown>);
  const { body, text } = bodyOf(options);
  const write = method !== "get" || stateChangingReads.has(path) ? `${method} ${url} ${text}` : null;
  const headers = headersOf(options);
  if (write) headers["idempotency-key"] = options.idempotencyKey ?? keyOf(write);
  const sent = { method: method.toUpperCase(), headers, body, signal };
  const response = await way(`/api${url}`, sent).catch((error: unknown) => {
    throw signal?.aborted ? error : withoutNetwork();
  });
  if (write) answered(write);
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (write && problem.code === "denied") window.dispatchEvent(new Event(deniedEvent));
  if (!companion && problem.code === "unauthenticated") window.dispatchEvent(new Event(signedOutEvent));
  throw problem;
}

export const withoutNetwork = () => new CallProblem(0, "offline", "The network is not available.");

function headersOf({ body, companion, bearer, accept }: Sending): Record<string, string> {
  return {
    "x-etabli": "1",
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(companion ? { "x-companion": companion } : {}),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(accept ? { accept } : {}),
  };
}

/** What is sent, and a text that is the same when the same is sent again. */
function bodyOf({ body, form }: Sending): { body?: string | FormData; text: string } {
  if (!form) return { body: body === undefined ? undefined : JSON.stringify(body), text: JSON.stringify(body) ?? "" };
  const data = new FormData();
  for (const [name, value] of Object.entries(form as Record<string, string | File>)) data.set(name, value);
  const told = (value: string | File) =>
    typeof value === "string" ? value : [value.name, value.size, value.lastModified];
  return { body: data, text: JSON.stringify([...data].map(([name, value]) => [name, told(value)])) };
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
