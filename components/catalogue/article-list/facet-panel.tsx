"use client";

import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import type { Counts, ListState } from "@/lib/domains/catalogue/list/facets";
import { toggled } from "./use-list-state";

export interface FacetGroup {
  id: number;
  label: string;
  options: { id: number; label: string }[];
}

interface Props {
  brands: FacetGroup;
  criteria: readonly FacetGroup[];
  counts: { brands: Counts; values: Counts };
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** Brands, then the criteria that split the list; each choice says how many articles it would leave. */
export const FacetPanel = memo(function FacetPanel({ brands, criteria, counts, state, onChange }: Props) {
  return (
    <div className="grid gap-4">
      <Facet
        group={brands}
        counts={counts.brands}
        ticked={state.brands}
        onToggle={(id) => onChange({ brands: toggled(state.brands, id) })}
      />
      {criteria.map((group) => (
        <Facet
          key={group.id}
          group={group}
          counts={counts.values}
          ticked={state.values}
          onToggle={(id) => onChange({ values: toggled(state.values, id) })}
        />
      ))}
    </div>
  );
});

const atFirst = 6;

interface FacetProps {
  group: FacetGroup;
  counts: Counts;
  ticked: readonly number[];
  onToggle: (id: number) => void;
}

function Facet({ group, counts, ticked, onToggle }: FacetProps) {
  const t = useTranslations("catalogue.list");
  const [all, setAll] = useState(false);
  // What would leave nothing is no choice; what is chosen stays, so that it can be taken off.
  const options = group.options.filter(({ id }) => (counts.get(id) ?? 0) > 0 || ticked.includes(id));
  const beyond = options.length - atFirst;
  const shown = all || beyond <= 1 ? options : options.filter(({ id }, at) => at < atFirst || ticked.includes(id));
  if (options.length === 0) return null;
  return (
    <CheckboxGroup legend={group.label}>
      {shown.map(({ id, label }) => {
        const count = counts.get(id) ?? 0;
        const on = ticked.includes(id);
        return (
          <Checkbox key={id} label={<bdi>{label}</bdi>} count={count} checked={on} onChange={() => onToggle(id)} />
        );
      })}
      {beyond > 1 ? (
        <button
          type="button"
          className="min-h-6 text-data text-accent hover:underline touch:min-h-11"
          onClick={() => setAll(!all)}
        >
          {all ? t("less") : t("more", { count: options.length - shown.length })}
        </button>
      ) : null}
    </CheckboxGroup>
  );
}
