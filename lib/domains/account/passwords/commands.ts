import { companyOf, factsOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { hashPassword } from "@/lib/platform/passwords";
import { denied, invalid, unauthenticated } from "@/lib/platform/problems";
import { openSession, passOnIdToken } from "@/lib/domains/session/commands/create-session";
import { forgetLinks } from "@/lib/domains/session/links/commands/forget-links";
import { endSessionsOfUser } from "@/lib/domains/session/open/commands";
import { getUserInfo } from "@/lib/domains/session/queries/get-user-info";
import type { SessionAnswer } from "@/lib/domains/session/schema";
import { setUserPassword } from "@/lib/domains/session/users/commands";
import { weaknessOf } from "./rules";
import type { PasswordChange } from "./schema";

/** A password of the user's own; every session and open link of theirs ends, and a fresh session takes this one's place. */
export async function changePassword(
  actor: Actor,
  { password1, password2, userAgent }: PasswordChange & { userAgent: string | null },
): Promise<SessionAnswer> {
  requireUser(actor);
  const [companyId, userId, { kind, sessionHash }] = [companyOf(actor), userOf(actor), factsOf(actor)];
  if (userId === null || (kind !== "browser" && kind !== "bearer")) throw denied();
  if (password1 === "" || password1 !== password2) throw invalid("passwords-differ", "The passwords do not match.");
  const { name, email, rights } = await getUserInfo(actor);
  const weakness = weaknessOf(password1, [email, name]);
  if (weakness) throw invalid("weak-password", "The password is too easy to guess.", { weakness });
  const passwordHash = await hashPassword(password1);
  return prisma().$transaction(async (tx) => {
    if (!(await setUserPassword({ userId, passwordHash }, tx))) throw unauthenticated();
    await forgetLinks(userId, tx);
    await endSessionsOfUser(userId, tx);
    await audit(actor, tx, { action: "change-password", entity: "user", entityId: userId });
    const session = await openSession({ userId, companyId, name, rights, kind, userAgent, door: "password" }, tx);
    await passOnIdToken(sessionHash, session.token, tx);
    return session;
  });
}
