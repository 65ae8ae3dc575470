"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { ListState } from "@/lib/domains/catalogue/facets/rules";
import type { FacetGroup } from "./facet-panel";
import { toggled } from "./use-list-state";

interface Props {
  brands: FacetGroup;
  criteria: readonly FacetGroup[];
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  onOpenFacets: () => void;
  children: ReactNode;
}

/** What is filtered, each a chip that takes itself away; on narrow screens the button that opens the facets. */
export function FilterBar({ brands, criteria, state, onChange, onOpenFacets, children }: Props) {
  const t = useTranslations("catalogue.list");
  const ticked = state.brands.length + state.values.length;
  const brandChips = brands.options.filter(({ id }) => state.brands.includes(id));
  const valueChips = criteria.flatMap(({ options }) => options.filter(({ id }) => state.values.includes(id)));
  return (
    <div className="my-2.5 flex flex-wrap items-center gap-2">
      <Button size="sm" className="@min-[56rem]/list:hidden" aria-haspopup="dialog" onClick={onOpenFacets}>
        {ticked > 0 ? t("filtersCount", { count: ticked }) : t("filters")}
      </Button>
      {brandChips.map(({ id, label }) => (
        <Chip
          key={id}
          pressed
          removable
          aria-label={t("remove", { label })}
          onClick={() => onChange({ brands: toggled(state.brands, id) })}
        >
          {label}
        </Chip>
      ))}
      {valueChips.map(({ id, label }) => (
        <Chip
          key={id}
          pressed
          removable
          aria-label={t("remove", { label })}
          onClick={() => onChange({ values: toggled(state.values, id) })}
        >
          {label}
        </Chip>
      ))}
      <Chip pressed={state.inStock} onClick={() => onChange({ inStock: !state.inStock })}>
        {t("inStock")}
      </Chip>
      {ticked > 0 ? (
        <Button size="sm" variant="ghost" onClick={() => onChange({ brands: [], values: [] })}>
          {t("clear")}
        </Button>
      ) : null}
      <div className="ms-auto">{children}</div>
    </div>
  );
}
