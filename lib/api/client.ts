import type { Answer, CallOptions, Method, Operation, PathsOf } from "./client/operations";
import { stateChangingReads } from "@/lib/generated/api/state-changing-reads";
import { keeperHeader } from "@/lib/shared/outbox";
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

  isClaimed = false;

  /** Whoever asked sees to its telling: the window is not told. */
  claim(): void {
    this.isClaimed = true;
  }
}

/** Told to the window when an action was refused for want of a right. */
export const deniedEvent = "etabli:denied";
/** Told to the window when a call of the reader's found that their session is over. */
export const signedOutEvent = "etabli:signed-out";

/** Says that a right is missing; answers whether anybody heard it and tells the reader. */
export const sayDenied = (): boolean => !window.dispatchEvent(new Event(deniedEvent, { cancelable: true }));

/** Calls the API from the browser, typed by its OpenAPI document; throws CallProblem. */
export async function call<M extends Method, P extends PathsOf<M>>(
  method: M,
  path: P,
  options: CallOptions<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const { response, settle } = await ask(method, String(path), options);
  const answer = response.status === 204 ? undefined : await bodyOf(response, options.signal);
  settle();
  return answer as Answer<Operation<P, M>>;
}

/** What a call is sent with, whatever its operation. */
type Sending = Pick<CallOptions<unknown>, "signal" | "idempotencyKey" | "companion" | "bearer" | "keeper" | "way"> & {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: unknown;
  accept?: string;
};

/** The answer to a call, unread: for what arrives piece by piece. */
export async function request(method: Method, path: string, options: Sending): Promise<Response> {
  const { response, settle } = await ask(method, path, options);
  settle();
  return response;
}

/**
 * A write, also one that is a GET, bears an Idempotency-Key, the same one until it is settled: its answer read to the end.
 * Its refusal for want of a right is told to the window, as is the end of the reader's session.
 */
async function ask(
  method: Method,
  path: string,
  options: Sending,
): Promise<{ response: Response; settle: () => void }> {
  const { params, query, companion, signal, way = fetch } = options;
  const url = fill(path, (params ?? {}) as Record<string, unknown>) + search(query as Record<string, unknown>);
  const { body, text } = sentOf(options);
  const write = method !== "get" || stateChangingReads.has(path) ? `${method} ${url} ${text}` : null;
  const headers = headersOf(options);
  if (write) headers["idempotency-key"] = options.idempotencyKey ?? keyOf(write);
  const sent = { method: method.toUpperCase(), headers, body, signal };
  const response = await way(`/api${url}`, sent).catch((error: unknown) => {
    throw signal?.aborted ? error : withoutNetwork();
  });
  const settle = () => write && answered(write);
  if (response.ok) return { response, settle };
  const problem = await problemOf(response, signal);
  settle();
  // After whoever asked had their turn to claim it.
  if (write && problem.code === "denied") setTimeout(() => problem.isClaimed || sayDenied());
  if (!companion && problem.code === "unauthenticated") window.dispatchEvent(new Event(signedOutEvent));
  throw problem;
}

/** What was answered; a page in the place of the answer, as a network's own sign-in sends it, is a problem too. */
async function bodyOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw (error as Error).name === "SyntaxError" ? unreadable(response) : withoutNetwork();
  }
}

export const unreadable = ({ status, statusText }: Pick<Response, "status" | "statusText">) =>
  new CallProblem(status, "unexpected", statusText);

export const withoutNetwork = () => new CallProblem(0, "offline", "The network is not available.");

function headersOf({ body, companion, bearer, keeper, accept }: Sending): Record<string, string> {
  return {
    "x-etabli": "1",
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(companion ? { "x-companion": companion } : {}),
    ...(keeper ? { [keeperHeader]: keeper } : {}),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(accept ? { accept } : {}),
  };
}

/** What is sent, and a text that is the same when the same is sent again. */
function sentOf({ body, form }: Sending): { body?: string | FormData; text: string } {
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

/** What was refused; throws what is no refusal of the product's, after which nobody knows whether the write was done. */
async function problemOf(response: Response, signal: AbortSignal | undefined): Promise<CallProblem> {
  const body = (await bodyOf(response, signal)) as Record<string, unknown>;
  const { code, title, ...extra } = body;
  return new CallProblem(response.status, String(code ?? "unexpected"), String(title ?? response.statusText), extra);
}
