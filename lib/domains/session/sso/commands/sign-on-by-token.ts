import { factsOf } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { identityProvider } from "@/lib/providers/identity";
import { lockedFor, noteFailure } from "../../commands/lock";
import { findActor } from "../../queries/find-actor";
import { getUserInfo } from "../../queries/get-user-info";
import type { SessionAnswer } from "../../schema";
import type { SignOnFault } from "../rules";
import type { TokenOutcome, Visitor } from "../schema";
import { faultOf } from "./finish-sign-on";
import { openForIdentity } from "./open-for-identity";

interface Shown extends Omit<Visitor, "binding"> {
  token: string;
  kind: "browser" | "bearer";
}

/** A session for whom the provider's token names; a token of ours answers the session that it opens. */
export async function signOnByToken({ token, kind, address, userAgent }: Shown): Promise<TokenOutcome> {
  const keys = { address: `address:${address}` };
  const retryAfterSeconds = await lockedFor(keys);
  if (retryAfterSeconds > 0) return { outcome: "locked", retryAfterSeconds };
  const own = await sessionOf(token);
  if (own) return { outcome: "signed-in", session: own, fresh: false };
  const result = await readIdentity(token, { kind, userAgent });
  if ("session" in result) return { outcome: "signed-in", session: result.session, fresh: true };
  if (result.fault === "untrusted") await noteFailure(keys);
  log.warn({ address, fault: result.fault }, "single sign-on refused");
  return { outcome: "refused", fault: result.fault };
}

async function sessionOf(token: string): Promise<SessionAnswer | null> {
  const actor = await findActor(token);
  if (!actor || !factsOf(actor).sessionHash) return null;
  const { expiresAt, userId, name, rights } = await getUserInfo(actor);
  return { token, expiresAt, userInfo: { userId, name, rights } };
}

async function readIdentity(
  token: string,
  opening: Pick<Shown, "kind" | "userAgent">,
): Promise<{ session: SessionAnswer } | { fault: SignOnFault }> {
  const provider = identityProvider();
  if (!provider) return { fault: "untrusted" };
  try {
    return await openForIdentity(await provider.readToken(token), opening);
  } catch (failure) {
    return { fault: faultOf(failure) };
  }
}
