import { makeHttpSource } from "@/lib/providers/http";
import { ProviderFailure } from "@/lib/providers/http/failure";
import type { PlateRegistry, RegistryCountry, RegistryVehicle } from "../port";
import { mapVehicle } from "./map";
import { fieldNames, payload } from "./payload";

export interface HttpRegistrySettings {
  url: string;
  key: string;
  keyHeader: string;
  /** JSON of our field names to the service's own, or empty. */
  fields: string;
  allowPrivateAddresses?: boolean;
}

const name = "plate-registry";
const keepMs = 10 * 60_000;

/** A registry reached by HTTP: GET {url}?country=FR&plate=AB123CD or ?vin=...; 404 or an empty list is no vehicle. */
export function makeHttpRegistry(settings: HttpRegistrySettings): PlateRegistry {
  const { url, key, keyHeader, allowPrivateAddresses = false } = settings;
  const own = readFieldNames(settings.fields);
  const headers: Record<string, string> = key ? { [keyHeader]: key } : {};
  const get = makeHttpSource({ name, keepMs, headers, allowPrivateAddresses });

  async function ask(question: Record<string, string>, country: RegistryCountry | null): Promise<RegistryVehicle[]> {
    const address = new URL(url);
    for (const [parameter, text] of Object.entries(question)) address.searchParams.set(parameter, text);
    const answer = await get(address.href).catch(noneWhenNotFound);
    const records = payload.safeParse(answer);
    if (!records.success) throw new ProviderFailure("bad data", name, "the answer has another shape");
    return records.data.map((record) => mapVehicle(record, country, own)).filter(({ vin, plate }) => vin ?? plate);
  }

  return {
    byPlate: (country, compact) => ask({ country, plate: compact }, country),
    byVin: (vin) => ask({ vin }, null),
  };
}

function noneWhenNotFound(error: unknown): unknown {
  if (error instanceof ProviderFailure && error.kind === "not found") return [];
  throw error;
}

function readFieldNames(json: string): Record<string, string> {
  if (!json) return {};
  try {
    return fieldNames.parse(JSON.parse(json));
  } catch (cause) {
    throw new Error('ETABLI_PLATE_REGISTRY_FIELDS must be JSON such as {"vin":"chassisNumber"}.', { cause });
  }
}
