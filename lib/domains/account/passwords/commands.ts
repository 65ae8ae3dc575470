import { companyOf, factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { comparePassword, hashPassword, inHashingTurn } from "@/lib/platform/passwords";
import { denied, invalid, Problem, tooMany, unauthenticated } from "@/lib/platform/problems";
import { openSession, passOnSignOn } from "@/lib/domains/session/commands/create-session";
import { forgetFailures, lockedFor, noteFailure } from "@/lib/domains/session/commands/lock";
import { forgetLinks } from "@/lib/domains/session/links/commands/forget-links";
import { endSessionsOfUser } from "@/lib/domains/session/open/commands";
import { getUserInfo } from "@/lib/domains/session/queries/get-user-info";
import type { SessionAnswer } from "@/lib/domains/session/schema";
import { setUserPassword } from "@/lib/domains/session/users/commands";
import { findPasswordHash } from "@/lib/domains/session/users/queries";
import { mayChangePassword, weaknessOf } from "./rules";
import type { PasswordChange } from "./schema";

/**
 * A password of the user's own, for who knows the one before; every session and open link of theirs ends, and a fresh
 * session takes this one's place. 403 for a session that a link or a card opened.
 */
export async function changePassword(
  actor: Actor,
  { current, password1, password2, userAgent }: PasswordChange & { userAgent: string | null },
): Promise<SessionAnswer> {
  requireUser(actor);
  const [companyId, userId, { kind, door, sessionHash }] = [companyOf(actor), userOf(actor), factsOf(actor)];
  if (userId === null || (kind !== "browser" && kind !== "bearer")) throw denied();
  if (!mayChangePassword(door))
    throw new Problem(403, "password-door", "A session that a link or a card opened changes no password.");
  if (password1 === "" || password1 !== password2) throw invalid("passwords-differ", "The passwords do not match.");
  const { name, email, rights } = await getUserInfo(actor);
  const weakness = weaknessOf(password1, [email, name]);
  if (weakness) throw invalid("weak-password", "The password is too easy to guess.", { weakness });
  await requireCurrent(userId, current);
  const passwordHash = await hashPassword(password1);
  return prisma().$transaction(async (tx) => {
    if (!(await setUserPassword({ userId, passwordHash }, tx))) throw unauthenticated();
    await forgetLinks(userId, tx);
    await endSessionsOfUser(userId, tx);
    await audit(actor, tx, { action: "change-password", entity: "user", entityId: userId });
    const session = await openSession({ userId, companyId, name, rights, kind, userAgent, door: "password" }, tx);
    await passOnSignOn(sessionHash, session.token, tx);
    return session;
  });
}

/** Who holds a stolen session must not find the password by trying: failures shut the door for a growing time. */
async function requireCurrent(userId: number, current: string): Promise<void> {
  const keys = { account: `password:${userId}` };
  const stored = await findPasswordHash(userId);
  await inHashingTurn(async () => {
    const retryAfterSeconds = await lockedFor(keys);
    if (retryAfterSeconds > 0) throw tooMany(retryAfterSeconds);
    if (await comparePassword(stored, current)) return;
    await noteFailure(keys);
    throw invalid("wrong-password", "The current password is not right.");
  });
  await forgetFailures(keys.account);
}
