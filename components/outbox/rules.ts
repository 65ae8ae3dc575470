import type { Currency } from "@/lib/shared/money";
import { waitDays } from "@/lib/shared/outbox";

const dayMs = 24 * 3_600_000;
/** The shape in which writes lie in browsers; newer products read every older one. */
export const writeVersion = 1;

export interface Problem {
  status: number;
  code: string;
  extra: Record<string, unknown>;
}

/** A write that waits: the call, its Idempotency-Key over all tries, and what its person reads of it. */
export interface Write {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  key: string;
  name: string;
  price: { cents: number; currency: Currency } | null;
  /** What it changes, as `cart/12` or `cart/12/77`. */
  about: string;
  /** Writes of the same `about` build on one another: none goes before one that is stuck. */
  bound: boolean;
  /** It was sent once; its answer may have been lost. */
  tried: boolean;
  /** How often the server failed at it. */
  faults: number;
  problem: Problem | null;
}

/** `newer` was written by a newer product, `unreadable` under another key. */
export type Standing = "waits" | "stuck" | "behind" | "newer" | "unreadable";
export interface Waiting {
  seq: number;
  at: number;
  write: Write | null;
  standing: Standing;
}

const methods: readonly unknown[] = ["get", "post", "put", "patch", "delete"];
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** What was written by this or an older product, fields that it did not know yet as they were then; null for a newer one's. */
export function readWrite(version: number, text: string): Write | null {
  if (version > writeVersion) return null;
  const old = JSON.parse(text) as Partial<Write> | null;
  if (!old || !methods.includes(old.method) || !isText(old.path) || !isText(old.key)) return null;
  const unknownThen = { name: old.path, price: null, about: "", bound: false, tried: true, faults: 0, problem: null };
  return { ...unknownThen, ...(old as Write) };
}

interface Found {
  seq: number;
  at: number;
  v: number;
  write: Write | null;
}

/** How each write stands, in the order in which they were made. */
export function standings(rows: readonly Found[]): Waiting[] {
  const blocked = new Set<string>();
  return [...rows]
    .sort((one, other) => one.seq - other.seq)
    .map(({ seq, at, v, write }) => {
      if (!write) return { seq, at, write, standing: v > writeVersion ? "newer" : "unreadable" };
      const standing = write.problem ? "stuck" : write.bound && blocked.has(write.about) ? "behind" : "waits";
      if (standing !== "waits" && write.bound) blocked.add(write.about);
      return { seq, at, write, standing };
    });
}

/** The write that goes next; null when none can. */
export const nextOf = (waiting: readonly Waiting[]): (Waiting & { write: Write }) | null =>
  waiting.find((one): one is Waiting & { write: Write } => one.standing === "waits" && one.write !== null) ?? null;

const mostFaults = 3;
const passing: readonly number[] = [0, 408, 425, 429, 502, 503, 504];

/** What becomes of a write that was refused: `later` and `signIn` end the round, `stuck` asks its person. */
export function verdictOf({ status, code }: Problem, faults: number): "later" | "signIn" | "fault" | "stuck" {
  if (status === 401) return "signIn";
  // What is no answer of the product's, as the page of a network's own sign-in.
  if (passing.includes(status) || (status < 400 && code === "unexpected")) return "later";
  if (status >= 500) return faults + 1 < mostFaults ? "fault" : "stuck";
  return "stuck";
}

const numberIn = ({ extra }: Problem, name: string): number | null => {
  const value = Number(extra[name]);
  return Number.isInteger(value) && value > 0 ? value : null;
};

/** The price that a refusal names; null without one. */
export const newPrice = (problem: Problem): number | null =>
  problem.code === "price-changed" ? numberIn(problem, "price") : null;
export const newQuantity = (problem: Problem): number | null =>
  problem.code === "quantity-changed" ? numberIn(problem, "quantity") : null;

/** The same write, agreed to what its refusal said; it was refused, so it is another one and has a key of its own. */
export function againOf(write: Write, key: string): Write {
  const { problem, body, query, price } = write;
  const next = { ...write, key, tried: false, faults: 0, problem: null };
  if (!problem) return next;
  const cents = newPrice(problem);
  if (cents !== null)
    return { ...next, body: { ...(body as object), price: cents }, price: price && { ...price, cents } };
  const quantity = newQuantity(problem);
  if (quantity !== null) return { ...next, query: { ...query, seen: quantity } };
  if (problem.code === "tyre-warning") return { ...next, body: { ...(body as object), agreed: true } };
  return next;
}

/** Whether it pays to send again: what is gone stays gone. */
export const maySendAgain = ({ status }: Problem): boolean => status !== 404 && status !== 410;

/**
 * What becomes of a row by the server's clock: gone after seven days, and never in the future, where a device's clock that
 * was wrong had put it.
 */
export function ageOf(at: number, now: number): "stays" | "old" | { at: number } {
  if (at > now) return { at: now };
  return now - at > waitDays * dayMs ? "old" : "stays";
}

/** When something was written by the server's clock: the device's, less what it was ahead; never before the key was given. */
export const writtenAt = (device: number, { ahead, since }: { ahead: number; since: number }): number =>
  Math.max(device - ahead, since);
