import { getTranslations } from "next-intl/server";
import { pageLabels } from "@/components/catalogue/page-labels";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { EmptyState } from "@/components/ui/states";
import { tyreListHref, type TyreListPlace } from "@/lib/domains/tyres/filters/address";
import { tyreFilterNames, type TyreFilterName, type TyreFilters } from "@/lib/domains/tyres/filters/rules";
import { tyreSorts, type TyreSort } from "@/lib/domains/tyres/rules";
import type { MountainPlace } from "@/lib/domains/tyres/mountain/rules";
import type { TyreFacets as Facets } from "@/lib/domains/tyres/schema";
import { MountainNote } from "./mountain-note";
import { TyreFacets } from "./tyre-facets";
import type { ListedTyre } from "./tyre-row";
import { TyreTable } from "./tyre-table";

interface Props {
  path: string;
  list: TyreListPlace;
  found: { total: number; page: number; pages: number; facets: Facets; items: readonly ListedTyre[] };
  vehicle: { vin: string | null; ktype: number | null; plate: string | null } | null;
  mayAdd: boolean;
  /** Where the garage stands. */
  home: MountainPlace;
  facetNames?: readonly TyreFilterName[];
  /** The filters under which nothing is left out. */
  cleared?: TyreFilters;
}

/** A list of tyres with its facets and pages, or what to do where it is empty. */
export async function TyreList({
  path,
  list,
  found,
  vehicle,
  mayAdd,
  home,
  facetNames = tyreFilterNames,
  cleared = {},
}: Props) {
  const [t, labels] = await Promise.all([getTranslations("tyres"), pageLabels()]);
  const hrefOf = (change: Partial<TyreListPlace>) => tyreListHref(path, { ...list, page: 1, ...change });
  const narrowed = Object.values(list.filters).some((values) => values.length > 0);
  const sorted = (sort: TyreSort) => hrefOf({ sort });
  const hrefs = { price: sorted("price"), brand: sorted("brand"), wet: sorted("wet"), stock: sorted("stock") };
  return (
    <div className="grid gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <TyreFacets {...{ path, list }} facets={found.facets} names={facetNames} />
      <div className="@container grid min-w-0 content-start gap-3">
        <p role="status" className="text-ink-2">
          {t("count", { count: found.total })}
        </p>
        <MountainNote {...{ path, list, home }} facets={found.facets} />
        {found.items.length > 1 ? (
          <nav aria-label={t("sort.label")} className="flex flex-wrap gap-1.5 @min-[46rem]:hidden">
            {tyreSorts.map((sort) => (
              <ChipLink key={sort} prefetch={false} active={sort === list.sort} href={sorted(sort)}>
                {t(`sort.${sort}`)}
              </ChipLink>
            ))}
          </nav>
        ) : null}
        {found.items.length > 0 ? (
          <ClientMessages of={["tyres", "cart"]}>
            <TyreTable tyres={found.items} {...{ vehicle, mayAdd }} sorts={{ sort: list.sort, hrefs }} />
          </ClientMessages>
        ) : (
          <EmptyState
            title={t("none.title")}
            text={t(narrowed || list.page > 1 ? "none.narrowed" : "none.text")}
            action={
              <LinkButton href={narrowed || list.page > 1 ? hrefOf({ filters: cleared }) : path}>
                {t("none.action")}
              </LinkButton>
            }
          />
        )}
        <Pagination page={found.page} pages={found.pages} hrefFor={(page) => hrefOf({ page })} labels={labels} />
      </div>
    </div>
  );
}
