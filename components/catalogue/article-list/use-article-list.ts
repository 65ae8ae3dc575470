"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { openSlide } from "@/components/page/slides/open-slide";
import { useGo } from "@/components/page/use-go";
import { compareUsed } from "@/lib/domains/quotes/used-parts/compare";
import { useAvailability } from "@/components/offers/use-availability";
import { usePriceView } from "@/components/offers/use-price-view";
import { mostCompared, readListState, type ListState } from "@/lib/domains/catalogue/list/facets";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { defaultOffer } from "@/lib/domains/offers/rules";
import { articleSlide } from "@/lib/domains/slides/places";
import type { PriceView } from "@/lib/domains/offers/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { pageOfIndex, pageOfRows } from "./page-of-rows";
import { useFacets } from "./use-facets";
import { useFilterToasts } from "./use-filter-toasts";
import { useListKeys } from "./use-list-keys";
import { toggled, useListState } from "./use-list-state";
import { useSelection } from "./use-selection";
import { useSortedRows } from "./use-sorted-rows";
import { waitsFor } from "./sort-rows";
import type { ViewRow } from "./view-rows";

export interface ArticleListInput {
  list: VehicleArticles;
  base: string;
  /** The type number whose list this is, where it is not the vehicle's own. */
  typnr: number | null;
  vehicle: VehicleFacts;
  mayAdd: boolean;
  view: PriceView;
}

const mostAsked = 200;
/** Of a list that is put in the order of its prices. */
const mostSorted = 1000;

/** What the list shows and does: rows under the chosen filters, their offers, the selected one, adding, prices, keys. */
export function useArticleList({ list, base, typnr, vehicle, mayAdd, view: firstView }: ArticleListInput) {
  const t = useTranslations("catalogue.list");
  const common = useTranslations("common");
  const { go } = useGo();
  const [state, change] = useListState();
  const [text, setText] = useState(state.text);
  const facets = useFacets(list, t("brand"), state, text);
  const most = waitsFor(state.sort) ? mostSorted : mostAsked;
  const comparable = facets.rows.filter(({ id }) => state.compared.includes(id));
  const near = [...facets.admitted.slice(0, most), ...pageOfRows(facets.chosen, state.page).rows, ...comparable];
  const { byArticle } = useAvailability([...new Set(near.map(({ id }) => id))]);
  const { add, busy } = useAddToCart({ vehicle });
  const prices = usePriceView(firstView, common("error"));
  useFilterToasts(`${list.ktype}/${list.genart.id}`, list.hidden);

  const inStock = ({ id }: ViewRow) => byArticle.get(id)?.offers.some((offer) => offer.state === "available") ?? false;
  const offerOf = ({ id, brand }: ViewRow) => defaultOffer({ makeLabel: brand }, byArticle.get(id)?.offers ?? []);
  const isLoading = (id: number) => byArticle.get(id)?.loading ?? false;
  const sorted = useSortedRows({ all: facets.rows, chosen: facets.chosen, sort: state.sort, offerOf, isLoading });
  const rows = state.inStock ? sorted.rows.filter(inStock) : sorted.rows;
  const shown = pageOfRows(rows, state.page);
  const selection = useSelection(rows, shown, (at) => change({ page: pageOfIndex(at) }));
  const typnrQuery = typnr ? `?typnr=${typnr}` : "";
  const hrefOf = (id: number) => vehiclePlace(base, { kind: "article", articleId: id }) + typnrQuery;
  const changeText = (typed: string) => {
    setText(typed);
    change({ text: typed });
  };
  const isFailed = (id: number) => byArticle.get(id)?.failed ?? false;
  const addRow = (id: number) => {
    const row = facets.rows.find((one) => one.id === id);
    if (row && mayAdd)
      void add({ id, name: `${row.brand} ${row.number}` }, offerOf(row) ?? (isFailed(id) ? "silent" : null));
  };
  const latestAdd = useRef(addRow);
  useEffect(() => {
    latestAdd.current = addRow;
  });
  /** Stays the same, so that a row is drawn again only when something of its own changes. */
  const onAdd = useCallback((id: number) => latestAdd.current(id), []);
  const toggleCompared = useCallback(
    (id: number) => {
      const now = readListState((name) => new URLSearchParams(window.location.search).get(name)).compared;
      const next = toggled(now, id);
      if (next.length <= mostCompared) change({ compared: next });
    },
    [change],
  );
  const { row } = selection;
  useListKeys({
    move: selection.move,
    add: () => row && addRow(row.id),
    open: () => row && go(hrefOf(row.id)),
    slide: () => row && openSlide(articleSlide(row.id, `${row.brand} ${row.number}`)),
    compare: () => row && toggleCompared(row.id),
    switchPrices: () => void prices.toggle(),
  });
  return {
    ...{ state, change, text, changeText, facets, rows, shown, selection, prices, busy, hrefOf, offerOf, onAdd },
    /** What the address holds besides the list's own state. */
    typnrQuery,
    isLoading: (id: number) => byArticle.get(id)?.loading ?? true,
    sorted,
    /** The articles laid side by side, in the order in which they were chosen. */
    compared: state.compared.flatMap((id) => comparable.find((one) => one.id === id) ?? []),
    toggleCompared,
    leftUnder: (part: Partial<ListState>) => {
      const other = { ...state, ...part };
      return facets.leftUnder(other, (one) => !other.inStock || inStock(one));
    },
    isFailed,
    /** The cheapest used one beside the cheapest new one of those that suppliers were asked for. */
    usedOffer: compareUsed(
      near.flatMap(({ id }) => byArticle.get(id)?.offers.map((offer) => ({ ...offer, articleId: id })) ?? []),
    ),
    available: facets.admitted.filter(inStock).length,
    /** Of what is shown: whether suppliers are still being asked, and whether none could be. */
    asking: near.some(({ id }) => byArticle.get(id)?.loading ?? true),
    unreachable: near.some(({ id }) => isFailed(id)),
  };
}

export type ArticleListModel = ReturnType<typeof useArticleList>;
