import { findVersion } from "@/lib/domains/vehicles/queries/find-version";
import { storePicture } from "@/lib/domains/files/pictures/commands";
import { companyOf, hasRight, requireJob, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { encodePicture } from "@/lib/platform/pictures";
import { conflict, denied, invalid, notFound } from "@/lib/platform/problems";
import { mostPhotos } from "./rules";

/** Pixels a side: a frame is shown no larger. */
const photoSide = 1000;
/** Photographs of one vehicle that wait for being put in order. */
const mostWaiting = 2 * mostPhotos;

const photoRight = "changeCompanyCover";

async function requireVehicle(ktype: number): Promise<void> {
  if (!(await findVersion(ktype))) throw notFound();
}

/** One photograph of a vehicle, made anew; it is shown once the order of all of them is told. 400 for what is no picture. */
export async function keepVehiclePhoto(
  actor: Actor,
  { ktype, image }: { ktype: number; image: File },
): Promise<{ id: string }> {
  requireRight(actor, photoRight);
  await requireVehicle(ktype);
  const companyId = companyOf(actor);
  const waiting = await prisma().vehiclePhoto.count({ where: { companyId, ktype, position: null } });
  if (waiting >= mostWaiting)
    throw conflict("photos-waiting", "Many photographs of this vehicle wait already: put them in order first.");
  const bytes = await encodePicture(actor, image, { side: photoSide });
  return prisma().$transaction(async (tx) => {
    const id = await storePicture(actor, bytes, tx);
    await tx.vehiclePhoto.create({ data: { companyId, id, ktype }, select: { id: true } });
    return { id };
  });
}

/** The company's photographs of a vehicle in the order of turning; those before, and those left out, are forgotten. */
export async function orderVehiclePhotos(
  actor: Actor,
  { ktype, photos, everywhere }: { ktype: number; photos: readonly string[]; everywhere: boolean },
): Promise<void> {
  requireRight(actor, photoRight);
  if (everywhere && !hasRight(actor, "admin")) throw denied();
  if (new Set(photos).size < photos.length) throw invalid("photo-twice", "A photograph is named twice.");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    const known = await tx.vehiclePhoto.findMany({ where: { companyId, ktype }, select: { id: true } });
    const ids = new Set(known.map(({ id }) => id));
    const unknown = photos.find((id) => !ids.has(id));
    if (unknown) throw invalid("photo-unknown", `There is no photograph ${unknown} of this vehicle: send it first.`);
    const placed = [...photos];
    await tx.$executeRaw`update vehicle_photo v set position = o.at - 1, everywhere = ${everywhere}
      from unnest(${placed}::text[]) with ordinality as o(id, at)
      where v.company_id = ${companyId} and v.ktype = ${ktype} and v.id = o.id`;
    await forgetPhotos(tx, { companyId, ktype, id: { notIn: placed } });
    await audit(actor, tx, { action: "picture", entity: "vehicle", entityId: ktype });
  });
}

/** Takes the company's photographs of a vehicle away: the drawn one is shown again. 404 when there are none. */
export async function removeVehiclePhotos(actor: Actor, { ktype }: { ktype: number }): Promise<void> {
  requireRight(actor, photoRight);
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    if ((await forgetPhotos(tx, { companyId, ktype })) === 0) throw notFound();
    await audit(actor, tx, { action: "remove-picture", entity: "vehicle", entityId: ktype });
  });
}

type Which = { companyId: number; ktype: number; id?: { notIn: string[] } };

async function forgetPhotos(tx: Tx, where: Which): Promise<number> {
  const gone = await tx.vehiclePhoto.findMany({ where, select: { id: true } });
  const id = { in: gone.map((photo) => photo.id) };
  await tx.vehiclePhoto.deleteMany({ where: { companyId: where.companyId, id } });
  await tx.picture.deleteMany({ where: { companyId: where.companyId, id } });
  return gone.length;
}

/** Deletes photographs that were sent a day ago and never put in order. */
export async function forgetWaitingPhotos(actor: Actor): Promise<void> {
  requireJob(actor);
  await prisma().$executeRaw`with gone as (
      delete from vehicle_photo where position is null and created_at < now() - interval '1 day' returning company_id, id)
    delete from picture p using gone g where p.company_id = g.company_id and p.id = g.id`;
}
