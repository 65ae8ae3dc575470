"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { InputBox } from "@/components/ui/input";
import type { ListState } from "@/lib/domains/catalogue/list/facets";
import type { FacetGroup } from "./facet-panel";
import { chosenFilters } from "./chosen-filters";

interface Props {
  brands: FacetGroup;
  criteria: readonly FacetGroup[];
  /** Articles that do not fit and that no filter hides. */
  misfits: number;
  text: string;
  onText: (typed: string) => void;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  onOpenFacets: () => void;
  children: ReactNode;
}

/** The text that rows must hold, and what is filtered, each a chip that takes itself away; on narrow screens the button that opens the facets. */
export function FilterBar({ misfits, text, onText, onOpenFacets, children, ...chosen }: Props) {
  const { state, onChange } = chosen;
  const t = useTranslations("catalogue.list");
  const ticked = state.brands.length + state.values.length + state.wants.length;
  return (
    <div className="my-2.5 flex flex-wrap items-center gap-2">
      <Button size="sm" className="@min-[56rem]/list:hidden" aria-haspopup="dialog" onClick={onOpenFacets}>
        {ticked > 0 ? t("filtersCount", { count: ticked }) : t("filters")}
      </Button>
      <InputBox
        type="search"
        boxClassName="w-44 max-sm:min-w-36 max-sm:flex-1"
        aria-label={t("text")}
        placeholder={t("text")}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "") return;
          event.stopPropagation();
          onText("");
        }}
      />
      <ChosenChips {...chosen} />
      <Chip pressed={state.inStock} onClick={() => onChange({ inStock: !state.inStock })}>
        {t("inStock")}
      </Chip>
      {misfits > 0 || state.fitting ? (
        <Chip
          pressed={state.fitting}
          onClick={() => onChange(state.fitting ? { fitting: false } : { fitting: true, showHidden: false })}
        >
          {t("fitting")}
        </Chip>
      ) : null}
      {ticked > 0 ? (
        <Button size="sm" variant="ghost" onClick={() => onChange({ brands: [], values: [], wants: [] })}>
          {t("clear")}
        </Button>
      ) : null}
      <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:contents">{children}</div>
    </div>
  );
}

/** Wanted positions and sizes, ticked brands and values: each chip takes itself away. */
function ChosenChips({ brands, criteria, state, onChange }: Pick<Props, "brands" | "criteria" | "state" | "onChange">) {
  const t = useTranslations("catalogue.list");
  return chosenFilters(state, { brands, criteria }, t).map(({ key, label, without }) => (
    <Chip key={key} pressed removable aria-label={t("remove", { label })} onClick={() => onChange(without)}>
      {label}
    </Chip>
  ));
}
