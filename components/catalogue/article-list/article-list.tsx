"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useState, type ReactNode } from "react";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { useAvailability } from "@/components/offers/use-availability";
import { Segmented } from "@/components/ui/segmented";
import type { VehicleArticles } from "@/lib/domains/catalogue/articles/schema";
import { defaultOffer } from "@/lib/domains/offers/rules";
import type { PriceView } from "@/lib/domains/offers/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { usePriceView } from "../use-price-view";
import { ArticlePanel } from "./article-panel";
import { ArticleRow } from "./article-row";
import { ArticleTable } from "./article-table";
import { FacetPanel } from "./facet-panel";
import { FilterBar } from "./filter-bar";
import { HiddenNote } from "./hidden-note";
import { KeyHints } from "./key-hints";
import { ListDrawers } from "./list-drawers";
import { NothingLeft } from "./nothing-left";
import { useFacets } from "./use-facets";
import { useFilterToasts } from "./use-filter-toasts";
import { useListKeys } from "./use-list-keys";
import { useListState } from "./use-list-state";
import { useSelection } from "./use-selection";

interface Props {
  list: VehicleArticles;
  base: string;
  vehicle: VehicleFacts;
  customer: string | null;
  mayAdd: boolean;
  view: PriceView;
  trail: ReactNode;
}

const mostAsked = 200;

/** The articles of a vehicle: facets, table and the panel of the selected one, all worked by keyboard. */
export function ArticleList({ list, base, vehicle, customer, mayAdd, view: firstView, trail }: Props) {
  const t = useTranslations("catalogue.list");
  const common = useTranslations("common");
  const router = useRouter();
  const [state, change] = useListState();
  const [facetsOpen, setFacetsOpen] = useState(false);
  const { admitted, chosen, counts, brands, criteria } = useFacets(list, t("brand"), state);
  const { byArticle } = useAvailability(admitted.slice(0, mostAsked).map(({ id }) => id));
  const { add, busy } = useAddToCart({ vehicle });
  const { view, choose, toggle } = usePriceView(firstView, common("error"));
  useFilterToasts(`${list.ktype}/${list.genart.id}`, list.hidden);

  const inStock = (id: number) => byArticle.get(id)?.offers.some((offer) => offer.state === "available") ?? false;
  const rows = state.inStock ? chosen.filter(({ id }) => inStock(id)) : chosen;
  const { at, row, select, move, drawer, closeDrawer } = useSelection(rows);
  const hrefOf = (id: number) => vehiclePlace(base, { kind: "article", articleId: id });
  const offerOf = (id: number, brand: string) => defaultOffer({ makeLabel: brand }, byArticle.get(id)?.offers ?? []);
  const addRow = (id: number) => {
    const wanted = rows.find((one) => one.id === id);
    if (wanted && mayAdd) void add({ id, name: `${wanted.brand} ${wanted.number}` }, offerOf(id, wanted.brand));
  };
  const open = useCallback(
    (id: number) => router.push(vehiclePlace(base, { kind: "article", articleId: id })),
    [router, base],
  );
  useListKeys({
    move,
    add: () => row && addRow(row.id),
    open: () => row && open(row.id),
    switchPrices: () => void toggle(),
  });

  const facets = (
    <>
      <FacetPanel brands={brands} criteria={criteria} counts={counts} state={state} onChange={change} />
      <div className="mt-4">
        <HiddenNote
          hidden={list.hidden}
          shown={state.showHidden}
          onToggle={() => change({ showHidden: !state.showHidden })}
        />
      </div>
    </>
  );
  const panel = row ? (
    <ArticlePanel row={row} href={hrefOf(row.id)} vehicle={vehicle} customer={customer} mayAdd={mayAdd} />
  ) : null;
  const otherParts = vehiclePlace(base, { kind: "family", family: list.genart.familyId });
  const why = list.articles.length === 0 ? "none" : admitted.length === 0 ? "hidden" : "filtered";
  const available = admitted.filter(({ id }) => inStock(id)).length;

  return (
    <div className="grid min-h-[calc(100dvh-7rem)] lg:grid-cols-[204px_minmax(0,1fr)] xl:grid-cols-[204px_minmax(0,1fr)_308px]">
      <div className="border-e border-line py-4 ps-5 pe-4 max-lg:hidden">{facets}</div>
      <div className="min-w-0 px-4 py-3.5">
        {trail}
        <h1 className="flex flex-wrap items-baseline gap-x-2.5 text-title font-title tracking-tight">
          {list.genart.label}
          <small className="num text-body font-normal tracking-normal text-ink-3">
            {t("articles", { count: admitted.length })}
            {byArticle.size > 0 ? ` · ${t("available", { count: available })}` : ""}
          </small>
        </h1>
        <FilterBar
          brands={brands}
          criteria={criteria}
          state={state}
          onChange={change}
          onOpenFacets={() => setFacetsOpen(true)}
        >
          <Segmented
            legend={t("prices")}
            name="prices"
            value={view}
            options={[
              { value: "retail", label: t("retail") },
              { value: "both", label: t("both") },
            ]}
            onChange={(wanted) => void choose(wanted)}
          />
        </FilterBar>
        <p aria-live="polite" className="sr-only">
          {t("result", { count: rows.length })}
        </p>
        {rows.length > 0 ? (
          <ArticleTable
            caption={t("caption", { label: list.genart.label })}
            rows={rows}
            selectedAt={at}
            renderRow={(one, index) => (
              <ArticleRow
                key={one.id}
                row={one}
                index={index}
                genart={list.genart}
                href={hrefOf(one.id)}
                selected={index === at}
                offer={offerOf(one.id, one.brand)}
                loading={byArticle.get(one.id)?.loading ?? true}
                busy={busy === one.id}
                mayAdd={mayAdd}
                onSelect={select}
                onAdd={addRow}
              />
            )}
          />
        ) : (
          <NothingLeft
            why={why}
            otherParts={otherParts}
            onClear={() => change({ brands: [], values: [], inStock: false })}
            onShowHidden={() => change({ showHidden: true })}
          />
        )}
        <div className="mt-4 lg:hidden">
          <HiddenNote
            hidden={list.hidden}
            shown={state.showHidden}
            onToggle={() => change({ showHidden: !state.showHidden })}
          />
        </div>
      </div>
      <aside aria-label={t("article")} className="border-s border-line bg-paper px-5 py-4 max-xl:hidden">
        <div className="sticky top-32 grid gap-6">
          {panel}
          <KeyHints />
        </div>
      </aside>
      <ListDrawers
        facets={facets}
        facetsOpen={facetsOpen}
        onCloseFacets={() => setFacetsOpen(false)}
        count={rows.length}
        panel={panel}
        panelOpen={drawer}
        onClosePanel={closeDrawer}
      />
    </div>
  );
}
