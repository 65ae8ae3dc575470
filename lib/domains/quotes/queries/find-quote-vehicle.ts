import type { LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import { vehicleKey } from "@/lib/domains/cart/rules";
import { findMileage } from "@/lib/domains/customers/queries/find-mileage";
import { findRegisteredVehicle } from "@/lib/domains/customers/queries/find-registered-vehicle";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { QuoteVehicle } from "@/lib/providers/documents/port";
import type { NewQuoteInput } from "../schema";

interface Question {
  vehicleData: NewQuoteInput["vehicleData"];
  lines: readonly Pick<LineToQuote, "vin" | "plate" | "ktype">[];
}

/** The vehicle of a quote: the one that is named, else the only one of the lines; null when they are for several or none. */
export async function findQuoteVehicle(actor: Actor, { vehicleData, lines }: Question): Promise<QuoteVehicle | null> {
  requireRight(actor, "cart");
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
    mileageKm: plate ? await findMileage(actor, { plate }) : null,
    firstRegistration: record.firstRegistration,
  };
}

function described(data: NewQuoteInput["vehicleData"]): QuoteVehicle | null {
  if (!data?.Marque) return null;
  const { Marque: make, Version: version, Immat_SIV: plate, Codif_Vin_PRF: vin } = data;
  return { make, model: data["Modèle"] ?? "", version, plate, vin };
}
