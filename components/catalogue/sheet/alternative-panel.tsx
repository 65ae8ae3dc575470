"use client";

import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { PagerButtons } from "@/components/ui/pager-buttons";
import { call } from "@/lib/api/client";
import type { OemRow } from "@/lib/domains/catalogue/sheet/oem/schema";
import type { Alternatives } from "@/lib/domains/catalogue/sheet/schema";
import { usePagerLabels } from "./use-pager-labels";

interface Props {
  article: { id: number; number: string; brand: string };
  /** The original number that the alternatives must carry; null for any of the article's. */
  through: OemRow | null;
  onAll: () => void;
  first: Alternatives;
  articlesAt: string;
}

function useAlternatives({ article, through, first }: Props, page: number) {
  const lang = useLocale();
  const oe = through?.norm;
  const fallbackData = page === 1 && !oe ? first : undefined;
  return useSWR(
    ["alternatives", article.id, oe ?? "", page, lang],
    () => call("get", "/fichearticle/{id}/alternatives", { params: { id: article.id }, query: { lang, page, oe } }),
    { fallbackData, keepPreviousData: true, revalidateOnFocus: false, revalidateOnMount: !fallbackData },
  );
}

/** Articles that carry one of the same original numbers, ten a page, each with the path that leads to it. */
export function AlternativePanel(props: Props) {
  const t = useTranslations("catalogue.oem");
  const common = useTranslations("common");
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useAlternatives(props, page);
  const { article, through, onAll, articlesAt } = props;
  const labels = usePagerLabels(t("alternativePages"), page, data?.pages ?? 1);
  return (
    <div className="grid gap-3" aria-busy={!data && !error}>
      {through ? (
        <p className="flex flex-wrap items-center gap-2 text-data">
          {t("only", { number: through.printed })}
          <Button size="sm" onClick={onAll}>
            {t("all")}
          </Button>
        </p>
      ) : null}
      {error ? (
        <p role="alert" className="flex items-center gap-2 text-data">
          {common("error")}
          <Button size="sm" onClick={() => void mutate()}>
            {common("retry")}
          </Button>
        </p>
      ) : null}
      {!data && !error ? <p className="text-ink-3">{common("loading")}</p> : null}
      {data?.total === 0 ? <p className="text-ink-2">{t("noAlternatives")}</p> : null}
      {data && data.total > 0 ? (
        <ul className="num" aria-label={t("alternatives", { count: data.total })}>
          {data.items.map(({ id, number, brand, through: path }) => (
            <li key={id} className="border-b border-line-2 py-1.5 last:border-b-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <b className="font-semibold">{brand.name}</b>
                <Link
                  href={`${articlesAt}/${id}`}
                  prefetch={false}
                  className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
                >
                  <bdi dir="ltr">{number}</bdi>
                </Link>
              </p>
              <p className="text-tiny text-ink-3">
                {t("path", {
                  from: `${article.brand} ${article.number}`,
                  numbers: path.slice(0, 3).join(", "),
                  to: `${brand.name} ${number}`,
                })}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <PagerButtons page={page} pages={data?.pages ?? 1} onPage={setPage} labels={labels} />
    </div>
  );
}
