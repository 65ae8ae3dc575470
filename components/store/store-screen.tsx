import { getTranslations } from "next-intl/server";
import { BasketLink } from "@/components/basket/basket-link";
import { ClientMessages } from "@/components/page/client-messages";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Tabs } from "@/components/ui/tabs";
import { basketPlace } from "@/lib/domains/basket/place";
import { storePlaceHref, storeStart, type StorePlace, type StoreSearch } from "@/lib/domains/store/rules";
import type { StorePage, StoreTree } from "@/lib/domains/store/schema";
import { StoreAlbums } from "./store-albums";
import { StoreGoods } from "./store-goods";
import { StoreSearchForm } from "./store-search-form";

/** An area of the store as its page has read it; `goods` is null where albums alone are shown. */
export interface StoreView {
  tree: StoreTree;
  place: StorePlace;
  search: StoreSearch;
  goods: StorePage | null;
  mayAdd: boolean;
  pricesHidden: boolean;
  /** Pieces in the company's own basket; null for who may not see it. */
  bought: number | null;
}

const above = (place: StorePlace) => {
  const { universe, family, category } = place;
  return [
    ...(universe ? [{ label: universe.label, href: storePlaceHref({ universe, family: null, category: null }) }] : []),
    ...(family ? [{ label: family.label, href: storePlaceHref({ universe, family, category: null }) }] : []),
    ...(category ? [{ label: category.label, href: storePlaceHref({ universe, family, category }) }] : []),
  ];
};

/** The supplier's store: where the reader is, its universes, families as albums and the goods of a family or category. */
export async function StoreScreen({ tree, place, search, goods, mayAdd, pricesHidden, bought }: StoreView) {
  const t = await getTranslations("store");
  const here = place.category ?? place.family ?? place.universe;
  const [area, name] = [storePlaceHref(place), here?.label ?? t("title")];
  const way = above(place);
  const crumbs = [{ label: t("title"), href: storeStart }, ...way].map((crumb, at, all) =>
    at === all.length - 1 ? { label: crumb.label } : crumb,
  );
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <div className="grid gap-1">
        <Breadcrumb label={t("crumbs")} crumbs={crumbs} />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="me-auto text-title font-title tracking-tight">{name}</h1>
          {bought === null ? null : <BasketLink href={basketPlace} label={t("basket")} count={bought} />}
        </div>
        {here ? null : <p className="text-ink-2">{t("lead")}</p>}
      </div>
      <Tabs
        label={t("universes")}
        className="md:[&>ul]:flex-wrap"
        tabs={tree.map((universe) => ({
          href: storePlaceHref({ universe, family: null, category: null }),
          label: universe.label,
          current: universe.id === place.universe?.id,
        }))}
      />
      <StoreSearchForm search={search} area={area} name={name} />
      {goods && !place.family ? null : <StoreAlbums tree={tree} place={place} />}
      {goods ? (
        <ClientMessages of={["store", "cart.adding"]}>
          <StoreGoods {...{ goods, search, mayAdd, pricesHidden, area, name }} />
        </ClientMessages>
      ) : null}
    </div>
  );
}
