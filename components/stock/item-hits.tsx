import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { StockItem, StockItems } from "@/lib/domains/stock/schema";
import { formatMoney } from "@/lib/shared/money";
import { ItemPicture } from "./item-picture";

/** The items of the company's own that a search finds, marked as such, above what the catalogue has. */
export async function ItemHits({ found }: { found: StockItems }) {
  const t = await getTranslations("social.item");
  if (found.items.length === 0) return null;
  return (
    <section aria-labelledby="stock-items" className="mb-4">
      <h2 id="stock-items" className="mb-2 text-sub font-semibold">
        {t("found", { count: found.total })}
      </h2>
      <StockItemList items={found.items} />
    </section>
  );
}

/** Items of the company's own; each leads to its sheet. */
export async function StockItemList({ items }: { items: readonly StockItem[] }) {
  const [t, offers, locale] = await Promise.all([
    getTranslations("social.item"),
    getTranslations("offers"),
    getLocale(),
  ]);
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {items.map(({ id, brand, reference, label, genart, image, price, currency, quantity, partType }) => (
        <li key={id} className="flex items-center gap-3 rounded-md border border-line bg-paper p-3 shadow-card">
          <ItemPicture image={image} genart={genart?.id ?? 0} alt="" side={56} className="size-14 shrink-0" />
          <div className="min-w-0 flex-1">
            <Link
              href={`/pieces/own/${id}`}
              prefetch={false}
              className="font-strong wrap-anywhere hover:text-accent hover:underline"
            >
              <bdi>{brand}</bdi> <bdi dir="ltr">{reference}</bdi>
            </Link>
            <p className="text-data wrap-anywhere text-ink-2">{label}</p>
            <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-data text-ink-3">
              <Badge tone="accent">{t("own")}</Badge>
              <span>{offers(`partType.${partType as "neuve"}`)}</span>
              <span>{formatMoney(price, currency, locale)}</span>
              <span>{t("pieces", { count: quantity })}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
