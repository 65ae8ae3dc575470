import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ChipLink } from "@/components/ui/chip";
import { Pagination } from "@/components/ui/pagination";
import { usedHref, usedSorts, type UsedSearch } from "@/lib/domains/used/rules";
import type { UsedPage } from "@/lib/domains/used/schema";
import type { pageLabels } from "../catalogue/page-labels";
import { UsedCard } from "./used-card";
import { UsedFacets } from "./used-facets";

interface Props {
  search: UsedSearch;
  found: UsedPage;
  labels: Awaited<ReturnType<typeof pageLabels>>;
  /** What stands where nothing is found. */
  empty: ReactNode;
}

/** A page of used vehicles with its facets, in one of its orders. */
export async function UsedList({ search, found, labels, empty }: Props) {
  const t = await getTranslations("used");
  const { total, page, pages, facets, items } = found;
  // The search goes along, so that the way back leads to it.
  const asked = usedHref(search, page).slice("/stock-occasion".length);
  return (
    <div className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <UsedFacets search={search} facets={facets} />
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="me-auto text-ink-2">
            {t("count", { count: total })}
          </p>
          <nav aria-label={t("sort.label")} className="flex flex-wrap gap-1.5">
            {usedSorts.map((sort) => (
              <ChipLink key={sort} prefetch={false} active={sort === search.sort} href={usedHref({ ...search, sort })}>
                {t(`sort.${sort}`)}
              </ChipLink>
            ))}
          </nav>
        </div>
        {items.length === 0 ? (
          empty
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {items.map((vehicle) => (
              <UsedCard key={vehicle.id} vehicle={vehicle} href={`/stock-occasion/${vehicle.id}${asked}`} />
            ))}
          </ul>
        )}
        <Pagination {...{ page, pages, labels }} hrefFor={(to) => usedHref(search, to)} />
      </div>
    </div>
  );
}
