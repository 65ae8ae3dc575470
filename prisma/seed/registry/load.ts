import type pg from "pg";
import { registryVehicle } from "@/lib/providers/plate-registry/port";
import { copySink } from "@/lib/import/copy/sink";
import { line } from "@/lib/import/copy/line";
import { registeredCompanies, wordsOf } from "./companies";
import { DEMO_VEHICLES } from "./demo";
import { equipped } from "./equipment";
import { fleetVehicles } from "./fleet";
import { specialVehicles } from "./special";

function* lines(): Generator<string> {
  let id = 0;
  for (const registration of [...equipped(DEMO_VEHICLES), ...fleetVehicles(), ...specialVehicles()]) {
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

/** Fills the embedded register of companies. */
export async function loadCompanies(client: pg.Client): Promise<void> {
  const insert = `insert into registry.company (siren, siret, name, words, legal_form, address, postal_code, city, naf, active)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`;
  for (const { siren, siret, name, legalForm, address, postalCode, city, naf, active } of registeredCompanies)
    await client.query(insert, [siren, siret, name, wordsOf(name), legalForm, address, postalCode, city, naf, active]);
}
