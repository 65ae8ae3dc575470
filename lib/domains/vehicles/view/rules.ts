import { ageBetween, yearMonth } from "@/lib/shared/dates";
import type { RegistryVehicle } from "@/lib/providers/plate-registry/port";
import { co2Class, critAir, euroNorm, fuelGroup } from "../emissions/rules";
import { dayParts, fieldAliases, vehicleFields } from "../record";
import { hand, horsepower, isVintage, kilowatts, litresOf, ownerKind, testDue, vehicleCategory } from "../rules";
import type { VehicleCategory } from "../rules";
import type {
  CatalogueVersion,
  DerivedValues,
  VehicleAnswer,
  VehicleFacts,
  VehicleRecord,
  VehicleView,
} from "../schema";
import { displayPlate } from "../search/rules";

/** What is known of one vehicle: its registration, the catalogue's version of its ktype, or both. */
export interface KnownVehicle {
  registered: RegistryVehicle | null;
  version: CatalogueVersion | null;
}

/** The vehicle as the screens show it on a day (ISO). What nobody states stays null. */
export function viewOf(known: KnownVehicle, empty: RegistryVehicle, today: string): VehicleView {
  const record = recordOf(known, empty);
  const label = labelOf(known, record);
  const facts = getVehicleFacts(known, record, label);
  const plate = displayPlate(record.plate, record.country);
  const built = known.version && { fromYm: known.version.fromYm, toYm: known.version.toYm };
  return { label, built, plate, record, derived: derive(known, record, today), facts };
}

/** The registry's own values go first; the catalogue fills what it leaves open. */
function recordOf({ registered, version }: KnownVehicle, empty: RegistryVehicle): VehicleRecord {
  const { equipment: _, ...own } = registered ?? empty;
  if (!version) return own;
  const [engineCode, ...others] = version.engineCodes;
  return {
    ...own,
    make: own.make ?? version.make,
    model: own.model ?? version.model,
    version: own.version ?? version.name,
    energy: own.energy ?? version.p3,
    ccm: own.ccm ?? version.ccm,
    kw: own.kw ?? version.kw,
    hp: own.hp ?? version.hp,
    fiscalHp: own.fiscalHp ?? version.fiscalHp,
    cylinders: own.cylinders ?? version.cylinders,
    co2: own.co2 ?? version.co2,
    engineCode: own.engineCode ?? (engineCode && others.length === 0 ? engineCode : null),
    gearbox: own.gearbox ?? gearboxOf(version.gearbox),
    ktype: version.ktype,
    ntypnr: own.ntypnr ?? version.ntypnr,
    mid: own.mid ?? version.mid,
    hmdnr: own.hmdnr ?? version.hmdnr,
    kromedaId: own.kromedaId ?? version.kromedaId,
  };
}

/** "M5 A6" was sold with both gearboxes: which one this vehicle has is then unknown. */
export function gearboxOf(text: string | null): "manual" | "automatic" | null {
  const kinds = new Set((text ?? "").match(/[A-Za-z]+/g)?.map((word) => (/^m/i.test(word) ? "manual" : "automatic")));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? kind : null;
}

function labelOf({ version }: KnownVehicle, record: VehicleRecord): string {
  if (version) return labelOfVersion(version.make, version.model, version.name);
  return labelOfVersion(record.make, record.model, record.version);
}

/** Make, model and version once each: "Renault Clio III 1.5 dCi 85", "Citroën DS 21". */
export function labelOfVersion(make: string | null, model: string | null, name: string | null): string {
  const words = model && name?.startsWith(`${model} `) ? [make, name] : [make, model, name];
  return words.filter(Boolean).join(" ");
}

function categoryOf({ version }: KnownVehicle, record: VehicleRecord): VehicleCategory | null {
  if (record.genre) return vehicleCategory(record.genre);
  if (version?.vtype === "motos") return "MOTO";
  return version?.vtype === "pl" ? "PL" : null;
}

function derive(known: KnownVehicle, record: VehicleRecord, today: string): DerivedValues {
  const { firstRegistration, certificateDate, energy: p3 } = record;
  const category = categoryOf(known, record);
  const euro = euroNorm({ category, firstRegistration, v9: record.euro });
  const kw = kilowatts(record);
  return {
    category,
    fuel: fuelGroup(p3),
    owner: known.registered && ownerKind(record.siren),
    hand: hand({ firstRegistration, certificateDate }),
    age: ageBetween(firstRegistration, today),
    euro,
    critAir: critAir({ category, p3, firstRegistration, euro: euro?.source === "v9" ? euro.norm : null }),
    co2Class: co2Class(record.co2),
    test: testDue({ category, firstRegistration, today }),
    litres: litresOf(record.ccm),
    kw,
    hp: record.hp ?? horsepower(kw),
    vintage: isVintage({ firstRegistration, today }),
  };
}

const unequipped = { brakeSystem: null, frontDiscMm: null, rearDiscMm: null, rearDrumMm: null };

/** What decides which parts fit; null without a ktype. */
export function getVehicleFacts(
  { registered, version }: KnownVehicle,
  record: VehicleRecord,
  label: string,
): VehicleFacts | null {
  if (record.ktype === null) return null;
  const { brakeSystem, frontDiscMm, rearDiscMm, rearDrumMm } = registered?.equipment ?? unequipped;
  const euro = euroNorm({
    category: categoryOf({ registered, version }, record),
    firstRegistration: null,
    v9: record.euro,
  });
  return {
    ktype: record.ktype,
    vtype: version?.vtype === "motos" || version?.vtype === "pl" ? version.vtype : "vl",
    engineCode: record.engineCode,
    firstRegistrationYm: yearMonth(record.firstRegistration),
    vin: record.vin,
    gearbox: record.gearbox,
    grossKg: record.grossKg,
    brakeSystem,
    frontDiscMm,
    rearDiscMm,
    rearDrumMm,
    cylinders: record.cylinders,
    euro: euro ? `Euro ${euro.norm}` : null,
    label,
    plate: displayPlate(record.plate, record.country),
  };
}

/** The answer of a look-up call, under the specification's field names; `others` are named by the same identifier. */
export function answerOf({ record, plate, label, derived }: VehicleView, others: VehicleView[] = []): VehicleAnswer {
  const answer: VehicleAnswer = { label, derived };
  for (const { name, key } of vehicleFields) answer[name] = key === "plate" ? plate : record[key];
  for (const [name, key] of fieldAliases) answer[name] = record[key];
  for (const [name, key, part] of dayParts) answer[name] = Number(record[key]?.split("-")[part]) || null;
  const further = others.flatMap(({ facts, label }) => (facts ? [{ ktype: facts.ktype, label }] : []));
  if (further.length > 0) answer.others = further;
  return answer;
}
