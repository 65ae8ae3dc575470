import { read, type Statement } from "@/lib/platform/db";
import { registryVehicle, type PlateRegistry } from "./port";

const byPlate = {
  name: "registry_by_plate",
  text: "select record from registry.vehicle where country = $1 and plate = $2 order by id",
};
const byVin = { name: "registry_by_vin", text: "select record from registry.vehicle where vin = $1 order by id" };

async function records(statement: Statement, values: string[]) {
  const rows = await read<{ record: unknown }>(statement, values);
  return rows.map(({ record }) => registryVehicle.parse(record));
}

/** The registry of a fresh installation: its own table, no key needed. */
export const embeddedRegistry: PlateRegistry = {
  byPlate: (country, compact) => records(byPlate, [country, compact]),
  byVin: (vin) => records(byVin, [vin]),
};
