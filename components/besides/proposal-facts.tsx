import { useTranslations } from "next-intl";
import { FitBadge } from "@/components/fit/fit-badge";
import { CapacityLine } from "@/components/repair/capacity-line";
import { useMinutes } from "@/components/repair/use-minutes";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { Proposal } from "@/lib/domains/cart/besides/schema";
import { listOf } from "./list-of";
import type { useProposal } from "./use-proposal";

interface Props {
  name: string;
  proposal: Proposal;
  best: ReturnType<typeof useProposal>["best"];
  loading: boolean;
}

/** What is proposed and why, how much of it, the article that would be added, and the way to another one. */
export function ProposalFacts({ name, proposal, best, loading }: Props) {
  const t = useTranslations("besides");
  const timeOf = useMinutes();
  const { why, of, axle, part, work, jobs } = proposal;
  const { capacity = null } = part ?? {};
  const reason = why === "together" ? null : t(`why.${why}`);
  return (
    <>
      <p>
        <bdi className="font-strong">{name}</bdi>
        {axle ? <span className="text-ink-2"> · {t(`axle.${axle}`)}</span> : null}
      </p>
      <p className="text-data text-ink-2">
        {jobs ? t("together", { part: of, count: jobs.with, all: jobs.all }) : `${reason} · ${of}`}
      </p>
      {capacity ? <CapacityLine {...capacity} /> : null}
      {work ? <p className="num text-data">{timeOf(work.minutes)}</p> : null}
      {best ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-data">
          <span className="num">
            {best.article.packs} × <bdi>{best.article.brand}</bdi> <bdi dir="ltr">{best.article.number}</bdi>
          </span>
          {part?.loose ? null : <FitBadge fit={best.article.fit} />}
        </p>
      ) : null}
      {loading ? <Skeleton className="w-40" /> : null}
      {part ? (
        <Link href={listOf(proposal, part)} prefetch={false} className="reach text-data text-accent hover:underline">
          {t(part.articles.length > 0 ? "other" : "search")}
        </Link>
      ) : null}
    </>
  );
}
