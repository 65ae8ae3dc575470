import { getDashboard } from "@/lib/domains/stats/dashboard/queries/get-dashboard";
import { listDayRows } from "@/lib/domains/stats/dashboard/queries/list-days";
import { listDays } from "@/lib/domains/stats/dashboard/period";
import { seriesOf, slidingFrom, slidingMeans } from "@/lib/domains/stats/dashboard/series";
import type { Scope } from "@/lib/domains/stats/scopes";
import type { Actor } from "@/lib/platform/actor";
import type { Asked } from "./asked";
import { Figures } from "./figures";
import { FileList } from "./file-list";
import { HitCharts } from "./hit-charts";
import { PeopleCharts } from "./people-charts";
import { ShareSection } from "./share-section";
import { VciChart } from "./vci-chart";

interface Props {
  actor: Actor;
  asked: Asked;
  widest: Scope;
}

/** Everything that was counted in the period, beside the other one where two are compared. */
export async function DashboardFigures({ actor, asked, widest }: Props) {
  const { period, other, scope } = asked;
  const [shown, rows] = await Promise.all([
    getDashboard(actor, { ...period, scope }),
    other && listDayRows(actor, { from: slidingFrom(other), to: other.to, scope }),
  ]);
  const others = other && rows ? { days: listDays(other), means: slidingMeans(other, rows) } : null;
  return (
    <div className="charts grid min-w-0 gap-4">
      <Figures asked={asked} series={shown} others={other && rows ? seriesOf(other, rows) : null} />
      <HitCharts asked={asked} shown={shown} others={others} />
      <PeopleCharts asked={asked} shown={shown} />
      <VciChart asked={asked} shown={shown} />
      <ShareSection actor={actor} asked={asked} widest={widest} />
      <FileList actor={actor} scope={scope} />
    </div>
  );
}
