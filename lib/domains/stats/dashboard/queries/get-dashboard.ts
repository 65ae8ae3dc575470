import { companySettings } from "@/lib/domains/account/settings/queries";
import { placeOf } from "@/lib/domains/apps/queries";
import type { AppPlace } from "@/lib/domains/apps/rules";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { invalid } from "@/lib/platform/problems";
import { isoDateIn } from "@/lib/shared/dates";
import { scopeOf } from "../../access";
import { listDays, readPeriod, type Period } from "../period";
import type { Dashboard, DashboardQuestion } from "../schema";
import { seriesOf, slidingFrom, slidingMeans } from "../series";
import { listDayRows, listMonthHits } from "./list-days";
import { listVcis } from "./list-vcis";

/** The day that it is where garages are. */
export const statsToday = (): string => isoDateIn(new Date(), "Europe/Paris");

/** The period that is asked for; 400 for one without days, of more than five years, or that has not begun. */
export function askedPeriod({ from, to }: DashboardQuestion): Period {
  const { period, fault } = readPeriod({ from, to }, statsToday());
  if (fault) throw invalid(`period-${fault}`, "The period is not one of 1 to 1830 days that have begun.");
  return period;
}

/** The figures of a period day by day, with the months from June on and the interfaces of diagnosis. */
export async function getDashboard(actor: Actor, asked: DashboardQuestion): Promise<Dashboard> {
  requireRight(actor, "CaiaApp");
  const period = askedPeriod(asked);
  const scope = scopeOf(actor, asked.scope);
  const [rows, monthly, vci] = await Promise.all([
    listDayRows(actor, { from: slidingFrom(period), to: period.to, scope }),
    listMonthHits(actor, { today: statsToday(), scope }),
    listVcis(actor, { ...period, scope }),
  ]);
  return {
    ...{ scope, ...period, days: listDays(period) },
    ...seriesOf(period, rows),
    sliding30: slidingMeans(period, rows),
    monthly,
    vci,
  };
}

/** Whether the company has chosen that nothing of it is counted. */
export async function isUncounted(actor: Actor): Promise<boolean> {
  requireRight(actor, "CaiaApp");
  return (await companySettings(actor)).isUncounted;
}

/** Where the statistics that the company has set are shown instead of ours; null where it has set none. */
export async function findStatsFrame(actor: Actor): Promise<AppPlace | null> {
  requireRight(actor, "CaiaApp");
  const { statisticsFrame: address } = await companySettings(actor);
  return address === null ? null : placeOf(actor, address);
}
