import { requireRight, type Actor } from "@/lib/platform/actor";
import { invalid, notFound } from "@/lib/platform/problems";
import { registryVehicle, type RegistryVehicle } from "@/lib/providers/plate-registry/port";
import { isoDateIn } from "@/lib/shared/dates";
import { applyCorrections } from "../corrections/queries";
import { findKtypeOfMid } from "../numbers/queries";
import type { VehicleView } from "../schema";
import { readSearch, searchRules, type SearchField } from "../search/rules";
import { viewOf, type KnownVehicle } from "../view/rules";
import { askRegistry, askVinRegistry } from "./ask-registry";
import { findVersion, listVersionsBy, type VersionKey } from "./find-version";

const unknown = registryVehicle.parse({});

async function versionsBy(key: VersionKey, value: string | number): Promise<KnownVehicle[]> {
  return (await listVersionsBy(key, value)).map((version) => ({ registered: null, version }));
}

/** How each field finds what is known of its vehicles. */
const finders: Record<SearchField, (key: string, actor: Actor) => Promise<KnownVehicle[]>> = {
  immat: (plate) => registered(askRegistry((registry) => registry.byPlate("FR", plate))),
  swissPlate: (plate) => registered(askRegistry((registry) => registry.byPlate("CH", plate))),
  targa: (plate) => registered(askRegistry((registry) => registry.byPlate("IT", plate))),
  vin: (vin) => registered(askVinRegistry(vin)),
  vehiculeTechnique: (code) => versionsBy("typeCode", code),
  ktype: (ktype) => versionsBy("ktype", Number(ktype)),
  ntypnr: (ntypnr) => versionsBy("ntypnr", Number(ntypnr)),
  ebayMoto: (id) => versionsBy("ebayMoto", id),
  MID: async (mid, actor) => {
    const ktype = await findKtypeOfMid(actor, { mid });
    return ktype === null ? [] : versionsBy("ktype", ktype);
  },
};
const several: ReadonlySet<SearchField> = new Set(["swissPlate", "vehiculeTechnique", "ntypnr", "ebayMoto"]);

export interface VehicleSearch {
  field: SearchField;
  value: string;
}

/**
 * The vehicles that an identifier names: several for a Swiss plate or a type code, else one at most. Throws 400 for a
 * malformed identifier, 503 when the registry is out of reach.
 */
export async function listVehicles(actor: Actor, { field, value }: VehicleSearch): Promise<VehicleView[]> {
  const { needs } = searchRules[field];
  requireRight(actor, ...(needs ? [needs] : (["CarIdentifier", "v2", "v3", "Diag"] as const)));
  const reading = readSearch(field, value);
  if (reading.outcome !== "read") throw malformed(field, reading.outcome === "malformed" ? reading.corrections : []);
  const found = await finders[field](reading.key, actor);
  const known = several.has(field) ? found : found.slice(0, 1);
  const today = isoDateIn(new Date(), "Europe/Paris");
  return Promise.all(known.map(async (one) => viewOf(await applyCorrections(actor, one), unknown, today)));
}

/** The vehicle that an identifier names, the first of several, or null. */
export async function findVehicle(actor: Actor, search: VehicleSearch): Promise<VehicleView | null> {
  const [vehicle] = await listVehicles(actor, search);
  return vehicle ?? null;
}

/** The vehicle of a ktype as the catalogue knows it; 404 when it knows none. */
export async function getVehicleByKtype(actor: Actor, ktype: number): Promise<VehicleView> {
  const vehicle = await findVehicle(actor, { field: "ktype", value: String(ktype) });
  if (!vehicle) throw notFound();
  return vehicle;
}

/** The vehicle of a VIN, or the version of a ktype, for the catalogue of its maker; null where nobody knows it, 400 for no VIN. */
export async function findMakersVehicle(
  actor: Actor,
  asked: { vin: string } | { ktype: number },
): Promise<VehicleView | null> {
  requireRight(actor, "OEM", "OESelector", "OEMFamily");
  const [field, value] = "vin" in asked ? (["vin", asked.vin] as const) : (["ktype", String(asked.ktype)] as const);
  const reading = readSearch(field, value);
  if (reading.outcome !== "read") throw malformed(field, reading.outcome === "malformed" ? reading.corrections : []);
  const [found] = await finders[field](reading.key, actor);
  const today = isoDateIn(new Date(), "Europe/Paris");
  return found ? viewOf(await applyCorrections(actor, found), unknown, today) : null;
}

async function registered(asked: Promise<RegistryVehicle[]>): Promise<KnownVehicle[]> {
  return Promise.all(
    (await asked).map(async (one) => ({
      registered: one,
      version: one.ktype === null ? null : await findVersion(one.ktype),
    })),
  );
}

const malformed = (field: SearchField, corrections: string[]) =>
  invalid(`malformed-${field}`, "The identifier is malformed.", { corrections });
