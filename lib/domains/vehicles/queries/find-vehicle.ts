import { requireRight, type Actor } from "@/lib/platform/actor";
import { invalid, notFound } from "@/lib/platform/problems";
import { registryVehicle, type RegistryVehicle } from "@/lib/providers/plate-registry/port";
import { isoDateIn } from "@/lib/shared/dates";
import { applyCorrections } from "../corrections/queries/apply-corrections";
import type { VehicleView } from "../schema";
import { readSearch, type SearchField } from "../search/rules";
import { viewOf, type KnownVehicle } from "../view/rules";
import { askRegistry, askVinRegistry } from "./ask-registry";
import { findVersion } from "./find-version";

const unknown = registryVehicle.parse({});

/** How each field finds what is known of a vehicle; null when there is none. */
const finders: Record<SearchField, (key: string) => Promise<KnownVehicle | null>> = {
  immat: (plate) => registered(askRegistry((registry) => registry.byPlate("FR", plate))),
  vin: (vin) => registered(askVinRegistry(vin)),
  ktype: async (ktype) => {
    const version = await findVersion(Number(ktype));
    return version && { registered: null, version };
  },
};

/** The vehicle that an identifier names, or null. Throws 400 for a malformed identifier, 503 when the registry is out of reach. */
export async function findVehicle(
  actor: Actor,
  search: { field: SearchField; value: string },
): Promise<VehicleView | null> {
  requireRight(actor, "CarIdentifier", "v2", "v3", "Diag");
  const reading = readSearch(search.field, search.value);
  if (reading.outcome !== "read")
    throw malformed(search.field, reading.outcome === "malformed" ? reading.corrections : []);
  const known = await finders[search.field](reading.key);
  return known && viewOf(await applyCorrections(actor, known), unknown, isoDateIn(new Date(), "Europe/Paris"));
}

/** The vehicle of a ktype as the catalogue knows it; 404 when it knows none. */
export async function getVehicleByKtype(actor: Actor, ktype: number): Promise<VehicleView> {
  const vehicle = await findVehicle(actor, { field: "ktype", value: String(ktype) });
  if (!vehicle) throw notFound();
  return vehicle;
}

async function registered(asked: Promise<RegistryVehicle[]>): Promise<KnownVehicle | null> {
  const [first] = await asked;
  if (!first) return null;
  return { registered: first, version: first.ktype === null ? null : await findVersion(first.ktype) };
}

const malformed = (field: SearchField, corrections: string[]) =>
  invalid(`malformed-${field}`, "The identifier is malformed.", { corrections });
