import type { LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import { vehicleKey } from "@/lib/domains/cart/rules";
import { findRegisteredVehicle } from "@/lib/domains/customers/queries/find-registered-vehicle";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { QuoteVehicle } from "@/lib/providers/documents/port";
import { normalisePlate } from "@/lib/shared/plate";
import type { NewQuoteInput } from "../schema";

const mileage = {
  name: "quote_mileage",
  text: "select mileage_km as km from customer_vehicle where company_id = $1 and plate = $2 and mileage_km is not null limit 1",
};

interface Question {
  vehicleData: NewQuoteInput["vehicleData"];
  lines: readonly LineToQuote[];
}

/** The vehicle of a quote: the one that is named, else the only one of the lines; null when they are for several or none. */
export async function findQuoteVehicle(actor: Actor, { vehicleData, lines }: Question): Promise<QuoteVehicle | null> {
  requireUser(actor);
  const named = { vin: vehicleData?.Codif_Vin_PRF, plate: vehicleData?.Immat_SIV };
  const keys = new Set(lines.map(vehicleKey).filter((key) => key !== null));
  const [line] = lines.filter((one) => vehicleKey(one) !== null);
  const wanted = named.vin || named.plate ? named : keys.size === 1 ? (line ?? {}) : {};
  const view = await findRegisteredVehicle(actor, wanted);
  if (!view) return described(vehicleData);
  const { record, plate } = view;
  return {
    make: record.make ?? "",
    model: record.model ?? "",
    version: record.version,
    plate,
    vin: record.vin,
    mileageKm: await findMileage(actor, plate),
    firstRegistration: record.firstRegistration,
  };
}

function described(data: NewQuoteInput["vehicleData"]): QuoteVehicle | null {
  if (!data?.Marque) return null;
  const { Marque: make, Version: version, Immat_SIV: plate, Codif_Vin_PRF: vin } = data;
  return { make, model: data["Modèle"] ?? "", version, plate, vin };
}

async function findMileage(actor: Actor, plate: string | null): Promise<number | null> {
  if (!plate) return null;
  const [row] = await read<{ km: number }>(mileage, [companyOf(actor), normalisePlate(plate)]);
  return row?.km ?? null;
}
