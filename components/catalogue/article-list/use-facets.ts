"use client";

import { useMemo } from "react";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import { chosenRows, facetCounts, facetCriteria, type ListState } from "@/lib/domains/catalogue/list/facets";
import { resolveWants } from "@/lib/domains/catalogue/list/wants";
import { matchesText } from "@/lib/shared/by-label";
import type { FacetGroup } from "./facet-panel";
import { textOfRow, viewRows, type ViewRow } from "./view-rows";

const mostFacets = 4;

/** The rows of a list, its facets and what a state and a typed text leave of it. */
export function useFacets(list: VehicleArticles, brandLabel: string, state: ListState, text: string) {
  const rows = useMemo(() => viewRows(list), [list]);
  const criterionOf = useMemo(() => {
    const ranks = new Map(list.criteria.map(({ id }, rank) => [id, rank]));
    const ranked = [...list.values].sort((a, b) => (ranks.get(a.criterionId) ?? 99) - (ranks.get(b.criterionId) ?? 99));
    return new Map(ranked.map(({ id, criterionId }) => [id, criterionId]));
  }, [list]);
  const choice = useMemo(() => {
    const wants = resolveWants(state.wants, list);
    return { brands: new Set(state.brands), values: new Set(state.values), wants };
  }, [state, list]);
  const { showHidden, fitting } = state;
  const admitted = useMemo(
    () => rows.filter((row) => (showHidden || !row.hidden) && !(fitting && row.fit.verdict === "no")),
    [rows, showHidden, fitting],
  );
  const found = useMemo(() => admitted.filter((row) => matchesText(textOfRow(row), text)), [admitted, text]);
  const counts = useMemo(() => facetCounts(found, choice, criterionOf), [found, choice, criterionOf]);
  const chosen: ViewRow[] = useMemo(() => chosenRows(found, choice, criterionOf), [found, choice, criterionOf]);
  /** How many rows another choice would leave. */
  const leftUnder = (other: ListState, isAdmitted: (row: ViewRow) => boolean): number => {
    const wants = resolveWants(other.wants, list);
    const chosenThen = { brands: new Set(other.brands), values: new Set(other.values), wants };
    const foundThen = admitted.filter((row) => matchesText(textOfRow(row), other.text));
    return chosenRows(foundThen, chosenThen, criterionOf).filter(isAdmitted).length;
  };
  const misfits = useMemo(() => rows.filter((row) => !row.hidden && row.fit.verdict === "no").length, [rows]);
  const groups = useMemo(() => facetGroups(list, rows, criterionOf, brandLabel), [list, rows, criterionOf, brandLabel]);
  return { rows, admitted, chosen, counts, misfits, leftUnder, ...groups };
}

function facetGroups(
  list: VehicleArticles,
  rows: ViewRow[],
  criterionOf: ReadonlyMap<number, number>,
  brandLabel: string,
) {
  const held = new Map<number, number>();
  for (const { brandId } of rows) held.set(brandId, (held.get(brandId) ?? 0) + 1);
  const byCount = [...list.brands].sort((a, b) => (held.get(b.id) ?? 0) - (held.get(a.id) ?? 0));
  const brands: FacetGroup = {
    id: 0,
    label: brandLabel,
    options: byCount.map(({ id, name }) => ({ id, label: name })),
  };
  const criteria = facetCriteria(rows, criterionOf, mostFacets).map((criterionId): FacetGroup => {
    const label = list.criteria.find(({ id }) => id === criterionId)?.label ?? "";
    return { id: criterionId, label, options: list.values.filter((value) => value.criterionId === criterionId) };
  });
  return { brands, criteria };
}
