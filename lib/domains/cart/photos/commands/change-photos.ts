import { createHash } from "node:crypto";
import { storePicture } from "@/lib/domains/files/pictures/commands";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { encodePicture, shrinkPicture } from "@/lib/platform/pictures";
import { notFound } from "@/lib/platform/problems";
import { lockCart } from "../../commands/lock-cart";
import { tellCart } from "../../commands/tell-cart";
import { forgetLoosePhoto } from "./forget-photos";
import { getLinePhotos, getRoomForPhoto, setLinePhotos } from "./line-photos";
import { photoSide, thumbnailSide, type LinePhoto } from "../rules";
import type { PhotoLine, PhotoOfLine } from "../schema";

interface Drawn {
  bytes: Uint8Array<ArrayBuffer>;
  small: Uint8Array<ArrayBuffer>;
}

/**
 * A photograph of the worn part on a line of a customer's cart, decoded and made anew upright and without what the camera
 * noted of place and time. 400 for what is no picture, 409 for a fifth one.
 */
export async function addPhoto(
  actor: Actor,
  { key, image, ...line }: PhotoLine & { image: File; key: string | null },
): Promise<LinePhoto> {
  requireRight(actor, "cart");
  const sent = createHash("sha256").update(new Uint8Array(await image.arrayBuffer()));
  const body = { change: "add-photo", ...line, image: sent.digest("hex") };
  return once(
    actor,
    { key, body },
    {
      async prepare() {
        await getRoomForPhoto(actor, line, prisma());
        const bytes = await encodePicture(actor, image, { side: photoSide });
        return { bytes, small: await shrinkPicture(bytes, thumbnailSide) };
      },
      write: (drawn, tx) => writePhoto(actor, { line, drawn }, tx),
    },
  );
}

async function writePhoto(actor: Actor, { line, drawn }: { line: PhotoLine; drawn: Drawn }, tx: Tx) {
  const { customerId, lineId } = line;
  await lockCart(actor, customerId, tx);
  const photos = await getRoomForPhoto(actor, line, tx);
  const id = await storePicture(actor, drawn.bytes, tx);
  const small = await storePicture(actor, drawn.small, tx);
  const data = { companyId: companyOf(actor), id, small, customerId };
  await tx.linePhoto.create({ data, select: { id: true } });
  await setLinePhotos(actor, { ...line, photos: [...photos, { id, small }] }, tx);
  await audit(actor, tx, { action: "picture", entity: "cart-line", entityId: lineId, detail: { customerId } });
  await tellCart(actor, { customerId }, tx);
  return { id, small };
}

/** Takes a photograph off a line of a customer's cart; a quote that was made with it keeps it. */
export async function removePhoto(actor: Actor, { key, ...input }: PhotoOfLine & { key: string | null }) {
  requireRight(actor, "cart");
  const body = { change: "remove-photo", ...input };
  const prepare = () => Promise.resolve(null);
  await once(actor, { key, body }, { prepare, write: (_, tx) => writeRemoval(actor, input, tx) });
}

async function writeRemoval(actor: Actor, { photo, ...line }: PhotoOfLine, tx: Tx): Promise<object> {
  const { customerId, lineId } = line;
  await lockCart(actor, customerId, tx);
  const photos = await getLinePhotos(actor, line, tx);
  const rest = photos.filter(({ id }) => id !== photo);
  if (rest.length === photos.length) throw notFound();
  await setLinePhotos(actor, { ...line, photos: rest }, tx);
  await forgetLoosePhoto(actor, { customerId, photo }, tx);
  const detail = { customerId };
  await audit(actor, tx, { action: "remove-picture", entity: "cart-line", entityId: lineId, detail });
  await tellCart(actor, { customerId }, tx);
  return {};
}
