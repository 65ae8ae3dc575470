import { requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { byName } from "@/lib/shared/by-name";
import { modelBody } from "./body/rules";
import { readNameOrId, type VehicleType } from "./rules";
import type { MakeRow, ModelName, ModelRow } from "./schema";

const makesOfType = catalogueStatement(
  "makes_of_type",
  (s) => `select k.id, k.name, k.country from ${s}.make k
    left join vehicle_use u on u.scope = 'make' and u.vtype = $1 and u.parent_id = 0 and u.subject_id = k.id
    where $1 = any(k.vtypes) order by coalesce(u.calls, 0) desc, k.weight desc, k.name`,
);

/** The makes of a kind of vehicle, most used first. */
export async function listMakes(actor: Actor, { vtype }: { vtype: VehicleType }): Promise<MakeRow[]> {
  requireUser(actor);
  return readReplica<MakeRow>(makesOfType(await liveCatalogue()), [vtype]);
}

const makeNamed = catalogueStatement(
  "make_named",
  (s) => `select id, name, country from ${s}.make where norm = $1 or id = $2 order by (norm = $1) desc limit 1`,
);

/** The make of a name (accents, blanks and case aside) or of a number; null when there is none. */
export async function findMake(actor: Actor, { brand }: { brand: string }): Promise<MakeRow | null> {
  requireUser(actor);
  const { norm, id } = readNameOrId(brand);
  const [row] = await readReplica<MakeRow>(makeNamed(await liveCatalogue()), [norm, id]);
  return row ?? null;
}

/** The same; 404 when there is none. */
export async function getMake(actor: Actor, { brand }: { brand: string }): Promise<MakeRow> {
  const make = await findMake(actor, { brand });
  if (!make) throw notFound();
  return make;
}

type StoredModel = Omit<ModelRow, "body"> & { body: string | null };
const fields = (s: string) =>
  `m.id, m.name, m.vtype, m.from_year as "yearFrom", m.to_year as "yearTo",
    (select min(v.body) from ${s}.vehicle v where v.model_id = m.id and v.body is not null) as body`;
const drawn = (row: StoredModel): ModelRow => ({ ...row, body: modelBody(row) });

const modelsOfMake = catalogueStatement(
  "models_of_make",
  (s) => `select ${fields(s)} from ${s}.model m where m.make_id = $1 and m.vtype = any($2)`,
);

/** The models of a make in the kinds named, by name. */
export async function listModels(
  actor: Actor,
  { makeId, vtypes }: { makeId: number; vtypes: readonly VehicleType[] },
): Promise<ModelRow[]> {
  requireUser(actor);
  const rows = await readReplica<StoredModel>(modelsOfMake(await liveCatalogue()), [makeId, vtypes]);
  return rows.map(drawn).sort(byName);
}

const modelNamed = catalogueStatement(
  "model_named",
  (s) => `select ${fields(s)} from ${s}.model m
    where m.make_id = $1 and m.vtype = any($2) and (lower(m.name) = lower($3) or m.id = $4)
    order by (lower(m.name) = lower($3)) desc, array_position($2, m.vtype), m.id limit 1`,
);

/** A make's model by name or number: a name goes first, since models are called 206 or 2002. Null when there is none. */
export async function findModel(
  actor: Actor,
  { makeId, vtypes, model }: { makeId: number; vtypes: readonly VehicleType[]; model: string },
): Promise<ModelRow | null> {
  requireUser(actor);
  const { name, id } = readNameOrId(model);
  const statement = modelNamed(await liveCatalogue());
  const [row] = await readReplica<StoredModel>(statement, [makeId, vtypes, name, id]);
  return row ? drawn(row) : null;
}

/** The same; 404 when there is none. */
export async function getModel(actor: Actor, wanted: Parameters<typeof findModel>[1]): Promise<ModelRow> {
  const model = await findModel(actor, wanted);
  if (!model) throw notFound();
  return model;
}

const versionsOfModels = catalogueStatement(
  "versions_of_models",
  (s) => `select v.ktype from unnest($1::text[], $2::text[], $3::text[]) asked(make, model, vtype)
    join ${s}.make k on k.name = asked.make
    join ${s}.model m on m.make_id = k.id and m.name = asked.model and m.vtype = asked.vtype
    join ${s}.vehicle v on v.model_id = m.id`,
);

/** The ktypes of every version of models. */
export async function listVersionsOf(actor: Actor, { models }: { models: readonly ModelName[] }): Promise<number[]> {
  requireUser(actor);
  const names = [models.map(({ make }) => make), models.map(({ name }) => name), models.map(({ vtype }) => vtype)];
  const rows = await readReplica<{ ktype: number }>(versionsOfModels(await liveCatalogue()), names);
  return rows.map(({ ktype }) => ktype);
}
