import { forgetOwnPicture, storePicture } from "@/lib/domains/files/pictures/commands";
import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { lockUserPicture, setUserPicture } from "@/lib/domains/session/users/commands";
import { prisma, type Tx } from "@/lib/platform/db";
import { encodePicture } from "@/lib/platform/pictures";
import { denied } from "@/lib/platform/problems";
import type { AuditAction } from "@/lib/shared/audit-words";

/** Pixels a side: the largest place shows 160 on a dense screen. */
const side = 512;

/** The user's own picture, a square made anew from the upload; the one before is forgotten. 400 for what is no picture. */
export async function setProfilePicture(actor: Actor, { image }: { image: File }): Promise<{ filename: string }> {
  requireUser(actor);
  const bytes = await encodePicture(actor, image, { side, square: true });
  return change(actor, "picture", async (tx) => {
    const filename = await storePicture(actor, bytes, tx);
    return { filename };
  });
}

/** Takes the user's own picture away. */
export async function removeProfilePicture(actor: Actor): Promise<{ filename: null }> {
  requireUser(actor);
  return change(actor, "remove-picture", () => Promise.resolve({ filename: null }));
}

/** One change after another of the same user, so that no picture is left behind. */
async function change<A extends { filename: string | null }>(
  actor: Actor,
  action: AuditAction,
  work: (tx: Tx) => Promise<A>,
): Promise<A> {
  const userId = userOf(actor);
  if (userId === null) throw denied();
  return prisma().$transaction(async (tx) => {
    const before = await lockUserPicture(userId, tx);
    const answer = await work(tx);
    await setUserPicture({ userId, picture: answer.filename }, tx);
    await forgetOwnPicture(actor, before, tx);
    await audit(actor, tx, { action, entity: "user", entityId: userId, companyId: companyOf(actor) });
    return answer;
  });
}
