import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { oeOutcomeOf } from "@/app/(portal)/_components/oe-outcome";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { PartResults } from "@/components/catalogue/search/part-results";
import { pageLabels } from "@/components/catalogue/page-labels";
import { ApplicabilityCard } from "@/components/oe/applicability-card";
import { FittedVehicles } from "@/components/oe/fitted-vehicles";
import { OeSource } from "@/components/oe/oe-source";
import { OeState } from "@/components/oe/oe-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { RetryButton } from "@/components/vehicles/retry-button";
import { searchParts } from "@/lib/domains/catalogue/search/queries/search-parts";
import { getOeApplicability } from "@/lib/domains/oe/queries/get-applicability";
import type { OeApplicabilityAnswer } from "@/lib/domains/oe/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
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
  /** The vehicle in hand. */
  vehicle?: VehicleFacts | null;
  /** Whether the number is one of that vehicle, which is said first. */
  verdict?: (entries: OeApplicabilityAnswer["applicability"]) => ReactNode;
}

/** A number of a vehicle maker in any spelling: its makers, what replaced it, the articles of other brands, its vehicles. */
export async function OeNumber({ actor, lang, number, query, path, numberAt, back, ...rest }: Props) {
  const { level = 2, vehicle = null, verdict } = rest;
  const [page, hitPage] = [readPage(query.page), readPage(query.hits)];
  const [t, common, labels, { mayAdd }, outcome, hits] = await Promise.all([
    getTranslations("oe"),
    getTranslations("common"),
    pageLabels(),
    pageBuyer(),
    oeOutcomeOf(getOeApplicability(actor, { ref: number, lang, page })),
    searchParts(actor, { kind: "oe", text: number, exactOnly: true, lang, page: hitPage }),
  ]);
  const away = <LinkButton href={back}>{t("goBack")}</LinkButton>;
  const again = <RetryButton label={common("retry")} />;
  const heading = t(vehicle ? "articlesOfAll" : "articlesOf", { count: hits.total });
  const mayOpenSheets = mayOpen("/pieces/article", heldBy(actor));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {outcome.is === "ok" ? (
        <>
          {verdict?.(outcome.value.applicability)}
          {outcome.value.applicability.map((entry) => (
            <ApplicabilityCard key={entry.make + entry.part_code} entry={entry} numberAt={numberAt} />
          ))}
        </>
      ) : (
        <OeState outcome={outcome} level={level} action={away} again={again} />
      )}
      {mayOpenSheets && hits.items.length > 0 ? (
        <section aria-labelledby="oe-articles">
          <h2 id="oe-articles" className="mb-2 text-lead font-semibold">
            {heading}
          </h2>
          <PartResults
            hits={hits}
            caption={heading}
            text=""
            hrefFor={(one) => `${path}?hits=${one}`}
            sale={{ vehicle, mayAdd }}
          />
        </section>
      ) : null}
      {outcome.is === "ok" ? (
        <>
          <section aria-labelledby="oe-vehicles" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 id="oe-vehicles" className="scroll-mt-40 text-lead font-semibold">
              {t("fittedVehicles")}
            </h2>
            <FittedVehicles entries={outcome.value.applicability} isOpen={page > 1} />
            <Pagination
              page={page}
              pages={outcome.value.pages}
              hrefFor={(one) => `${path}?page=${one}#oe-vehicles`}
              labels={labels}
            />
          </section>
          <OeSource source={outcome.value.source} />
        </>
      ) : null}
    </div>
  );
}
