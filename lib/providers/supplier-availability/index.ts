import { env } from "@/lib/platform/env";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { embeddedSuppliers } from "./embedded";
import { knownArticles } from "./embedded-articles";
import { makeHttpSupplier } from "./http/client";
import { readSupplierSettings } from "./http/settings";
import { ownStockSupplier } from "./embedded-own-stock";
import type { SupplierAdapter } from "./port";

const firstFreeRank = 100;

/** The suppliers that ETABLI_SUPPLIERS names, made once: their breakers must remember. */
const httpSuppliers = (): SupplierAdapter[] =>
  oncePerProcess("http-suppliers", () =>
    readSupplierSettings(env().ETABLI_SUPPLIERS).map((settings, at) => {
      const { code, name, rank = firstFreeRank + at } = settings;
      return makeHttpSupplier({ ...settings, supplier: { code, name, rank }, articlesOf: knownArticles });
    }),
  );

/** Every supplier of this installation, the own stock first; a configured one takes the place of an embedded one of its code. */
export async function supplierAdapters(): Promise<SupplierAdapter[]> {
  const outside = httpSuppliers();
  const codes = new Set(outside.map(({ supplier }) => supplier.code));
  const embedded = (await embeddedSuppliers()).filter(({ supplier }) => !codes.has(supplier.code));
  return [ownStockSupplier, ...embedded, ...outside];
}
