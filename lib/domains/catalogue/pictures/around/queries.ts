import { loadBytes, type Lying } from "@/lib/domains/files/load-bytes";
import { modelBody, type ModelBody } from "@/lib/domains/vehicles/models/body/rules";
import { findVersion } from "@/lib/domains/vehicles/queries/find-version";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { pressableSpotsOf } from "../scenes/kept";
import { frameAddresses, frameSetOf } from "./rules";
import type { Photos360 } from "./schema";

const photosOf = {
  name: "vehicle_photos",
  text: `select id from vehicle_photo where ktype = $2 and position is not null
    and company_id = (select company_id from vehicle_photo
      where ktype = $2 and position is not null and (company_id = $1 or everywhere)
      order by (company_id = $1) desc limit 1)
    order by position`,
};

const listPhotos = (actor: Actor, ktype: number) => read<{ id: string }>(photosOf, [companyOf(actor), ktype]);

interface Asked {
  ktype: number;
  doors: number;
  heavy: boolean;
  /** The vehicle's body, where more is known of it than its model. */
  body?: ModelBody;
}

/** The vehicle from every side: photographs that the company brought, else those of the installation, else drawn; null where there is nothing. */
export async function findPhotos360(actor: Actor, asked: Asked): Promise<Photos360 | null> {
  requireUser(actor);
  const [photos, version] = await Promise.all([listPhotos(actor, asked.ktype), findVersion(asked.ktype)]);
  if (photos.length > 0)
    return { frames: photos.map(({ id }) => `/api/vehicle-photos/${id}`), spots: [], source: "uploaded", set: null };
  if (!version) return null;
  const { model: name, vtype } = version;
  const body = asked.body ?? modelBody({ name, vtype, body: version.body });
  const set = frameSetOf({ body, doors: asked.doors, heavy: asked.heavy || vtype === "pl" });
  return set && { frames: frameAddresses(set), spots: [...pressableSpotsOf(set)], source: "drawn", set };
}

const photoBytes = {
  name: "vehicle_photo_bytes",
  text: `select p.bytes, p.object, p.size, p.sha256 from vehicle_photo v
      cross join lateral (select bytes, object, size, sha256 from picture where company_id = v.company_id and id = v.id limit 1) p
    where v.id = $2 and (v.company_id = $1 or v.everywhere)`,
};

/** A photograph of a vehicle as WebP; 404 for any other id. */
export async function getVehiclePhoto(actor: Actor, { id }: { id: string }): Promise<Buffer> {
  requireUser(actor);
  const bytes = await loadBytes(async () => (await read<Lying>(photoBytes, [companyOf(actor), id]))[0]);
  if (!bytes) throw notFound();
  return bytes;
}
