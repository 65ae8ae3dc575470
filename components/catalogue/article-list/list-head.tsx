"use client";

import { useTranslations } from "next-intl";
import { SuppliersSilent } from "@/components/offers/suppliers-silent";
import { Segmented } from "@/components/ui/segmented";
import { FilterBar } from "./filter-bar";
import { SortChoice, SortNote } from "./sort-choice";
import type { ArticleListModel } from "./use-article-list";

interface Props {
  title: string;
  model: ArticleListModel;
  onOpenFacets: () => void;
}

/** The part's name, how many articles there are and how many somebody has, the filters and the prices shown. */
export function ListHead({ title, model, onOpenFacets }: Props) {
  const t = useTranslations("catalogue.list");
  const { state, change, text, changeText, facets, rows, prices, available, asking, unreachable } = model;
  const unknown = available === 0 && (asking || unreachable);
  const admitted = facets.admitted.length;
  return (
    <>
      <h1 className="flex flex-wrap items-baseline gap-x-2.5 text-title font-title tracking-tight">
        {title}
        <small className="num text-body font-normal tracking-normal text-ink-3">
          {rows.length < admitted
            ? t("articlesOf", { shown: rows.length, count: admitted })
            : t("articles", { count: admitted })}
          {/* Its place is kept, or the list would move when it is known. */}
          <span className={unknown ? "invisible" : undefined}>
            {` · ${t("available", { count: unknown ? admitted : available })}`}
          </span>
        </small>
      </h1>
      {unreachable ? <SuppliersSilent /> : null}
      <FilterBar
        brands={facets.brands}
        criteria={facets.criteria}
        misfits={facets.misfits}
        text={text}
        onText={changeText}
        state={state}
        onChange={change}
        onOpenFacets={onOpenFacets}
      >
        <SortChoice model={model} />
        {/* A phone has the eye of the header for it. */}
        <div className="max-sm:hidden">
          <Segmented
            legend={t("prices")}
            name="prices"
            value={prices.view}
            options={[
              { value: "retail", label: t("retail") },
              { value: "both", label: t("both") },
            ]}
            onChange={(wanted) => void prices.choose(wanted)}
          />
        </div>
      </FilterBar>
      <SortNote model={model} />
      <p aria-live="polite" className="sr-only">
        {t("result", { count: rows.length })}
      </p>
    </>
  );
}
