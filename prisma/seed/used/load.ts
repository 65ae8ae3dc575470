import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { plainText } from "@/lib/shared/fold";
import { generateUsed, type UsedVehicle } from "./generate";

const columns = `id, ktype, make, model, version, make_plain, model_plain, class, body, fuel, gearbox, kw, first_registration, km, price_cents,
  currency, colour, owners, inspection, warranty_months, options, seller`;

function fuelOf({ version, vehicle }: UsedVehicle): string {
  if (vehicle.burns === "nothing") return "electric";
  if (vehicle.plugIn) return "plugIn";
  if (["EH", "GH"].includes(version.p3)) return "hybrid";
  return vehicle.burns === "diesel" ? "diesel" : "petrol";
}

function* lines(listings: readonly UsedVehicle[]): Generator<string> {
  for (const [at, one] of listings.entries()) {
    const { version, vehicle } = one;
    yield line(
      ...[at + 1, vehicle.ktype, version.make, version.model, vehicle.name],
      ...[plainText(version.make), plainText(`${version.model} ${vehicle.name}`), one.class, one.body, fuelOf(one)],
      ...[one.gearbox, version.kw, one.registered, one.km, one.priceCents, "CHF", one.colour],
      ...[one.owners, one.inspection, one.warrantyMonths],
      ...[JSON.stringify(one.options.map(([fr, en]) => ({ fr, en }))), one.seller],
    );
  }
}

/** Fills the used vehicles anew; more than the demonstration's six hundred to measure. Answers their number. */
export async function loadUsedVehicles(client: pg.Client, count = 600): Promise<number> {
  await client.query("truncate yard.vehicle, yard.kind, yard.naming");
  const written = await copySink(client, { freeze: false }).write("yard.vehicle", columns, lines(generateUsed(count)));
  await client.query("analyze yard.vehicle, yard.kind, yard.naming");
  return written;
}
