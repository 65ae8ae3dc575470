import type { VehicleStockItem } from "./schema";

type Found = Omit<VehicleStockItem, "recommandé"> & { fits: boolean };

const sourceRanks = { local: 0, reparcar: 1 } as const;

/** What there is of each type, the first of them recommended: what surely fits, the own stock before others, then the price. */
export function arrangeStock(found: readonly Found[]): VehicleStockItem[] {
  const sorted = found.toSorted(
    (one, other) =>
      one.type.localeCompare(other.type) ||
      Number(other.fits) - Number(one.fits) ||
      sourceRanks[one.provenance] - sourceRanks[other.provenance] ||
      one.prixVente - other.prixVente ||
      one.id.localeCompare(other.id),
  );
  const named = new Set<string>();
  return sorted.map(({ fits, ...item }) => {
    const first = fits && item.quantity > 0 && !named.has(item.type);
    if (first) named.add(item.type);
    return { ...item, recommandé: first };
  });
}

/** The types of a list, each once, in its order. */
export const typesOf = (items: readonly Pick<VehicleStockItem, "type">[]): string[] => [
  ...new Set(items.map(({ type }) => type)),
];
