import { factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { notFound } from "@/lib/platform/problems";
import { findProviderSignOut } from "../sso/queries/find-provider-sign-out";
import { hashToken } from "../queries/find-actor";

const told = (userIds: readonly number[], tx: Tx) =>
  tx.$executeRaw`select pg_notify('session', 'user:' || id) from unnest(${[...new Set(userIds)]}::int[]) as id`;

/** Ends the session that a token opens, in silence when there is none: a browser gets another one. */
export async function endSession(token: string): Promise<void> {
  const hash = hashToken(token);
  const ended = await prisma().$executeRaw`
    update session set revoked_at = now() where token_hash = ${new Uint8Array(hash)} and revoked_at is null`;
  if (ended > 0) await notify("session", `session:${hash.toString("hex")}`);
}

/** Ends every session of a user; their tokens are dead on every process within a second. */
export async function endSessionsOfUser(userId: number, tx: Tx): Promise<number> {
  const ended = await tx.$executeRaw`
    update session set revoked_at = now() where user_id = ${userId}::int and revoked_at is null`;
  await told([userId], tx);
  return ended;
}

/** Ends the sessions of a user in one company: for who may not enter there any more. */
export async function endSessionsOfMember(
  { companyId, userId }: { companyId: number; userId: number },
  tx: Tx,
): Promise<void> {
  await tx.$executeRaw`
    update session set revoked_at = now()
    where user_id = ${userId}::int and company_id = ${companyId}::int and revoked_at is null`;
  await told([userId], tx);
}

/** Ends every session that a QR login opened: for the one who disables it or gives it to somebody else. */
export async function endSessionsOfQrLogin(qrLoginId: number, tx: Tx): Promise<number> {
  const ended = await tx.$queryRaw<{ userId: number }[]>`
    update session set revoked_at = now() where qr_login_id = ${qrLoginId}::int and revoked_at is null
    returning user_id as "userId"`;
  await told(
    ended.map(({ userId }) => userId),
    tx,
  );
  return ended.length;
}

/** Ends every session of the actor's user, this one too; answers where the provider's own session ends. */
export async function signOutEverywhere(actor: Actor): Promise<{ ended: number; next: string | null }> {
  requireUser(actor);
  const next = await findProviderSignOut(actor);
  const userId = userOf(actor) ?? 0;
  return prisma().$transaction(async (tx) => {
    const ended = await endSessionsOfUser(userId, tx);
    await audit(actor, tx, { action: "sign-out-everywhere", entity: "user", entityId: userId, detail: { ended } });
    return { ended, next };
  });
}

/** Ends one open session of the actor's user; 404 for any other. */
export async function endOwnSession(actor: Actor, { reference }: { reference: string }): Promise<{ current: boolean }> {
  requireUser(actor);
  const userId = userOf(actor) ?? 0;
  return prisma().$transaction(async (tx) => {
    const ended = await tx.$queryRaw<{ hash: string }[]>`
      update session set revoked_at = now() where user_id = ${userId}::int and revoked_at is null
        and expires_at > now() and left(encode(token_hash, 'hex'), 16) = ${reference}
      returning encode(token_hash, 'hex') as hash`;
    const [one] = ended;
    if (!one) throw notFound();
    await audit(actor, tx, { action: "end-session", entity: "session", entityId: reference });
    await notify("session", `session:${one.hash}`, tx);
    return { current: one.hash === factsOf(actor).sessionHash };
  });
}
