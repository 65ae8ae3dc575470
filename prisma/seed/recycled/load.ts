import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { Random } from "../catalogue/random";
import type { Vehicle } from "../catalogue/vehicles/vehicle";
import { builtFleet } from "../registry/built-fleet";
import { demoEngines } from "./demo";
import { readRecycledTables } from "./source";
import { drawUnit, gearboxesOf, Register, type Unit } from "./units";

/** The engine of which the demonstration shows four units and no more. */
const demoEngineId = 27;

/** How many engines and gearboxes lie in the yards for a version: more of the makes that one meets most. */
function countOf(vehicle: Vehicle): { engines: number; gearboxes: number } {
  const random = new Random(vehicle.ktype, 77);
  const units = vehicle.best ? random.int(2, 6) : random.int(0, 2);
  const gearboxes = Math.round(units * 0.5);
  const known = vehicle.engineId !== null && vehicle.engineId !== demoEngineId && vehicle.codes.length > 0;
  return { engines: known ? units : 0, gearboxes };
}

/** Every unit of the demonstration, the same ones for the same day's year. */
export function* recycledUnits(today: number): Generator<Unit> {
  const tables = readRecycledTables();
  const register = new Register();
  const { vehicles, makes } = builtFleet();
  const names = new Map(makes.map(({ id, name }) => [id, name]));
  yield* demoEngines(tables, today);
  for (const vehicle of vehicles) {
    if (vehicle.vtype !== "vl") continue;
    const make = names.get(vehicle.makeId) ?? "";
    const drawn = { tables, register, vehicle, make, today };
    const { engines, gearboxes } = countOf(vehicle);
    for (let nth = 0; nth < engines; nth++) yield drawUnit(drawn, null, nth);
    const types = gearboxesOf(tables, vehicle, make);
    for (let nth = 0; nth < gearboxes && types.length > 0; nth++)
      yield drawUnit(drawn, types[nth % types.length] ?? null, nth);
  }
}

function* unitLines(today: number): Generator<string> {
  const { vendors } = readRecycledTables();
  for (const unit of recycledUnits(today)) {
    const vendor = vendors[unit.vendor];
    const place = vendor ? `${vendor.town} (${vendor.department})` : "";
    yield line(
      ...[unit.kind, vendor?.name ?? "", place, vendor?.agrement ?? "", unit.policeNumber, unit.makerReference],
      ...[unit.make, unit.model, unit.version, unit.year, unit.km, unit.guaranteeMonths, unit.rack, unit.priceCents],
      ...[unit.comment, unit.state, unit.engineId, unit.engineFamily, unit.engineCodes, unit.gearboxReference],
      ...[unit.gearboxCode, unit.automatic, unit.remark, unit.photos],
    );
  }
}

function* versionLines(): Generator<string> {
  const tables = readRecycledTables();
  const { vehicles, makes } = builtFleet();
  const names = new Map(makes.map(({ id, name }) => [id, name]));
  for (const vehicle of vehicles)
    if (vehicle.vtype === "vl")
      yield line(vehicle.ktype, vehicle.engineId, gearboxesOf(tables, vehicle, names.get(vehicle.makeId) ?? ""));
}

const columns = `kind, vendor, vendor_place, approval, police_number, maker_reference, make, model, version, vehicle_year, km,
  guarantee_months, rack, price_cents, comment, state, engine_id, engine_family, engine_codes, gearbox_reference, gearbox_code,
  automatic, remark, photos`;

/** Fills the recycled units of the demonstration. Answers their number. */
export async function loadRecycledUnits(
  client: pg.Client,
  { referenceDay }: { referenceDay: string },
): Promise<number> {
  const sink = copySink(client, { freeze: false });
  const count = await sink.write("recycled_unit", columns, unitLines(Number(referenceDay.slice(0, 4))));
  await sink.write("recycled_version", "ktype, engine_id, gearboxes", versionLines());
  await client.query("analyze recycled_unit, recycled_version");
  return count;
}
