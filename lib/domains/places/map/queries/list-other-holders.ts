import { listYards } from "@/lib/domains/recycled/queries/list-yards";
import { findStockItems } from "@/lib/domains/stock/queries/find-items";
import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { normaliseNumber } from "@/lib/shared/part-number";
import type { Holder } from "./locate";

const undated = { date: null, hour: null };

/** What the own company added to its stock by itself under the number: no catalogue knows it. */
export async function listOwnHolders(
  actor: Actor,
  { number, lang }: { number: string; lang: Language },
): Promise<Holder[]> {
  requireRight(actor, "map");
  const { items } = await findStockItems(actor, { text: number, lang, page: 1 });
  const key = normaliseNumber(number);
  const isIt = (item: (typeof items)[number]) =>
    [item.reference, item.ean ?? "", ...item.oeNumbers].some((one) => normaliseNumber(one) === key);
  return items
    .filter((item) => item.quantity > 0 && isIt(item))
    .map(({ brand, reference, quantity, stockGroup }) => ({
      ...{ kind: "stock" as const, code: "", site: "", name: "" },
      holding: { label: `${brand} ${reference} · ${stockGroup.name}`, quantity, ...undated },
    }));
}

/** Recycling centres that have engines or gearboxes of the number. */
export async function listYardHolders(actor: Actor, { number }: { number: string }): Promise<Holder[]> {
  requireRight(actor, "map");
  const yards = await listYards(actor, { number });
  return yards.map(({ vendor, vendorPlace, label, quantity }) => ({
    ...{ kind: "recycler" as const, code: "", site: vendorPlace, name: vendor },
    holding: { label, quantity, ...undated },
  }));
}
