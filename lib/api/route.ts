import type { z } from "@hono/zod-openapi";
import type { JsonText } from "@/lib/shared/json-text";
import type { RequestFacts } from "@/lib/shared/request-facts";
import type { Right } from "@/lib/shared/rights";
import type { Reply } from "./answer";

export type Shape = z.ZodType | undefined;
type Read<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined;
export type Admitted = Right | "user" | "companion" | "key";

/** Statuses that a call refuses with beside those that follow from its right, its input and its key. */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 416 | 422 | 429 | 502;

/** What a call answers: JSON of a shape, the same or lines of it as the client asks, or bytes of a type. */
export type AnswerShape = z.ZodType | { json: z.ZodType; lines: z.ZodType } | { type: string };
type Json<S extends z.ZodType> = z.input<S> | JsonText<z.input<S>> | Reply<z.input<S>>;
/** What the work of a call gives back. */
export type Answered<R extends AnswerShape> = R extends z.ZodType
  ? Json<R>
  : R extends { json: infer J extends z.ZodType; lines: infer L extends z.ZodType }
    ? Json<J> | AsyncGenerator<z.input<L>>
    : Response;

export interface Call<P extends Shape, Q extends Shape, B extends Shape> {
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  /** The Idempotency-Key of a call that is done `once`; else null. */
  key: string | null;
  request: Request;
  facts: RequestFacts;
}

export interface Route<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends AnswerShape = AnswerShape,
> {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  domain: string;
  /** The operationId, where method and path would give one that another call has. */
  name?: string;
  summary: string;
  /** One right, several of which one is enough, any signed-in user, a customer's companion page, any key of a program, or nobody at all. */
  right: Admitted | readonly Admitted[] | "public";
  /** What a public call is proved by instead of a session: a security scheme of the document. */
  proof?: "password" | "card" | "provider" | "site" | "pass";
  /** A GET that changes state: with the cookie only from our own pages. */
  changesState?: boolean;
  /** Done once for each Idempotency-Key. */
  once?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  bodyType?: "application/json" | "multipart/form-data";
  /** The work reads the body itself while it comes; `body` describes it. */
  streamed?: boolean;
  answer: R;
  status?: number;
  refuses?: readonly Refusal[];
}

export const changesState = ({ method, changesState: changes }: Route): boolean => changes ?? method !== "get";
