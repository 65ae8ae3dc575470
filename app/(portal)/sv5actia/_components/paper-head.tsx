import type { Period } from "@/lib/domains/stats/dashboard/period";
import type { Scope } from "@/lib/domains/stats/scopes";
import { pageUser } from "@/lib/web/actor";
import { chartWords } from "./chart-words";

/** On paper alone: whose figures these are, of which days, printed when. */
export async function PaperHead({ period, scope, today }: { period: Period; scope: Scope; today: string }) {
  const [{ t, day }, user] = await Promise.all([chartWords(), pageUser()]);
  const whose = scope === "installation" ? t("period.scopeOf.installation") : user.company.name;
  return (
    <p className="hidden text-data print:block">
      {t("paper", { whose, from: day(period.from), to: day(period.to), today: day(today) })}
    </p>
  );
}
