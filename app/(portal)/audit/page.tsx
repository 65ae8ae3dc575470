import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { buttonClasses } from "@/components/ui/button-style";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { listTrailCompanies, listTrailWords } from "@/lib/domains/admin/trail/queries";
import { trailFilter, trailSearch } from "@/lib/domains/admin/trail/schema";
import { requireActorAt } from "@/lib/web/actor";
import { TrailFilters } from "./_components/trail-filters";
import { TrailList } from "./_components/trail-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("audit"))("title") };
}

type Query = Record<string, string | string[] | undefined>;

/** What the address asks for; a part that cannot be read asks for nothing. */
function readQuery(query: Query) {
  const given = Object.entries(query).filter(([, value]) => typeof value === "string" && value !== "");
  const fields = Object.fromEntries(given);
  const bad = new Set(trailSearch.safeParse(fields).error?.issues.map(({ path }) => String(path[0])));
  const kept = Object.fromEntries(given.filter(([name]) => !bad.has(name)));
  return { filter: trailFilter.parse(kept), after: bad.has("after") ? undefined : (kept.after as string | undefined) };
}

async function Waiting() {
  const common = await getTranslations("common");
  return (
    <Loading label={common("loading")}>
      <SkeletonRows rows={10} />
    </Loading>
  );
}

/** Who did what and when, in the companies where the reader holds admin. */
export default async function AuditPage({ searchParams }: { searchParams: Promise<Query> }) {
  const actor = await requireActorAt("/audit");
  const [query, t, words, companies] = await Promise.all([
    searchParams,
    getTranslations("audit"),
    listTrailWords(actor),
    listTrailCompanies(actor),
  ]);
  const { filter, after } = readQuery(query);
  const asked = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <a href={`/api/audit/export?${asked}`} download className={buttonClasses()}>
          {t("export")}
        </a>
      </div>
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <TrailFilters key={asked.toString()} filter={filter} words={words} companies={companies} />
      <Suspense key={`${asked} ${after}`} fallback={<Waiting />}>
        <TrailList actor={actor} filter={filter} asked={asked} after={after} several={companies.length > 1} />
      </Suspense>
    </div>
  );
}
