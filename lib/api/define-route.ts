import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { factsOf, requireRight, type Actor } from "@/lib/platform/actor";
import { denied, invalid } from "@/lib/platform/problems";
import { readFacts, type RequestFacts } from "@/lib/shared/request-facts";
import type { Right } from "@/lib/shared/rights";
import { answer } from "./answer";
import { authenticate, authenticateCompanion, requireSameSite } from "./authenticate";
import { problemResponse } from "./problem";
import { readForm, readJson } from "./read-body";

type Shape = z.ZodType | undefined;
type Read<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined;
type Admitted = Right | "user" | "companion";
type Method = "get" | "post" | "put" | "patch" | "delete";

export interface Call<P extends Shape, Q extends Shape, B extends Shape> {
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  request: Request;
  facts: RequestFacts;
}

interface Route<P extends Shape, Q extends Shape, B extends Shape> {
  method: Method;
  path: string;
  domain: string;
  summary: string;
  /** One right, several of which one is enough, any signed-in user, a customer's companion page, or nobody at all. */
  right: Admitted | Admitted[] | "public";
  /** A GET that changes state: with the cookie only from our own pages. */
  changesState?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  bodyType?: "application/json" | "multipart/form-data";
  /** The work reads the body itself while it comes; `body` describes it. */
  streamed?: boolean;
  answer: z.ZodType | { type: string };
  status?: number;
}

type Work<P extends Shape, Q extends Shape, B extends Shape, A> = (actor: A, call: Call<P, Q, B>) => Promise<unknown>;

export const api = new OpenAPIHono({ strict: false });

/** Declares a call once: its authentication, right, same-site rule, validation, errors and OpenAPI entry. */
export function defineRoute<P extends Shape = undefined, Q extends Shape = undefined, B extends Shape = undefined>(
  route: Route<P, Q, B> & { right: "public" },
  work: Work<P, Q, B, null>,
): void;
export function defineRoute<P extends Shape = undefined, Q extends Shape = undefined, B extends Shape = undefined>(
  route: Route<P, Q, B>,
  work: Work<P, Q, B, Actor>,
): void;
export function defineRoute<P extends Shape, Q extends Shape, B extends Shape>(
  route: Route<P, Q, B>,
  work: Work<P, Q, B, never>,
): void {
  describe(route);
  const changes = route.changesState ?? route.method !== "get";
  const run = work as unknown as Work<P, Q, B, Actor | null>;
  const pattern = `/api${route.path}`;
  api.on(route.method, route.path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
    const facts = factsOfRequest(c);
    facts.route = pattern;
    try {
      const actor = await admit(c, route, { changes, address: facts.address });
      if (actor) noteActor(facts, actor);
      const params = check(route.params, c.req.param(), "path");
      const query = check(route.query, c.req.query(), "query");
      const body =
        route.body && !route.streamed ? check(route.body, await readBody(c, route.bodyType), "body") : undefined;
      const call = { params, query, body, request: c.req.raw, facts } as Call<P, Q, B>;
      return answer(await run(actor, call), route.status ?? 200, c.req.header("accept-encoding"));
    } catch (error) {
      return problemResponse(error, facts.id);
    }
  });
}

function noteActor(facts: RequestFacts, actor: Actor): void {
  const { userId, companyId } = factsOf(actor);
  facts.userId = userId;
  facts.companyId = companyId;
}

async function admit(
  c: Context,
  { right }: Route<Shape, Shape, Shape>,
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

const readBody = (c: Context, type: Route<Shape, Shape, Shape>["bodyType"]): Promise<unknown> =>
  type === "multipart/form-data" ? readForm(c.req.raw) : readJson(c.req.raw);

const factsOfRequest = (c: Context): RequestFacts => {
  const incoming = (c.env as { incoming?: object } | undefined)?.incoming;
  return readFacts(incoming) ?? { id: c.req.header("x-request-id") ?? crypto.randomUUID(), address: "unknown" };
};

function describe({
  method,
  path,
  domain,
  summary,
  right,
  params,
  query,
  body,
  bodyType,
  answer,
  status,
  changesState,
}: Route<Shape, Shape, Shape>) {
  const problem = { description: "Problem", content: { "application/problem+json": { schema: problemSchema } } };
  const content = answer instanceof z.ZodType ? { "application/json": { schema: answer } } : { [answer.type]: {} };
  const admitted = [right].flat();
  const proof = admitted.includes("companion") ? { security: proofsOf(admitted) } : {};
  api.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    tags: [domain],
    description: `Right: ${admitted.join(" or ")}`,
    ...(right === "public" ? { security: [] } : proof),
    request: {
      ...(params ? { params: params as z.ZodObject } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
      ...(body ? { body: { required: true, content: { [bodyType ?? "application/json"]: { schema: body } } } } : {}),
    },
    responses: { [status ?? 200]: { description: summary, content }, default: problem },
    ...{ "x-right": admitted, ...(changesState ? { "x-changes-state": true } : {}) },
  });
}

const proofsOf = (admitted: readonly string[]): Record<string, string[]>[] => [
  { companion: [] },
  ...(admitted.length > 1 ? [{ bearer: [] }, { cookie: [] }] : []),
];

const problemSchema = z
  .object({ type: z.string(), title: z.string(), status: z.number().int(), code: z.string(), requestId: z.string() })
  .openapi("Problem");
