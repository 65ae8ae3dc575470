import type pg from "pg";
import { registryVehicle } from "@/lib/providers/plate-registry/port";
import { copySink } from "../catalogue/copy/sink";
import { line } from "../catalogue/copy/line";
import { DEMO_VEHICLES } from "./demo";
import { fleetVehicles } from "./fleet";
import { specialVehicles } from "./special";

function* lines(): Generator<string> {
  let id = 0;
  for (const registration of [...DEMO_VEHICLES, ...fleetVehicles(), ...specialVehicles()]) {
    const record = registryVehicle.parse(registration);
    id += 1;
    yield line(id, record.country, record.plate, record.vin, record.ktype, record.ntypnr, JSON.stringify(record));
  }
}

/** Fills the embedded registry: the named vehicles of the demonstration and the fleets around them. Answers their number. */
export async function loadRegistry(client: pg.Client): Promise<number> {
  await client.query("truncate registry.vehicle");
  return copySink(client, { freeze: false }).write(
    "registry.vehicle",
    "id, country, plate, vin, ktype, ntypnr, record",
    lines(),
  );
}
