import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { notFound, unavailable } from "@/lib/platform/problems";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { supplierStore } from "@/lib/providers/supplier-store";
import type { StoreItem as SoldItem } from "@/lib/providers/supplier-store/port";
import { textIn, type Language } from "@/lib/shared/languages";
import { categoriesOf, pageOfStore, placeNames, type StoreSearch } from "./rules";
import type { StoreItem, StorePage, StoreTree } from "./schema";

/** 503 while the store does not answer. */
function silent(error: unknown): never {
  if (!(error instanceof ProviderFailure)) throw error;
  throw unavailable("store-silent", "Techauto's store does not answer, please try again.", { retryAfterSeconds: 2 });
}

/** Universes, families and categories of the supplier's store in a language. */
export async function getStoreTree(actor: Actor, { lang }: { lang: Language }): Promise<StoreTree> {
  requireRight(actor, "Techauto-app");
  const tree = await supplierStore().tree().catch(silent);
  const named = ({ id, labels }: { id: number; labels: Readonly<Record<string, string>> }) => ({
    ...{ id, label: textIn(labels, lang) ?? String(id) },
  });
  return tree.map((universe) => ({
    ...named(universe),
    families: universe.families.map((family) => ({ ...named(family), categories: family.categories.map(named) })),
  }));
}

interface Wanted extends StoreSearch {
  /** A universe, a family or a category; null for the whole store. */
  area: number | null;
  page: number;
  lang: Language;
}

/** A page of an area's goods as a search narrows them; 404 for an unknown area. No prices while a customer may look. */
export async function listStoreItems(actor: Actor, { area, lang, ...search }: Wanted): Promise<StorePage> {
  requireRight(actor, "Techauto-app");
  const [tree, view] = await Promise.all([getStoreTree(actor, { lang }), getPriceView(actor)]);
  const categories = categoriesOf(tree, area);
  if (categories.length === 0 && area !== null) throw notFound();
  const items = await supplierStore().items(categories).catch(silent);
  const shown = items.map((item) => inLanguage(item, lang, view === "both"));
  const names = placeNames(tree);
  const places = new Map(items.map(({ ref, categoryId }) => [ref, names.get(categoryId) ?? ""]));
  return pageOfStore(shown, { ...search, lang, places });
}

function inLanguage(
  { ref, label1, label2, brand, dlnr, priceCents }: SoldItem,
  lang: Language,
  tells: boolean,
): StoreItem {
  return {
    ...{ ref, brand, dlnr, currency: "CHF" as const, price: tells ? priceCents : null },
    label1: textIn(label1, lang) ?? ref,
    label2: label2 && textIn(label2, lang),
  };
}

/** What the store sells now under references, whatever the user's view: for commands, never for answers. */
export async function findStoreItems(actor: Actor, { refs }: { refs: readonly string[] }): Promise<SoldItem[]> {
  requireRight(actor, "Techauto-app");
  return refs.length > 0 ? supplierStore().find(refs).catch(silent) : [];
}
