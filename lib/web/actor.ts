import "server-only";
import { cookies, headers } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { cache } from "react";
import { findCompanion } from "@/lib/domains/session/queries/find-companion";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { getUserInfo } from "@/lib/domains/session/queries/get-user-info";
import { safeReturnPath, sessionCookie } from "@/lib/domains/session/rules";
import { hasRight, heldBy, type Actor } from "@/lib/platform/actor";
import { noteReader } from "@/lib/platform/page-reader";
import { mayOpen, type PageAddress } from "@/lib/shared/page-rights";
import type { Right } from "@/lib/shared/rights";

/** The page's actor by the session cookie, once per request. */
export const findPageActor = cache(async (): Promise<Actor | null> => {
  const token = (await cookies()).get(sessionCookie)?.value;
  const actor = token ? await findActor(token) : null;
  if (actor) noteReader((await headers()).get("x-request-id"), actor);
  return actor;
});

/** The page's actor with one of the rights; without a session to /login and back, without the right the denied view. */
export async function requirePageActor(...anyOf: Right[]): Promise<Actor> {
  const actor = await findPageActor();
  if (!actor) {
    const asked = safeReturnPath((await headers()).get("x-etabli-path"));
    redirect(asked === "/" ? "/login" : `/login?from=${encodeURIComponent(asked)}`);
  }
  if (anyOf.length > 0 && !hasRight(actor, ...anyOf)) forbidden();
  return actor;
}

/** The page's actor with the rights that open the page; which ones says lib/shared/page-rights alone. */
export async function requireActorAt(page: PageAddress): Promise<Actor> {
  const actor = await requirePageActor();
  if (!mayOpen(page, heldBy(actor))) forbidden();
  return actor;
}

/** The customer whose key the address of a companion page names, once per request; null for any other key. */
export const findPageCompanion = cache((key: string): Promise<Actor | null> => findCompanion(key));

/** What the shell and the screens show of the user, once per request. */
export const pageUser = cache(async () => getUserInfo(await requirePageActor()));
