import { forgetPicture, storePicture } from "@/lib/domains/files/pictures/commands";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { encodePicture } from "@/lib/platform/pictures";
import { notFound } from "@/lib/platform/problems";
import { finishVideo, forgetVideo, receiveVideo } from "@/lib/domains/files/videos/commands";
import type { AuditAction } from "@/lib/shared/audit-words";

/** Pixels a side of a cover, which stands across the page. */
const coverSide = 1920;

interface Media {
  cover: string | null;
  video: string | null;
}

/** First line of each verb: the right, and only the company of the session; another one does not exist. */
function requireOwn(actor: Actor, companyId: number): void {
  requireRight(actor, "changeCompanyCover");
  if (companyId !== companyOf(actor)) throw notFound();
}

/** The company's cover, made anew from the upload; the one before is forgotten. 400 for what is no picture. */
export async function setCompanyCover(
  actor: Actor,
  { companyId, image }: { companyId: number; image: File },
): Promise<{ filename: string }> {
  requireOwn(actor, companyId);
  const bytes = await encodePicture(actor, image, { side: coverSide });
  return change(actor, "cover", async (tx, before) => {
    const filename = await storePicture(actor, bytes, tx);
    await tx.company.update({ where: { id: companyId }, data: { cover: filename }, select: { id: true } });
    await forgetPicture(actor, before.cover, tx);
    return { filename };
  });
}

export async function removeCompanyCover(
  actor: Actor,
  { companyId }: { companyId: number },
): Promise<{ filename: null }> {
  requireOwn(actor, companyId);
  return change(actor, "remove-cover", async (tx, before) => {
    await tx.company.update({ where: { id: companyId }, data: { cover: null }, select: { id: true } });
    await forgetPicture(actor, before.cover, tx);
    return { filename: null };
  });
}

/** The company's video, stored while it is received; the one before is forgotten. 400 for what is no MP4 or WebM. */
export async function setCompanyVideo(
  actor: Actor,
  { companyId, open }: { companyId: number; open: () => Promise<AsyncIterable<Uint8Array>> },
): Promise<{ filename: string }> {
  requireOwn(actor, companyId);
  const received = await receiveVideo(actor, await open());
  return change(actor, "video", async (tx, before) => {
    await finishVideo(actor, received, tx);
    await tx.company.update({ where: { id: companyId }, data: { video: received.id }, select: { id: true } });
    await forgetVideo(actor, before.video, tx);
    return { filename: received.id };
  });
}

export async function removeCompanyVideo(
  actor: Actor,
  { companyId }: { companyId: number },
): Promise<{ filename: null }> {
  requireOwn(actor, companyId);
  return change(actor, "remove-video", async (tx, before) => {
    await tx.company.update({ where: { id: companyId }, data: { video: null }, select: { id: true } });
    await forgetVideo(actor, before.video, tx);
    return { filename: null };
  });
}

/** One change after another of the same company, so that nothing is left behind. */
async function change<A>(actor: Actor, action: AuditAction, work: (tx: Tx, before: Media) => Promise<A>): Promise<A> {
  const companyId = companyOf(actor);
  return prisma().$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<Media[]>`
      select cover, video from company where id = ${companyId} for no key update`;
    if (!before) throw notFound();
    const answer = await work(tx, before);
    await audit(actor, tx, { action, entity: "company", entityId: companyId });
    return answer;
  });
}
