import type { paths } from "@/lib/generated/api/openapi";

export type Method = "get" | "post" | "put" | "patch" | "delete";
/** The paths of the document that know a method. */
export type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];
export type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;

type JsonOf<T> = T extends { content: { "application/json": infer A } } ? A : undefined;
export type Answer<O> = O extends { responses: { 200: infer R } }
  ? JsonOf<R>
  : O extends { responses: { 201: infer R } }
    ? JsonOf<R>
    : unknown;
/** One line of an answer that comes in lines: an element of what the document lists as its answers. */
export type Line<O> = Answer<O> extends { answers: (infer L)[] } ? L : never;

type Params<O> = O extends { parameters: { path: infer P } } ? P : Record<string, never>;
type Query<O> = O extends { parameters: { query?: infer Q } } ? Q : never;
type Sent<O, T extends string> = O extends { requestBody: { content: Record<T, infer B> } } ? B : undefined;
/** A form's fields; the document calls a file a string too. */
type Form<F> = F extends object ? { [Name in keyof F]: string | File } : undefined;

/** How a request leaves: `fetch`, or another way that answers alike. */
export type Way = (url: string, request: Outgoing) => Promise<Response>;
export interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}

export interface CallOptions<O> {
  params?: Params<O>;
  query?: Query<O>;
  body?: Sent<O, "application/json">;
  form?: Form<Sent<O, "multipart/form-data">>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The key of a companion page, which stands in the place of a session. */
  companion?: string;
  /** A secret that stands in the place of a session, as the code of a card. */
  bearer?: string;
  /** For whom a write waited: the session of another person or company refuses it. */
  keeper?: string;
  way?: Way;
}
