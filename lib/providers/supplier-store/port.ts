/** A text by language, as BCP 47 tags. */
export type StoreTexts = Readonly<Record<string, string>>;

interface Named {
  id: number;
  labels: StoreTexts;
}

export interface StoreFamily extends Named {
  categories: Named[];
}

export interface StoreUniverse extends Named {
  families: StoreFamily[];
}

/** What the store sells: `priceCents` in cents of Swiss francs with tax, null where it tells none; `dlnr` is the brand's number. */
export interface StoreItem {
  ref: string;
  categoryId: number;
  label1: StoreTexts;
  label2: StoreTexts | null;
  brand: string;
  dlnr: number;
  priceCents: number | null;
}

/**
 * The store of a supplier beside its parts. Throws ProviderFailure: unavailable (late or broken), limited (quota used up),
 * bad data.
 */
export interface SupplierStore {
  /** Universes with their families and categories, in the supplier's order. */
  tree(): Promise<StoreUniverse[]>;
  /** The goods of categories, in the supplier's order; unknown categories have none. */
  items(categoryIds: readonly number[]): Promise<StoreItem[]>;
  /** What is sold now under the references, in any order; others are left out. */
  find(refs: readonly string[]): Promise<StoreItem[]>;
}
