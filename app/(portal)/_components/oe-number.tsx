import { getTranslations } from "next-intl/server";
import { oeOutcomeOf } from "@/app/(portal)/_components/oe-outcome";
import { PartResults } from "@/components/catalogue/search/part-results";
import { pageLabels } from "@/components/catalogue/page-labels";
import { ApplicabilityCard } from "@/components/oe/applicability-card";
import { OeSource } from "@/components/oe/oe-source";
import { OeState } from "@/components/oe/oe-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { RetryButton } from "@/components/vehicles/retry-button";
import { searchParts } from "@/lib/domains/catalogue/search/queries/search-parts";
import { getOeApplicability } from "@/lib/domains/oe/queries/get-applicability";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { readPage, type QueryValue } from "@/lib/shared/address";
import type { Language } from "@/lib/shared/languages";
import { mayOpen } from "@/lib/shared/page-rights";

interface Props {
  actor: Actor;
  lang: Language;
  number: string;
  query: Record<string, QueryValue>;
  /** This page, whose query turns the pages of vehicles and articles. */
  path: string;
  numberAt: (number: string) => string;
  /** Where the reader goes when there is nothing to show. */
  back: string;
  level?: 1 | 2;
}

/** A number of a vehicle maker in any spelling: its makers, what replaced it, its vehicles, the articles of other brands. */
export async function OeNumber({ actor, lang, number, query, path, numberAt, back, level = 2 }: Props) {
  const [page, hitPage] = [readPage(query.page), readPage(query.hits)];
  const [t, common, labels, outcome, hits] = await Promise.all([
    getTranslations("oe"),
    getTranslations("common"),
    pageLabels(),
    oeOutcomeOf(getOeApplicability(actor, { ref: number, lang, page })),
    searchParts(actor, { kind: "oe", text: number, exactOnly: true, lang, page: hitPage }),
  ]);
  const away = <LinkButton href={back}>{t("goBack")}</LinkButton>;
  const again = <RetryButton label={common("retry")} />;
  const mayOpenSheets = mayOpen("/pieces/article", heldBy(actor));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {outcome.is === "ok" ? (
        <>
          {outcome.value.applicability.map((entry) => (
            <ApplicabilityCard key={entry.make + entry.part_code} entry={entry} numberAt={numberAt} />
          ))}
          <Pagination
            page={page}
            pages={outcome.value.pages}
            hrefFor={(one) => `${path}?page=${one}`}
            labels={labels}
          />
          <OeSource source={outcome.value.source} />
        </>
      ) : (
        <OeState outcome={outcome} level={level} action={away} again={again} />
      )}
      {mayOpenSheets && hits.items.length > 0 ? (
        <section aria-labelledby="oe-articles">
          <h2 id="oe-articles" className="mb-2 text-lead font-semibold">
            {t("articlesOf", { count: hits.total })}
          </h2>
          <PartResults
            hits={hits}
            caption={t("articlesOf", { count: hits.total })}
            text=""
            hrefFor={(one) => `${path}?hits=${one}`}
          />
        </section>
      ) : null}
    </div>
  );
}
