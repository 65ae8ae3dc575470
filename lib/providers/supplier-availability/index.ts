import { embeddedSuppliers } from "./embedded";
import { ownStockSupplier } from "./own-stock/embedded";
import type { SupplierAdapter } from "./port";

/** Every supplier of this installation, the own stock first, then by rank. */
export async function supplierAdapters(): Promise<SupplierAdapter[]> {
  return [ownStockSupplier, ...(await embeddedSuppliers())];
}
