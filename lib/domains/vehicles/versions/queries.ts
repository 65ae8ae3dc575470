import { requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import { registryVehicle } from "@/lib/providers/plate-registry/port";
import { isoDateIn } from "@/lib/shared/dates";
import { writtenLanguage, type WrittenLanguage } from "@/lib/shared/languages";
import { promisedOnce } from "@/lib/shared/promised-once";
import { createTranslator } from "@/lib/shared/translator";
import { getMake, getModel } from "../models/queries";
import type { VehicleType } from "../models/rules";
import { findVersion } from "../queries/find-version";
import { workspaceType, type WorkspaceType } from "../tabs/rules";
import { viewOf } from "../view/rules";
import { isVintageVersion, monthDate, versionRowOf, yearOf } from "./rules";
import type { CnitAndDate, SelectedVehicle, StoredVersion, VersionDates, VersionRow } from "./schema";

const unregistered = registryVehicle.parse({});
const today = () => isoDateIn(new Date(), "Europe/Paris");

const versionsOfModel = catalogueStatement(
  "versions_of_model",
  (s) => `select v.ktype, v.name, v.litres::float8 as litres, v.ccm, v.kw, v.hp, v.p3, v.body,
      v.engine_codes as "engineCodes", v.from_ym as "fromYm", v.to_ym as "toYm", v.hmdnr
    from ${s}.vehicle v where v.model_id = $1
    order by case v.fuel when 'petrol' then 1 when 'diesel' then 2 else 3 end, v.fuel, v.litres, v.kw, v.name, v.from_ym, v.ktype`,
);

/** The versions of a model: petrol, diesel, then the others, each by size and power. */
export async function listVersions(actor: Actor, { modelId }: { modelId: number }): Promise<StoredVersion[]> {
  requireUser(actor);
  return readReplica<StoredVersion>(versionsOfModel(await liveCatalogue()), [modelId]);
}

interface TypedVersion {
  ktype: number;
  vtype: VehicleType;
  ntypnr: number | null;
}

const typesOfVersions = catalogueStatement(
  "types_of_versions",
  (s) => `select ktype, vtype, ntypnr from ${s}.vehicle where ktype = any($1::int[])`,
);

/** Whether versions are of cars, lorries or motorcycles; those that the catalogue does not know are left out. */
export async function listVersionTypes(
  actor: Actor,
  { ktypes }: { ktypes: readonly number[] },
): Promise<Map<number, WorkspaceType>> {
  requireUser(actor);
  if (ktypes.length === 0) return new Map();
  const rows = await readReplica<TypedVersion>(typesOfVersions(await liveCatalogue()), [ktypes]);
  return new Map(
    rows.map(({ ktype, vtype, ntypnr }) => [
      ktype,
      workspaceType({ vtype: vtype === "classic" ? "vl" : vtype, category: null, ntypnr }),
    ]),
  );
}

const translateFuels = async (locale: WrittenLanguage) =>
  createTranslator({ locale, messages: await textsOf(locale, "vehicles"), namespace: "fuels" });

const fuelNames = new Map<WrittenLanguage, ReturnType<typeof translateFuels>>();

function fuelNamesIn(lang: string): ReturnType<typeof translateFuels> {
  const written = writtenLanguage(lang);
  return promisedOnce(fuelNames, written, () => translateFuels(written));
}

interface OfNamedModel {
  lang: string;
  brand: string;
  model: string;
  vtypes: readonly VehicleType[];
}

/** The versions of a model by the names or numbers of make and model; 404 when either is unknown. */
export async function listVersionRows(
  actor: Actor,
  { lang, brand, model, vtypes }: OfNamedModel,
): Promise<VersionRow[]> {
  const make = await getMake(actor, { brand });
  const found = await getModel(actor, { makeId: make.id, vtypes, model });
  const versions = await listVersions(actor, { modelId: found.id });
  const names = { make: make.name, model: found.name, fuelName: await fuelNamesIn(lang) };
  return versions.map((version) => versionRowOf(version, names));
}

const datesOfVersion = catalogueStatement(
  "version_dates",
  (s) => `select vtype, from_ym as "fromYm", to_ym as "toYm", cnit from ${s}.vehicle where ktype = $1`,
);

async function findDates(ktype: number): Promise<VersionDates | null> {
  const [row] = await readReplica<VersionDates>(datesOfVersion(await liveCatalogue()), [ktype]);
  return row ?? null;
}

/** Whether every vehicle of the version is a vintage one; 404 for an unknown ktype. */
export async function getVintage(actor: Actor, ktype: number): Promise<{ ktype: number; vintage: boolean }> {
  requireUser(actor);
  const dates = await findDates(ktype);
  if (!dates) throw notFound();
  return { ktype, vintage: isVintageVersion(dates, today()) };
}

/** The type-approval codes (CNIT) of a version and the months between which it was built; 404 for an unknown ktype. */
export async function getCnitAndDate(actor: Actor, ktype: number): Promise<CnitAndDate> {
  requireUser(actor);
  const dates = await findDates(ktype);
  if (!dates) throw notFound();
  const { cnit, fromYm, toYm } = dates;
  return { cnit: cnit[0] ?? null, cnits: cnit, date: monthDate(fromYm), until: monthDate(toYm) };
}

/** The vehicle of a ktype for the selectors, with what its address is made of; null for an unknown ktype. */
export async function findSelectedVehicle(actor: Actor, ktype: number): Promise<SelectedVehicle | null> {
  requireRight(actor, "CarSelector", "StatsSelector");
  const [version, dates] = await Promise.all([findVersion(ktype), findDates(ktype)]);
  if (!version || !dates) return null;
  const { vtype, make, model, name, engineCodes } = version;
  const vintage = isVintageVersion(dates, today());
  const view = viewOf({ registered: null, version }, unregistered, today());
  return {
    ktype,
    vtype,
    make,
    model,
    version: name,
    engineCodes,
    yearFrom: yearOf(dates.fromYm),
    yearTo: yearOf(dates.toYm),
    vintage,
    vehicle: { ...view, derived: { ...view.derived, vintage } },
  };
}
