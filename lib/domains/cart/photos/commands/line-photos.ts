import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Prisma, Tx } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { openTabs } from "../../tabs";
import { mostPhotos, type LinePhoto } from "../rules";
import type { PhotoLine } from "../schema";

const open = { in: [...openTabs] as string[] };

/** The photographs of a line in a customer's cart; 404 where there is no such line. */
export async function getLinePhotos(actor: Actor, { kind, customerId, lineId }: PhotoLine, tx: Tx) {
  requireRight(actor, "cart");
  const where = { companyId: companyOf(actor), customerId, id: lineId };
  const select = { photos: true };
  const row =
    kind === "part"
      ? await tx.cartLine.findFirst({ where: { ...where, tab: open }, select })
      : await tx.labourLine.findFirst({ where, select });
  if (!row) throw notFound();
  return row.photos as unknown as LinePhoto[];
}

/** The same of a line that takes one more; 409 where it is full. */
export async function getRoomForPhoto(actor: Actor, line: PhotoLine, tx: Tx): Promise<LinePhoto[]> {
  const photos = await getLinePhotos(actor, line, tx);
  if (photos.length >= mostPhotos)
    throw conflict("too-many-photos", `A line has at most ${mostPhotos} photographs: remove one first.`);
  return photos;
}

export async function setLinePhotos(
  actor: Actor,
  { kind, customerId, lineId, photos }: PhotoLine & { photos: readonly LinePhoto[] },
  tx: Tx,
): Promise<void> {
  requireRight(actor, "cart");
  const where = { companyId: companyOf(actor), customerId, id: lineId };
  const data = { photos: photos as unknown as Prisma.InputJsonArray };
  await (kind === "part" ? tx.cartLine.updateMany({ where, data }) : tx.labourLine.updateMany({ where, data }));
}
