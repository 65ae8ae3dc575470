import { read, type Statement } from "@/lib/platform/db";
import { registryVehicle, type KnownIdentifier, type PlateRegistry } from "./port";

const byPlate = {
  name: "registry_by_plate",
  text: "select record from registry.vehicle where country = $1 and plate = $2 order by id",
};
const byVin = { name: "registry_by_vin", text: "select record from registry.vehicle where vin = $1 order by id" };

const known = "record->>'make' as make, record->>'model' as model, record->>'version' as version, ktype";
const vinsBeginning = {
  name: "registry_vins_beginning",
  text: `select vin as value, ${known} from registry.vehicle where vin >= $1 and vin < $1 || '~' order by vin limit $2`,
};
const platesBeginning = {
  name: "registry_plates_beginning",
  text: `select plate as value, ${known} from registry.vehicle
    where country = $3 and plate >= $1 and plate < $1 || '~' order by plate limit $2`,
};

async function records(statement: Statement, values: string[]) {
  const rows = await read<{ record: unknown }>(statement, values);
  return rows.map(({ record }) => registryVehicle.parse(record));
}

/** The registry of a fresh installation: its own table, no key needed. */
export const embeddedRegistry: PlateRegistry = {
  byPlate: (country, compact) => records(byPlate, [country, compact]),
  byVin: (vin) => records(byVin, [vin]),
  beginning: (of, start, most) =>
    of === "vin"
      ? read<KnownIdentifier>(vinsBeginning, [start, most])
      : read<KnownIdentifier>(platesBeginning, [start, most, of]),
};
