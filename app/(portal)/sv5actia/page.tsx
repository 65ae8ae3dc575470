import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AppView } from "@/app/(portal)/app/_components/app-view";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { PrintButton } from "@/components/fit/print-button";
import { LinkButton } from "@/components/ui/link-button";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { scopeOf } from "@/lib/domains/stats/access";
import { findStatsFrame, statsToday } from "@/lib/domains/stats/dashboard/queries/get-dashboard";
import { requireActorAt } from "@/lib/web/actor";
import { here, readAsked, type AskedQuery } from "./_components/asked";
import { DashboardFigures } from "./_components/dashboard-figures";
import { PaperHead } from "./_components/paper-head";
import { PeriodForm } from "./_components/period-form";
import { PeriodNotes } from "./_components/period-notes";
import { StatsTabs } from "./_components/stats-tabs";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stats"))("title") };
}

/** What is used, by whom and for which vehicles; the company's own frame first where it has one. */
export default async function DashboardPage({ searchParams }: { searchParams: Promise<AskedQuery> }) {
  const actor = await requireActorAt("/sv5actia");
  const [query, t, common, frame] = await Promise.all([
    searchParams,
    getTranslations("stats"),
    getTranslations("common"),
    findStatsFrame(actor),
  ]);
  const isFrame = frame !== null && (query.view === "frame" || Object.keys(query).length === 0);
  const tabs = <StatsTabs actor={actor} current={isFrame ? "frame" : "figures"} framed={frame !== null} />;
  if (frame && isFrame)
    return (
      <PortalPage title={t("title")}>
        {tabs}
        {frame.state === "page" ? (
          <LinkButton href={frame.address}>{t("view.open")}</LinkButton>
        ) : (
          <AppView title={t("view.frame")} place={frame} />
        )}
      </PortalPage>
    );
  const [today, widest] = [statsToday(), scopeOf(actor)];
  const asked = readAsked(query, { today, widest });
  const waiting = (
    <Loading label={common("loading")}>
      <SkeletonRows rows={12} />
    </Loading>
  );
  return (
    <PortalPage title={t("title")} lead={t(`lead.${asked.scope}`)}>
      {tabs}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodForm
          key={JSON.stringify(asked)}
          action={here}
          asked={asked}
          today={today}
          scopeChoice={widest === "installation" ? asked.scope : null}
          compares
        />
        <div className="no-print">
          <PrintButton label={t("print")} />
        </div>
      </div>
      <PaperHead period={asked.period} scope={asked.scope} today={today} />
      <PeriodNotes actor={actor} asked={asked} />
      <Suspense key={JSON.stringify(asked)} fallback={waiting}>
        <DashboardFigures actor={actor} asked={asked} widest={widest} />
      </Suspense>
    </PortalPage>
  );
}
