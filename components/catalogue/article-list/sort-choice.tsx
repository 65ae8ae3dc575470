"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { sortings } from "@/lib/domains/catalogue/list/facets";
import { waitsFor } from "./sort-rows";
import type { ArticleListModel } from "./use-article-list";

/** The order of the rows; it stands in the address. */
export function SortChoice({ model: { state, change, sorted } }: { model: ArticleListModel }) {
  const t = useTranslations("catalogue.list.sort");
  return (
    <div className="w-48">
      <Select
        aria-label={t("label")}
        value={state.sort ?? ""}
        onChange={({ target }) => {
          const sort = sortings.find((one) => one === target.value) ?? null;
          change({ sort });
          sorted.arrange(sort);
        }}
      >
        <option value="">{t("none")}</option>
        {sortings.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** How many rows wait for what they are ordered by, and the button that orders those which have it since. */
export function SortNote({ model: { state, sorted } }: { model: ArticleListModel }) {
  const t = useTranslations("catalogue.list.sort");
  const { sort } = state;
  if (!waitsFor(sort)) return null;
  const { waiting, late, arrange } = sorted;
  return (
    <div className="mb-2 flex min-h-7 flex-wrap items-center gap-2 text-data text-ink-2 touch:min-h-11">
      <span role="status">{waiting > 0 ? t(`waiting.${sort}`, { count: waiting }) : t("settled")}</span>
      {late > 0 ? (
        <Button size="sm" onClick={() => arrange(sort)}>
          {t("again", { count: late })}
        </Button>
      ) : null}
    </div>
  );
}
