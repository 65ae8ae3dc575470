import { randomBytes } from "node:crypto";
import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { callMoving } from "../moving/commands/call-moving";

/**
 * Stores an encoded picture of the actor's company; answers its id, which nobody can guess. It is written into the database,
 * with what names it or not at all, and goes to the object storage afterwards where there is one.
 */
export async function storePicture(actor: Actor, bytes: Uint8Array<ArrayBuffer>, tx: Tx): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  await tx.picture.create({
    data: { companyId: companyOf(actor), id, bytes, userId: userOf(actor) },
    select: { id: true },
  });
  await callMoving(tx);
  return id;
}

/** Deletes a picture of the actor's company that nothing names any more; nothing for null. */
export async function forgetPicture(actor: Actor, id: string | null, tx: Tx): Promise<void> {
  if (id) await tx.picture.deleteMany({ where: { companyId: companyOf(actor), id } });
}

/** The same for a picture that the actor uploaded, in whichever company of theirs. */
export async function forgetOwnPicture(actor: Actor, id: string | null, tx: Tx): Promise<void> {
  const userId = userOf(actor);
  if (id && userId !== null) await tx.picture.deleteMany({ where: { id, userId } });
}
