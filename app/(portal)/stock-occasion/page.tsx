import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageLabels } from "@/components/catalogue/page-labels";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { KeptSearches } from "@/components/used/kept-searches";
import { UsedList } from "@/components/used/used-list";
import { UsedSearch } from "@/components/used/used-search";
import { keptUrl } from "@/lib/domains/used/kept/rules";
import { listKeptSearches } from "@/lib/domains/used/kept/queries";
import { searchUsedVehicles } from "@/lib/domains/used/queries";
import { readPriceRange, readUsedSearch, readYear, usedHref } from "@/lib/domains/used/rules";
import { readPage, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("used"))("title") };
}

interface Props {
  searchParams: Promise<Record<string, QueryValue>>;
}

/** Used vehicles by make, model, price, mileage, year and what their facets narrow. */
export default async function UsedVehiclesPage({ searchParams }: Props) {
  const actor = await requireActorAt("/stock-occasion");
  const [query, t, labels, lang, kept] = await Promise.all([
    searchParams,
    getTranslations("used"),
    pageLabels(),
    pageLanguage(),
    listKeptSearches(actor),
  ]);
  const search = readUsedSearch(query);
  const { min, max, fault: price } = readPriceRange(search.min, search.max);
  const { max: maxKm, fault: km } = readPriceRange("", search.maxKm);
  const { year, fault: wrongYear } = readYear(search.year);
  const found = await searchUsedVehicles(actor, {
    ...{ ...search, min, max, maxKm, year, page: readPage(query.page), lang },
  });
  const url = usedHref(search);
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <UsedSearch key={url} search={search} brands={found.facets.brand} faults={{ price, km, year: wrongYear }} />
      <ClientMessages of={["used"]}>
        <KeptSearches url={keptUrl(url)} kept={kept} />
      </ClientMessages>
      <UsedList
        {...{ search, found, labels }}
        empty={
          <EmptyState
            title={t("none.title")}
            text={t("none.text")}
            action={<LinkButton href="/stock-occasion">{t("none.action")}</LinkButton>}
          />
        }
      />
    </div>
  );
}
