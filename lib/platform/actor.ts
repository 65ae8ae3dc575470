import { denied, notFound } from "./problems";
import type { Right } from "@/lib/shared/rights";

declare const opaque: unique symbol;

/** Who acts: a user in one company, a program of the company for the user who made its key, a customer with the companion page, or a job of the system. Minted only by domains/session and systemActor. */
export interface Actor {
  readonly [opaque]: true;
}

/** How a user came in. */
export type EntryDoor = "password" | "link" | "qr" | "sso";

export interface ActorFacts {
  kind: "browser" | "bearer" | "key" | "companion" | "system";
  userId: number | null;
  companyId: number;
  rights: ReadonlySet<string>;
  /** The job that acts, or the beginning of the key: the audit names it. */
  job?: string;
  /** What a program asks with; `given` is what its maker gave it, `rights` what of that its maker still holds. */
  key?: { id: number; name: string; prefix: string; given: ReadonlySet<string> };
  /** The only customer whom a companion page may see. */
  customerId?: number;
  sessionHash?: string;
  /** How the session's user came in. */
  door?: EntryDoor;
  expiresAt?: Date;
  language?: string | null;
}

const facts = Symbol.for("etabli.actor");
type Minted = { [facts]: ActorFacts };

/** Only domains/session may call this (a structure test says so). */
export function mintActor(who: ActorFacts): Actor {
  return Object.freeze({ [facts]: Object.freeze(who) }) as unknown as Actor;
}

/** A job that acts for one company with every right; it is named in the audit. */
export const systemActor = (job: string, companyId: number): Actor =>
  mintActor({ kind: "system", userId: null, companyId, rights: new Set(), job });

export const factsOf = (actor: Actor): ActorFacts => (actor as unknown as Minted)[facts];
export const companyOf = (actor: Actor): number => factsOf(actor).companyId;
export const userOf = (actor: Actor): number | null => factsOf(actor).userId;

/** Whose share of the room for uploads an actor takes: a user's, or a companion page's customer's. */
export function uploaderOf(actor: Actor): string {
  const { userId, companyId, customerId } = factsOf(actor);
  return userId === null ? `customer:${companyId}:${customerId}` : `user:${userId}`;
}

/** True when the actor holds at least one of the rights, or is a job. */
export function hasRight(actor: Actor, ...anyOf: Right[]): boolean {
  const { kind, rights } = factsOf(actor);
  return kind === "system" || anyOf.some((right) => rights.has(right));
}

/** The same as a question about one right, for rules that know no actor. */
export const heldBy =
  (actor: Actor) =>
  (right: Right): boolean =>
    hasRight(actor, right);

/** Throws the 403 problem unless the actor holds at least one of the rights. */
export function requireRight(actor: Actor, ...anyOf: Right[]): void {
  if (!hasRight(actor, ...anyOf)) throw denied();
}

/** First line of verbs that any signed-in user may call: refuses companion pages and values that no session minted. */
export function requireUser(actor: Actor): void {
  if ((factsOf(actor)?.kind ?? "companion") === "companion") throw denied();
}

/** Refuses a program, for what a person alone may do. */
export function requirePerson(actor: Actor, ...anyOf: Right[]): void {
  requireRight(actor, ...anyOf);
  if (factsOf(actor).kind === "key") throw denied();
}

export const isCompanion = (actor: Actor): boolean => factsOf(actor).kind === "companion";

/**
 * First line of verbs that a companion page may call for what is its customer's: that customer's id; null for a user,
 * who needs one of the rights and sees every customer of the company.
 */
export function onlyCustomer(actor: Actor, ...anyOf: Right[]): number | null {
  const { kind, customerId = 0 } = factsOf(actor) ?? {};
  if (kind === "companion") return customerId;
  if (anyOf.length > 0) requireRight(actor, ...anyOf);
  else requireUser(actor);
  return null;
}

/** The same for one named customer: to a companion page any other customer does not exist (404). */
export function requireCustomer(actor: Actor, customerId: number, ...anyOf: Right[]): void {
  const only = onlyCustomer(actor, ...anyOf);
  if (only !== null && only !== customerId) throw notFound();
}

/** First line of verbs that only a job of the system may call: 403 for everybody else. */
export function requireJob(actor: Actor): void {
  if (factsOf(actor).kind !== "system") throw denied();
}
