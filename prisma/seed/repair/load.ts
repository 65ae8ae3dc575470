import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { readSource } from "../catalogue/source";
import { SizeClasses } from "../catalogue/sizes/size-class";
import { builtFleet } from "../registry/built-fleet";
import { airConditioningOf } from "./air-conditioning";
import { batteryOf } from "./battery";
import { brakesOf } from "./brakes";
import { servicesOf } from "./revision";
import type { Subject } from "./subject";
import { readRepairTables } from "./tables";
import { Documents } from "./documents";

/** The cars of the demonstration that have a MID: repair data are told of them alone. */
export function* subjects(): Generator<Subject & { mid: string }> {
  const source = readSource();
  const classes = new SizeClasses(source.sizes);
  const vehicles = new Map(builtFleet().vehicles.map((vehicle) => [vehicle.ktype, vehicle]));
  for (const version of source.versions) {
    const vehicle = vehicles.get(1_000_000 + version.id);
    if (!vehicle?.mid || vehicle.vtype !== "vl") continue;
    const { make, model, generation, kw, yearFromEst: yearFrom } = version;
    const sized = { make, model, generation, kw, yearFrom, modelFrom: vehicle.modelFrom };
    const place = classes.placeOf({ ...sized, diesel: vehicle.burns === "diesel", electric: version.p3 === "EL" });
    if (place) yield { version, vehicle, place, mid: vehicle.mid };
  }
}

function* vehicleLines(documents: Documents): Generator<string> {
  const { brakes, air, battery, services } = readRepairTables();
  for (const subject of subjects()) {
    const { mid, vehicle } = subject;
    const recharge = documents.idOf("air", airConditioningOf(air, subject, false));
    yield line(
      ...[mid, vehicle.ktype, documents.idOf("brakes", brakesOf(brakes, subject)), recharge],
      recharge && documents.idOf("air", airConditioningOf(air, subject, true)),
      documents.idOf("battery", batteryOf(battery, subject)),
      servicesOf(services, subject).map((one) => documents.idOfService(one)),
    );
  }
}

/** A Golf whose diagnostics are not opened, so that this end is seen too. */
const locked = ["WVWZZZAUZGW123456", "no vehicle interface answers"];

/** Fifty vehicles of which everything is told, of as many models as can be, the same ones every time. */
const examples = `insert into repair.example (number, mid)
  select row_number() over (order by md5(mid)) - 1, mid from (
    select distinct on (service_brakes) mid from repair.vehicle
    where service_brakes is not null and ac_recharge is not null and battery_replacement is not null
    order by service_brakes, mid) one order by md5(mid) limit 50`;

/** Fills the embedded repair data of the demonstration. Answers the number of vehicles of which something is told. */
export async function loadRepairData(client: pg.Client): Promise<number> {
  await client.query(
    "truncate repair.vehicle, repair.document, repair.service, repair.text, repair.session_refusal, repair.example",
  );
  const documents = new Documents();
  const sink = copySink(client, { freeze: false });
  const columns = "mid, ktype, service_brakes, ac_recharge, ac_recharge_2017, battery_replacement, services";
  const count = await sink.write("repair.vehicle", columns, vehicleLines(documents));
  await sink.write("repair.document", "id, language, body", documents.lines());
  await sink.write("repair.service", "id, language, service_id, head, operations", documents.serviceLines());
  await sink.write("repair.text", "language, id, text", documents.textLines());
  await client.query("insert into repair.session_refusal (vin, reason) values ($1, $2)", locked);
  await client.query(examples);
  await client.query("analyze repair.vehicle, repair.document, repair.service, repair.text");
  return count;
}
