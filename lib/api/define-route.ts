import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { factsOf, requireRight, type Actor } from "@/lib/platform/actor";
import { idempotencyKey } from "@/lib/platform/idempotency";
import { denied, invalid } from "@/lib/platform/problems";
import { readFacts, type RequestFacts } from "@/lib/shared/request-facts";
import { authenticate, authenticateCompanion, requireSameSite } from "./authenticate";
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

/** Who asks, and what: admitted first, then read and checked. */
async function readCall(c: Context, route: Route, facts: RequestFacts): Promise<Parameters<AnyWork>> {
  const request = c.req.raw;
  const actor = await admit(c, route, { changes: changesState(route), address: facts.address });
  if (actor) noteActor(facts, actor);
  const params = check(route.params, c.req.param(), "path");
  const query = check(route.query, c.req.query(), "query");
  const body = route.body && !route.streamed ? check(route.body, await readBody(c, route.bodyType), "body") : undefined;
  const key = route.once ? idempotencyKey(request.headers) : null;
  return [actor, { params, query, body, key, request, facts }];
}

function noteActor(facts: RequestFacts, actor: Actor): void {
  const { userId, companyId } = factsOf(actor);
  facts.userId = userId;
  facts.companyId = companyId;
}

async function admit(
  c: Context,
  { right }: Route,
  { changes, address }: { changes: boolean; address: string },
): Promise<Actor | null> {
  if (right === "public") return null;
  const admitted = [right].flat();
  const companion = admitted.includes("companion") ? await authenticateCompanion(c, address) : null;
  if (companion) return companion;
  const { actor, byCookie } = await authenticate(c);
  const rights = admitted.filter((one) => one !== "user" && one !== "companion");
  if (rights.length > 0) requireRight(actor, ...rights);
  else if (!admitted.includes("user")) throw denied();
  if (changes && byCookie) requireSameSite(c);
  return actor;
}

function check(shape: Shape, value: unknown, where: string): unknown {
  if (!shape) return undefined;
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw invalid("invalid-input", `The ${where} of the request is not valid.`, { fields });
}

const readBody = (c: Context, type: Route["bodyType"]): Promise<unknown> =>
  type === "multipart/form-data" ? readForm(c.req.raw) : readJson(c.req.raw);

const factsOfRequest = (c: Context): RequestFacts => {
  const incoming = (c.env as { incoming?: object } | undefined)?.incoming;
  return readFacts(incoming) ?? { id: c.req.header("x-request-id") ?? crypto.randomUUID(), address: "unknown" };
};
