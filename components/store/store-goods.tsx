import { getTranslations } from "next-intl/server";
import { pageLabels } from "@/components/catalogue/page-labels";
import { Note } from "@/components/ui/badge";
import { ChipLink } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { EmptyState } from "@/components/ui/states";
import { nextSort, storeHref, storeSorts, storeStart, type StoreSearch } from "@/lib/domains/store/rules";
import type { StorePage } from "@/lib/domains/store/schema";
import { StoreTable } from "./store-table";

interface Props {
  goods: StorePage;
  search: StoreSearch;
  /** The address of the area, and what it is called. */
  area: string;
  name: string;
  mayAdd: boolean;
  pricesHidden: boolean;
}

/** The goods of an area, fifty a page: searched, narrowed by brand and ordered by the address. */
export async function StoreGoods({ goods, search, area, name, mayAdd, pricesHidden }: Props) {
  const [t, labels] = await Promise.all([getTranslations("store"), pageLabels()]);
  const { items, total, page, pages, brands, near } = goods;
  const searched = search.q !== "" || search.brands.length > 0;
  const hrefs = Object.fromEntries(
    storeSorts.map((column) => [column, storeHref(area, { ...search, sort: nextSort(column, search.sort) })]),
  );
  return (
    <section aria-label={t("goodsOf", { place: name })} className="grid min-w-0 gap-3">
      {brands.length > 1 || search.brands.length > 0 ? (
        <nav aria-label={t("brands")} className="flex flex-wrap gap-1.5">
          {brands.map(({ value, count }) => (
            <ChipLink
              key={value}
              prefetch={false}
              scroll={false}
              active={search.brands.includes(value)}
              href={storeHref(area, { ...search, brands: toggled(search.brands, value) })}
            >
              {value} <span className="num text-ink-3">{count}</span>
            </ChipLink>
          ))}
        </nav>
      ) : null}
      <div role="status" className="grid gap-1 text-ink-2">
        {near === null ? null : <p className="text-ink">{t("near", { q: search.q, near })}</p>}
        <p>{t("count", { count: total })}</p>
      </div>
      {search.q !== "" && (area !== storeStart || search.brands.length > 0) ? (
        <p className="text-data text-ink-2">
          {t("within.place", {
            place: name,
            brands: search.brands.join(", "),
            narrowed: String(search.brands.length > 0),
          })}{" "}
          <Link href={storeHref(storeStart, { ...search, brands: [] })} className="text-accent underline">
            {t("within.whole")}
          </Link>
        </p>
      ) : null}
      {pricesHidden ? (
        <div role="note">
          <Note>{t("pricesHidden")}</Note>
        </div>
      ) : null}
      {items.length === 0 ? (
        <EmptyState
          title={t(searched ? "none.title" : "empty.title")}
          text={t(searched ? "none.text" : "empty.text")}
          action={searched ? <LinkButton href={area}>{t("none.action")}</LinkButton> : null}
        />
      ) : (
        <StoreTable {...{ items, mayAdd, name, hrefs }} sort={search.sort} />
      )}
      <Pagination {...{ page, pages, labels }} hrefFor={(to) => storeHref(area, search, to)} />
    </section>
  );
}

const toggled = (brands: readonly string[], value: string): string[] =>
  brands.includes(value) ? brands.filter((brand) => brand !== value) : [...brands, value];
