import { requireJob, requireUser, type Actor } from "@/lib/platform/actor";
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

export type UseScope = "make" | "model" | "ktype";

const named: Record<UseScope, (schema: string) => { name: string; text: string }> = {
  make: catalogueStatement("use_make_names", (s) => `select id, name from ${s}.make where id = any($1::int[])`),
  model: catalogueStatement("use_model_names", (s) => `select id, name from ${s}.model where id = any($1::int[])`),
  ktype: catalogueStatement(
    "use_version_names",
    (s) => `select ktype as id, name from ${s}.vehicle where ktype = any($1::int[])`,
  ),
};

/** The names of makes, models or versions; what the live catalogue does not know any more has none. */
export async function nameUse(
  actor: Actor,
  { scope, ids }: { scope: UseScope; ids: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  requireUser(actor);
  if (ids.length === 0) return new Map();
  const rows = await read<{ id: number; name: string }>(named[scope](await liveCatalogue()), [ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
