import { importSource } from "./import-source.mjs";

/** Every right's name, read from the one list that the product itself uses. */
export async function rightNames() {
  const { rights } = await importSource("lib/shared/rights.ts");
  return rights;
}
