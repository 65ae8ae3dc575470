import { randomBytes } from "node:crypto";
import { factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { notify } from "@/lib/platform/notify";
import { mayEnter } from "@/lib/shared/rights";
import type { SessionAnswer } from "../schema";
import { createSession, passOnSignOn } from "./create-session";

/** A new session in another company of the user; the old one ends. A company of others, or that they may not enter, does not exist for the user. */
export async function switchCompany(
  actor: Actor,
  { companyId, userAgent }: { companyId: number; userAgent: string | null },
): Promise<SessionAnswer> {
  requireUser(actor);
  const { kind, door, sessionHash } = factsOf(actor);
  const userId = userOf(actor);
  if (userId === null || (kind !== "browser" && kind !== "bearer")) throw notFound();
  const token = randomBytes(32).toString("base64url");
  return prisma().$transaction(async (tx) => {
    const membership = await tx.membership.findUnique({
      where: { companyId_userId: { companyId, userId } },
      select: { rights: true, user: { select: { name: true } } },
    });
    if (!membership || !mayEnter(membership.rights)) throw notFound();
    const { expiresAt } = await createSession({ token, userId, companyId, kind, door, userAgent }, tx);
    await passOnSignOn(sessionHash, token, tx);
    await tx.$executeRaw`update session set revoked_at = now() where token_hash = decode(${sessionHash ?? ""}, 'hex')`;
    await audit(actor, tx, { action: "switch-company", entity: "session", entityId: companyId });
    await notify("session", `session:${sessionHash}`, tx);
    const { rights, user } = membership;
    return { token, expiresAt: expiresAt.toISOString(), userInfo: { userId, name: user.name, rights } };
  });
}
