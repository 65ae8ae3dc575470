"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import type { Findable } from "@/lib/domains/catalogue/guided/filter";
import { FilterField, NothingFiltered } from "./filter-field";
import { useFilter } from "./use-filter";

export interface LeftRow extends Findable {
  oe: string;
  /** Where it is fitted, in words. */
  place: string;
  fits: boolean;
  /** What it asks that not all ask. */
  demands: readonly string[];
  href: string;
}

/** References to choose from, with a filter where there are more than two. */
export function LeftList({ rows, first }: { rows: readonly LeftRow[]; first: string }) {
  const t = useTranslations("guided");
  const filter = useFilter(rows, first);
  return (
    <>
      {filter.isOffered ? <FilterField filter={filter} hint={t("filterHelp")} /> : null}
      {filter.found.length === 0 ? <NothingFiltered filter={filter} /> : null}
      <ul className="grid gap-2">
        {filter.found.map(({ oe, place, fits, demands, href }) => (
          <li
            key={oe}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper px-4 py-3 shadow-card"
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="flex flex-wrap items-center gap-2">
                <bdi dir="ltr" className="num text-sub font-semibold">
                  {oe}
                </bdi>
                {place ? <Badge>{place}</Badge> : null}
                <Badge tone={fits ? "fit" : "unknown"}>{t(fits ? "fits" : "open")}</Badge>
              </span>
              {demands.length > 0 ? (
                <span className="mt-0.5 block text-data text-ink-2 wrap-anywhere">{demands.join(" · ")}</span>
              ) : null}
            </span>
            <LinkButton variant="primary" href={href} prefetch={false} aria-label={t("articlesOf", { number: oe })}>
              {t("articles")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
