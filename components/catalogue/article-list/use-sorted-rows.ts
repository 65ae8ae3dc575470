"use client";

import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Sorting } from "@/lib/domains/catalogue/list/facets";
import { keyOfRow, sortRows, waitsFor, type OfferOfRow } from "./sort-rows";
import type { ViewRow } from "./view-rows";

interface Order {
  sort: Sorting;
  ranks: ReadonlyMap<number, number>;
  /** What each row was ordered by at that moment. */
  keys: ReadonlyMap<number, number | string | null>;
}

interface Sorted {
  all: readonly ViewRow[];
  chosen: readonly ViewRow[];
  sort: Sorting | null;
  offerOf: OfferOfRow;
  isLoading: (id: number) => boolean;
}

const isPointedAt = () => document.querySelector("[role=grid]:hover") !== null;

/**
 * The rows in the order asked. Prices and days arrive while the list stands: rows keep the order of the moment in which it
 * was asked for, and what came since is told, so that no row moves away under a pointer.
 */
export function useSortedRows({ all, chosen, sort, offerOf, isLoading }: Sorted) {
  const [order, setOrder] = useState<Order | null>(null);
  const live = waitsFor(sort) ? sort : null;
  const arrange = (wanted: Sorting | null) => {
    if (!waitsFor(wanted)) return;
    const ranks = new Map(sortRows(all, wanted, offerOf).map(({ id }, at) => [id, at]));
    setOrder({ sort: wanted, ranks, keys: new Map(all.map((row) => [row.id, keyOfRow(row, wanted, offerOf)])) });
  };
  const waiting = live ? chosen.filter(({ id }) => isLoading(id)).length : 0;
  const isArranged = live !== null && order?.sort === live;
  const late = isArranged ? chosen.filter((row) => order.keys.get(row.id) !== keyOfRow(row, live, offerOf)).length : 0;
  const isDue = live !== null && !isArranged && waiting === 0;
  const arrangeFirst = useEffectEvent(() => {
    if (!isPointedAt()) arrange(live);
  });
  // An address that asks for an order gets it once everybody has answered, unless somebody points at a row by then.
  useEffect(() => {
    if (!isDue) return;
    const soon = setTimeout(() => arrangeFirst());
    return () => clearTimeout(soon);
  }, [isDue]);
  const rows = useMemo(() => {
    if (!waitsFor(sort)) return sortRows(chosen, sort, () => null);
    if (order?.sort !== sort) return [...chosen];
    const rank = ({ id }: ViewRow) => order.ranks.get(id) ?? chosen.length;
    return [...chosen].sort((a, b) => rank(a) - rank(b));
  }, [chosen, order, sort]);
  return { rows, arrange, waiting, late: isDue ? chosen.length : late };
}
