import { factsOf, requireUser, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { findProviderSignOut } from "../sso/queries/find-provider-sign-out";
import { sessionLifetimeMs, sessionLongestMs } from "../rules";

/** Ends the actor's session; every process forgets it within a second. Answers where the provider's own session ends. */
export async function signOut(actor: Actor): Promise<{ next: string | null }> {
  requireUser(actor);
  const { sessionHash } = factsOf(actor);
  if (!sessionHash) return { next: null };
  const next = await findProviderSignOut(actor);
  await prisma().$transaction(async (tx) => {
    await tx.$executeRaw`
      update session set revoked_at = now(), id_token = null, provider_tokens = null
      where token_hash = decode(${sessionHash}, 'hex')`;
    await audit(actor, tx, { action: "sign-out", entity: "session", entityId: sessionHash.slice(0, 12) });
    await notify("session", `session:${sessionHash}`, tx);
  });
  return { next };
}

/** Prolongs the actor's session, never beyond seven days after it was made or the end of its QR login; answers its end. */
export async function refreshSession(actor: Actor): Promise<{ expiresAt: string }> {
  requireUser(actor);
  const { sessionHash, expiresAt } = factsOf(actor);
  const [row] = await prisma().$queryRaw<{ expires_at: Date }[]>`
    update session set expires_at = least(now() + make_interval(secs => ${sessionLifetimeMs / 1000}::float8),
      created_at + make_interval(secs => ${sessionLongestMs / 1000}::float8),
      (select date_to from qr_login where id = qr_login_id))
    where token_hash = decode(${sessionHash ?? ""}, 'hex') and revoked_at is null and expires_at > now()
    returning expires_at`;
  await notify("session", `session:${sessionHash}`);
  return { expiresAt: (row?.expires_at ?? expiresAt ?? new Date()).toISOString() };
}
