import { makeHttpSource } from "@/lib/providers/http";
import { whenNotFound } from "@/lib/providers/http/failure";
import { readFieldNames } from "@/lib/providers/http/field-reader";
import type { PlateRegistry, RegistryCountry, RegistryVehicle } from "../port";
import { mapVehicle } from "./map";
import { fieldNames, payload } from "./payload";

export interface HttpRegistrySettings {
  /** In logs and failures, and in capitals in the names of its variables. */
  name: "plate-registry" | "vin-registry";
  url: string;
  key: string;
  keyHeader: string;
  /** JSON of our field names to the service's own, or empty. */
  fields: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const keepMs = 10 * 60_000;
const accepts = (body: unknown): boolean => payload.safeParse(body).success;

/**
 * A registry reached by HTTP: GET {url}?country=FR&plate=AB123CD or ?vin=...; 404 or an empty list is no vehicle.
 * Answers are kept for ten minutes, a 404 for an hour, failures never. Such services complete nothing.
 */
export function makeHttpRegistry(settings: HttpRegistrySettings): PlateRegistry {
  const { name, url, key, keyHeader, timeoutMs, allowPrivateAddresses = false } = settings;
  const variable = `ETABLI_${settings.name.toUpperCase().replace("-", "_")}_FIELDS`;
  const told = { variable, example: '{"vin":"chassisNumber"}' };
  const own = readFieldNames(told, settings.fields, fieldNames.parse);
  const headers: Record<string, string> = key ? { [keyHeader]: key } : {};
  const get = makeHttpSource({ name, keepMs, headers, accepts, timeoutMs, allowPrivateAddresses });

  async function ask(question: Record<string, string>, country: RegistryCountry | null): Promise<RegistryVehicle[]> {
    const address = new URL(url);
    for (const [parameter, text] of Object.entries(question)) address.searchParams.set(parameter, text);
    const records = payload.parse(await get(address.href).catch(whenNotFound([])));
    return records.map((record) => mapVehicle(record, country, own)).filter(({ vin, plate }) => vin ?? plate);
  }

  return {
    byPlate: (country, compact) => ask({ country, plate: compact }, country),
    byVin: (vin) => ask({ vin }, null),
    beginning: () => Promise.resolve([]),
  };
}
