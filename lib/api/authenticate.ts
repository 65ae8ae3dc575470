import type { Context } from "hono";
import { findCompanion } from "@/lib/domains/session/queries/find-companion";
import { noteKeyUse } from "@/lib/domains/session/keys/commands/note-use";
import { findActor, findCaller } from "@/lib/domains/session/queries/find-actor";
import { readBearerHeader, readSessionCookie } from "@/lib/domains/session/rules";
import { factsOf, type Actor } from "@/lib/platform/actor";
import { perMinute } from "@/lib/platform/limits";
import { noteSeen } from "@/lib/platform/presence";
import { denied, unauthenticated } from "@/lib/platform/problems";
import { keeperHeader, keeperName } from "@/lib/shared/outbox";

/** The actor of a request and whether the browser sent the proof by itself (a cookie). */
export async function authenticate(c: Context): Promise<{ actor: Actor; byCookie: boolean }> {
  const header = c.req.header("authorization");
  const token = header ? readBearerHeader(header) : readSessionCookie(c.req.header("cookie") ?? null);
  const find = header ? findCaller : findActor;
  const actor = token ? await find(token) : null;
  if (!actor || !isMeant(actor, c.req.header(keeperHeader))) throw unauthenticated();
  noteCaller(actor);
  return { actor, byCookie: !header };
}

/** Ten a second on average: what a program needs more often is told to it by a webhook. */
const allowKey = perMinute(600);

function noteCaller(actor: Actor): void {
  const { key, companyId } = factsOf(actor);
  if (!key) return noteSeen(actor);
  allowKey(`${companyId}:${key.id}`);
  noteKeyUse(actor);
}

/** A write that waited in a browser is its person's in its company: whoever signed in there since does not send it. */
function isMeant(actor: Actor, keeper: string | undefined): boolean {
  const { userId, companyId } = factsOf(actor);
  return keeper === undefined || (userId !== null && keeper === keeperName(userId, companyId));
}

/** A page that follows a busy cart reads a few times a second at most; more is somebody who tries keys. */
const allowCompanion = perMinute(300);

/**
 * The customer whose key the request names: in a header, or for a read in the address, as pictures and documents need.
 * Null without a key; 401 for one that opens nothing.
 */
export async function authenticateCompanion(c: Context, address: string): Promise<Actor | null> {
  const key = c.req.header("x-companion") ?? (c.req.method === "GET" ? c.req.query("companion") : undefined);
  if (key === undefined) return null;
  allowCompanion(address);
  const actor = await findCompanion(key);
  if (!actor) throw unauthenticated();
  return actor;
}

/** Refuses a state change that another site's page could have caused with the user's cookie. */
export function requireSameSite(c: Context): void {
  const site = c.req.header("sec-fetch-site");
  const host = c.req.header("host");
  const from = c.req.header("origin") ?? c.req.header("referer");
  const sameHost = from !== undefined && URL.canParse(from) && new URL(from).host === host;
  if (site === undefined ? sameHost || c.req.header("x-etabli") === "1" : site === "same-origin") return;
  throw denied();
}
