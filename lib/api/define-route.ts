import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { factsOf, uploaderOf, type Actor } from "@/lib/platform/actor";
import { idempotencyKey } from "@/lib/platform/idempotency";
import { invalid, Problem } from "@/lib/platform/problems";
import { readFacts, type RequestFacts } from "@/lib/shared/request-facts";
import { unsoundField } from "@/lib/shared/sound-text";
import { admit } from "./admit";
import { describeRoute } from "./describe-route";
import { currentJudge } from "./judge";
import { problemResponse } from "./problem";
import { readForm, readJson } from "./read-body";
import { refusalsOf } from "./refusals";
import { respond } from "./respond";
import { changesState, type Answered, type AnswerShape, type Call, type Route, type Shape } from "./route";

type Work<P extends Shape, Q extends Shape, B extends Shape, R extends AnswerShape, A> = (
  actor: A,
  call: Call<P, Q, B>,
) => Answered<R> | Promise<Answered<R>>;
type AnyWork = (actor: Actor | null, call: Call<Shape, Shape, Shape>) => unknown;

export const api = new OpenAPIHono({ strict: false });

/** Declares a call once: its authentication, right, same-site rule, validation, answer, errors and OpenAPI entry. */
export function defineRoute<
  R extends AnswerShape,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(route: Route<P, Q, B, R> & { right: "public" }, work: Work<P, Q, B, R, null>): void;
export function defineRoute<
  R extends AnswerShape,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(route: Route<P, Q, B, R>, work: Work<P, Q, B, R, Actor>): void;
export function defineRoute(route: Route, work: (actor: never, call: Call<never, never, never>) => unknown): void {
  describeRoute(api, route);
  const run = work as unknown as AnyWork;
  const pattern = `/api${route.path}`;
  const name = `${route.method.toUpperCase()} ${route.path}`;
  const answering = { name, shape: route.answer, status: route.status ?? 200 };
  api.on(route.method, route.path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
    const facts = factsOfRequest(c);
    facts.route = pattern;
    // A look at what a call would answer must not do it.
    if (c.req.raw.method === "HEAD" && changesState(route)) return onlyGet(facts.id);
    try {
      const call = await readCall(c, route, facts);
      return await respond(await run(...call), { ...answering, headers: c.req.raw.headers });
    } catch (error) {
      const problem = problemResponse(error, facts.id);
      currentJudge()?.refusal(name, problem.status, refusalsOf(route));
      return problem;
    }
  });
}

function onlyGet(requestId: string): Response {
  const refused = problemResponse(new Problem(405, "only-get", "This changes something: ask with GET."), requestId);
  refused.headers.set("allow", "GET");
  return refused;
}

/** Who asks, and what: admitted first, then read and checked. */
async function readCall(c: Context, route: Route, facts: RequestFacts): Promise<Parameters<AnyWork>> {
  const request = c.req.raw;
  const actor = await admit(c, route, { changes: changesState(route), address: facts.address });
  if (actor) noteActor(facts, actor);
  const params = check(route.params, c.req.param(), "path");
  const query = check(route.query, c.req.query(), "query");
  const body =
    route.body && !route.streamed
      ? check(route.body, await readBody(c, route.bodyType, senderOf(actor, facts)), "body")
      : undefined;
  const key = route.once ? idempotencyKey(request.headers) : null;
  return [actor, { params, query, body, key, request, facts }];
}

function noteActor(facts: RequestFacts, actor: Actor): void {
  const { userId, companyId } = factsOf(actor);
  facts.userId = userId;
  facts.companyId = companyId;
}

function check(shape: Shape, value: unknown, where: string): unknown {
  if (!shape) return undefined;
  const unsound = unsoundField(value);
  if (unsound !== null) throw notValid(where, [{ field: unsound, message: "a text that cannot be kept" }]);
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw notValid(where, fields);
}

const notValid = (where: string, fields: { field: string; message: string }[]): Problem =>
  invalid("invalid-input", `The ${where} of the request is not valid.`, { fields });

const readBody = (c: Context, type: Route["bodyType"], sender: string): Promise<unknown> =>
  type === "multipart/form-data" ? readForm(c.req.raw, sender) : readJson(c.req.raw);

/** Whose share of the process a body takes. */
const senderOf = (actor: Actor | null, { address }: RequestFacts): string =>
  actor ? uploaderOf(actor) : `address:${address}`;

const factsOfRequest = (c: Context): RequestFacts => {
  const incoming = (c.env as { incoming?: object } | undefined)?.incoming;
  return readFacts(incoming) ?? { id: c.req.header("x-request-id") ?? crypto.randomUUID(), address: "unknown" };
};
