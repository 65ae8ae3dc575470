import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { PrintButton } from "@/components/fit/print-button";
import { findStatsFrame, statsToday } from "@/lib/domains/stats/dashboard/queries/get-dashboard";
import { requireActorAt } from "@/lib/web/actor";
import { readAsked, type AskedQuery } from "../_components/asked";
import { PaperHead } from "../_components/paper-head";
import { PeriodForm } from "../_components/period-form";
import { PeriodNotes } from "../_components/period-notes";
import { StatsTabs, workshopPage } from "../_components/stats-tabs";
import { MissedSearches } from "./_components/missed-searches";
import { QuoteFigures } from "./_components/quote-figures";
import { SupplierAnswers } from "./_components/supplier-answers";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stats.workshop"))("title") };
}

/** What an owner asks of the own workshop: quotes and their value, what was sought in vain, how suppliers answer. */
export default async function WorkshopFiguresPage({ searchParams }: { searchParams: Promise<AskedQuery> }) {
  const actor = await requireActorAt("/sv5actia/workshop");
  const [query, t, frame] = await Promise.all([searchParams, getTranslations("stats"), findStatsFrame(actor)]);
  const today = statsToday();
  const asked = readAsked({ ...query, compare: "none" }, { today, widest: "company" });
  return (
    <PortalPage title={t("workshop.title")} lead={t("workshop.lead")}>
      <StatsTabs actor={actor} current="workshop" framed={frame !== null} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodForm key={JSON.stringify(asked)} action={workshopPage} asked={asked} today={today} scopeChoice={null} />
        <div className="no-print">
          <PrintButton label={t("print")} />
        </div>
      </div>
      <PaperHead period={asked.period} scope={asked.scope} today={today} />
      <PeriodNotes actor={actor} asked={asked} />
      <div className="charts grid min-w-0 gap-4">
        <QuoteFigures actor={actor} period={asked.period} />
        <SupplierAnswers actor={actor} period={asked.period} />
        <MissedSearches actor={actor} period={asked.period} />
      </div>
    </PortalPage>
  );
}
