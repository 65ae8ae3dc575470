import { requireJob, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read } from "@/lib/platform/db";

export interface VersionPlace {
  ktype: number;
  makeId: number;
  modelId: number;
}

const placed = catalogueStatement(
  "version_places",
  (s) => `select ktype, make_id as "makeId", model_id as "modelId" from ${s}.vehicle where ktype = any($1::int[])`,
);

/** Make and model of versions; a ktype that the live catalogue does not know is left out. */
export async function placeVersions(actor: Actor, { ktypes }: { ktypes: readonly number[] }): Promise<VersionPlace[]> {
  requireJob(actor);
  return ktypes.length > 0 ? read<VersionPlace>(placed(await liveCatalogue()), [ktypes]) : [];
}
