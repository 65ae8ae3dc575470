import { makeHttpSource } from "@/lib/providers/http";
import { whenNotFound } from "@/lib/providers/http/failure";
import type { SupplierStore } from "../port";
import { mapItem, mapTree } from "./map";
import { itemsPayload, treePayload } from "./payload";

export interface HttpStoreSettings {
  url: string;
  key: string;
  keyHeader: string;
  timeoutMs?: number;
  allowPrivateAddresses?: boolean;
}

const keepMs = 10 * 60_000;
const accepts = (body: unknown): boolean => treePayload.safeParse(body).success || itemsPayload.safeParse(body).success;

/**
 * A supplier's store reached by HTTP: GET {url} answers the tree, {url}?categories=1,2 and {url}?refs=A,B answer goods; 404
 * is none. Lists are kept for ten minutes; what is bought is asked anew every time.
 */
export function makeHttpStore(settings: HttpStoreSettings): SupplierStore {
  const { url, key, keyHeader, timeoutMs = 4000, allowPrivateAddresses = false } = settings;
  const headers: Record<string, string> = key ? { [keyHeader]: key } : {};
  const source = {
    name: "supplier-store",
    headers,
    accepts,
    timeoutMs,
    totalMs: timeoutMs * 1.5,
    allowPrivateAddresses,
  };
  const [browse, ask] = [makeHttpSource({ ...source, keepMs }), makeHttpSource({ ...source, keepNotFoundMs: 0 })];

  const itemsOf = async (get: typeof ask, name: string, values: readonly (number | string)[]) => {
    if (values.length === 0) return [];
    const address = new URL(url);
    address.searchParams.set(name, values.join(","));
    return itemsPayload.parse(await get(address.href).catch(whenNotFound([]))).map(mapItem);
  };
  return {
    tree: async () => mapTree(treePayload.parse(await browse(url).catch(whenNotFound([])))),
    items: (categoryIds) => itemsOf(browse, "categories", categoryIds),
    find: (refs) => itemsOf(ask, "refs", refs),
  };
}
